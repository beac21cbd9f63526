import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/** With N = 2^14 an OWASP row: 16 MB and about 100 ms (design: Accounts). N is configuration, so that tests are quick. */
const BLOCK_SIZE = 8;
const PARALLELISM = 5;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

type Cost = { ln: number; r: number; p: number };
type Configured = Pick<Env, "PASSWORD_COST">;

/** `$scrypt$ln=14,r=8,p=5$salt$key` (PHC), both parts base64 without padding. */
export function hashPassword(env: Configured, password: string): string {
  const parameters = wanted(env);
  const salt = randomBytes(SALT_BYTES);
  const { ln, r, p } = parameters;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(derive(password, salt, parameters))}`;
}

/** Compares in constant time; without a stored hash it takes as long and is false. */
export function verifyPassword(env: Configured, password: string, stored: string | null): boolean {
  if (stored === null) {
    derive(password, randomBytes(SALT_BYTES), wanted(env));
    return false;
  }
  const { parameters, salt, key } = read(stored);
  return timingSafeEqual(derive(password, salt, parameters), key);
}

/** Whether the hash is cheaper to guess than one made today. */
export function needsRehash(env: Configured, stored: string): boolean {
  const { parameters } = read(stored);
  const today = wanted(env);
  return parameters.ln < today.ln || parameters.r < today.r || parameters.p < today.p;
}

/**
 * Synchronous on purpose: workerd computes scrypt on the isolate's one thread anyway, and this way its 16 MB are never
 * held twice. The same password typed on another keyboard may arrive in another Unicode form: NFKC makes them one.
 */
function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Buffer {
  const cost = 2 ** ln;
  const memory = 128 * cost * r;
  return scryptSync(password.toWellFormed().normalize("NFKC"), salt, KEY_BYTES, { N: cost, r, p, maxmem: 2 * memory });
}

function wanted(env: Configured): Cost {
  const ln = Math.log2(Number(env.PASSWORD_COST));
  if (!Number.isInteger(ln) || ln < 1) throw new Error("PASSWORD_COST must be a power of two");
  return { ln, r: BLOCK_SIZE, p: PARALLELISM };
}

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/-]+)\$([\w+/-]+)$/;

function read(stored: string): { parameters: Cost; salt: Uint8Array; key: Uint8Array } {
  const [, ln, r, p, salt, key] = PHC.exec(stored) ?? [];
  if (salt === undefined || key === undefined) throw new Error("A stored password hash cannot be read");
  return { parameters: { ln: Number(ln), r: Number(r), p: Number(p) }, salt: decode(salt), key: decode(key) };
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replace(/=+$/, "");
}

function decode(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, "base64"));
}
