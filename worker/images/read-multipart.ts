import { DomainError } from "../domain/errors.server.ts";

export type MultipartForm = {
  /** The bytes of the file; null where none was chosen. */
  image: Uint8Array | null;
  /** All that is no file. */
  fields: Record<string, string>;
};

/**
 * A form with one picture in it, for the API and for pages alike. How much it may weigh as a whole is said by
 * body-limits.server.ts; whether the picture is one, by `readPicture`.
 *
 * @throws DomainError malformed, unsupported_media_type
 */
export async function readMultipart(request: Request, { imageField }: { imageField: string }): Promise<MultipartForm> {
  const type = request.headers.get("Content-Type");
  if (type === null && request.body === null) return { image: null, fields: {} };
  if (!/^multipart\/form-data\b/i.test(type ?? "")) {
    throw new DomainError("unsupported_media_type", "Send the body as multipart/form-data.");
  }

  const form = await readForm(request);
  const file = form.get(imageField);
  const fields = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return { image: file instanceof File ? await readFile(file) : null, fields: Object.fromEntries(fields) };
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    throw new DomainError("malformed", "The body is not valid multipart/form-data.", { internal: error });
  }
}

/** A form without a choice sends a file with no name and nothing in it. */
async function readFile(file: File): Promise<Uint8Array | null> {
  if (file.name === "" && file.size === 0) return null;
  return new Uint8Array(await file.arrayBuffer());
}
