/** Whether the app's script sent this form: then it waits and leads on itself, else the server redirects at once. */
export function sentByScript(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
