import type { Schema, Schemas } from "./openapi-document.ts";

type Inline = Exclude<Schema, { $ref: string }>;

/** Deep enough for every shape there is, and an end to one that holds itself. */
const DEPTH = 24;

const MEMBER_ID = "k3v9q2m7x4w1p8t5r6z0b2nh";
const PICTURE_PATH = "/images/profile/5u2k7qa3vbn4mxw6c2t7hdje4r.jpg";
const ALBUM_ID = "nina-simone-i-put-a-spell-on-you";

/** What fields of these names hold, where a shape gives no example of its own. */
const BY_NAME: Record<string, unknown> = {
  id: MEMBER_ID,
  user_id: MEMBER_ID,
  album_id: ALBUM_ID,
  artist_id: "nina-simone",
  username: "nina_s",
  name: "Nina",
  email: "nina@example.com",
  bio: "Mostly records older than me.",
  title: "I Put a Spell on You",
  artist: "Nina Simone",
  release_date: "1965-06",
  content: "Every song is somebody else's, until she sings it.",
  cover_image_url: `/covers/albums/${ALBUM_ID}.svg`,
  profile_image_url: PICTURE_PATH,
  imageUrl: PICTURE_PATH,
  access_token: "5u2k7q…",
  rating: 9,
};

/** A value of the schema: its own examples where it names them, else the plainest one of its type. */
export function exampleOf(schema: Schema | undefined, schemas: Schemas, name = "", depth = DEPTH): unknown {
  if (schema === undefined || depth === 0) return null;
  if (isReference(schema)) return exampleOf(resolve(schema, schemas), schemas, name, depth - 1);

  const named = [schema.example, schema.examples?.[0], schema.default, schema.enum?.[0]];
  const given = named.find((value) => value !== undefined);
  if (given !== undefined) return given;
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, schemas, name, depth - 1)));
  }
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  return choice ? exampleOf(choice, schemas, name, depth - 1) : plainest(schema, schemas, name, depth);
}

function plainest(schema: Inline, schemas: Schemas, name: string, depth: number): unknown {
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  if (type === "object" || schema.properties) {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([key, value]) => [key, exampleOf(value, schemas, key, depth - 1)]));
  }
  if (type === "array") {
    const item = exampleOf(schema.items, schemas, "", depth - 1);
    return Array.from({ length: schema.minItems ?? 1 }, () => item);
  }
  if (Object.hasOwn(BY_NAME, name) && typeof BY_NAME[name] === kindOf(type)) return BY_NAME[name];
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  return type === "string" ? "text" : null;
}

function kindOf(type: string | undefined): string {
  return type === "integer" ? "number" : (type ?? "");
}

export function isReference(schema: Schema): schema is Extract<Schema, { $ref: string }> {
  return "$ref" in schema;
}

export function resolve({ $ref }: { $ref: string }, schemas: Schemas): Schema | undefined {
  return schemas[$ref.replace("#/components/schemas/", "")];
}
