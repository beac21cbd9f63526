const CURVE = { name: "ECDH", namedCurve: "P-256" };

export type PushedMessage = { title: string; body: string; url: string; tag: string };

/** What a browser makes when it subscribes: the keys that it gives away, and the way to read what is sealed with them. */
export async function makePushKeys() {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ["deriveBits"])) as CryptoKeyPair;
  const point = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  const secret = crypto.getRandomValues(new Uint8Array(16));
  return {
    keys: { p256dh: base64url(point), auth: base64url(secret) },
    /** RFC 8291, by hand: a library would believe itself. */
    async read(body: Uint8Array<ArrayBuffer>): Promise<PushedMessage> {
      const [salt, sender, sealed] = [body.slice(0, 16), body.slice(21, 86), body.slice(86)];
      const theirs = await crypto.subtle.importKey("raw", sender, CURVE, false, []);
      const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: theirs }, pair.privateKey, 256);
      const info = new Uint8Array([...text("WebPush: info\0"), ...point, ...sender]);
      const material = await derive(secret, new Uint8Array(shared), info, 32);
      const key = await derive(salt, material, text("Content-Encoding: aes128gcm\0"), 16);
      const iv = await derive(salt, material, text("Content-Encoding: nonce\0"), 12);
      const cipher = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
      const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, cipher, sealed));
      return JSON.parse(new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2))));
    },
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

async function derive(salt: Bytes, from: Bytes, info: Bytes, bytes: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8));
}

function text(value: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(value));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
