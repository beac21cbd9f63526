/** The server's message, where it gave one, or the texts of part 2 §8 in its place. */
export class UploadError extends Error {}

/** @throws UploadError */
export async function uploadProfileImage(userId: string, file: File): Promise<void> {
  const body = new FormData();
  body.set("image", file, file.name);

  let response: Response;
  try {
    response = await fetch(`/api/users/${encodeURIComponent(userId)}/profile-image`, { method: "POST", body });
  } catch (error) {
    throw new UploadError("An error occurred while uploading your image", { cause: error });
  }
  if (!response.ok) throw new UploadError((await messageOf(response)) ?? "Upload failed");
}

async function messageOf(response: Response): Promise<string | null> {
  if (!/\bjson\b/.test(response.headers.get("Content-Type") ?? "")) return null;
  const { message }: { message?: unknown } = await response.json();
  return typeof message === "string" && message !== "" ? message : null;
}
