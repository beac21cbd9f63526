import { DomainError } from "../domain/errors.server.ts";
import { PICTURE_MAX_BYTES } from "../domain/pictures.schema.ts";
import { concat } from "./bytes.ts";
import { TOO_LARGE } from "./read-picture.ts";

/** What stands around a picture: the other fields, names and boundaries. */
const AROUND_A_PICTURE = 64 * 1024;
/** What a form with one picture may weigh as a whole. */
export const PICTURE_FORM_MAX_BYTES = PICTURE_MAX_BYTES + AROUND_A_PICTURE;
/** And one in which no picture was chosen. */
export const BARE_FORM_MAX_BYTES = AROUND_A_PICTURE;

export type MultipartForm = {
  /** The bytes of the file; null where none was chosen. */
  image: Uint8Array | null;
  /** All that is no file. */
  fields: Record<string, string>;
};

/**
 * A form with one picture in it, for the API and for pages alike. Whether the picture is one, `readPicture` says.
 *
 * @param maxBytes what the whole may weigh
 * @param tooLarge what is said of a form that weighs too much
 * @throws DomainError malformed, too_large, unsupported_media_type
 */
export async function readMultipart(
  request: Request,
  {
    imageField,
    maxBytes = PICTURE_FORM_MAX_BYTES,
    tooLarge = TOO_LARGE,
  }: { imageField: string; maxBytes?: number; tooLarge?: string },
): Promise<MultipartForm> {
  const type = request.headers.get("Content-Type");
  if (type === null && request.body === null) return { image: null, fields: {} };
  if (type === null || !/^multipart\/form-data\b/i.test(type)) {
    throw new DomainError("unsupported_media_type", "Send the body as multipart/form-data.");
  }

  const bytes = await readBody(request, maxBytes);
  if (!bytes) throw new DomainError("too_large", tooLarge);
  const form = await parse(bytes, type);
  const file = form.get(imageField);
  const fields = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return { image: file instanceof File ? await readFile(file) : null, fields: Object.fromEntries(fields) };
}

/** Null for what weighs too much, by the length that it declares or as soon as that much has arrived. */
async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length")) > maxBytes) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return concat(parts);
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  } catch (error) {
    throw new DomainError("malformed", "The body is not valid multipart/form-data.", { internal: error });
  }
}

/** A form without a choice sends a file with no name and nothing in it. */
async function readFile(file: File): Promise<Uint8Array | null> {
  if (file.name === "" && file.size === 0) return null;
  return new Uint8Array(await file.arrayBuffer());
}
