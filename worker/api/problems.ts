import { z } from "@hono/zod-openapi";

export const MEANING = {
  400: "The body or a parameter could not be read",
  401: "No session, or one that has ended",
  403: "Signed in, but not allowed; or sent from another site",
  404: "No such thing, or none that this caller may know of",
  409: "It is so already, and repeating it is an error",
  413: "Larger than the limit",
  415: "A content type that this path does not take",
  422: "Well-formed but refused, by field",
  426: "Not the beginning of a WebSocket",
  429: "Too often; Retry-After says how many seconds to wait",
  500: "Something broke here; request_id says which request",
  503: "Nothing can stand in for the catalogue just now",
} as const;

const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string().openapi({ description: "Stable, snake_case" }),
    message: z.string().openapi({ description: "May be shown to a person" }),
    errors: z.record(z.string(), z.array(z.string())).optional().openapi({ description: "By field, on 422 alone" }),
    request_id: z.string().optional().openapi({ description: "On 500 alone" }),
  })
  .openapi("Problem", {
    example: { type: "about:blank", title: "Not Found", status: 404, code: "not_found", message: "Album not found" },
  });

type ProblemResponse = { description: string; content: { "application/problem+json": { schema: typeof Problem } } };

/** The failures that a route can answer, for its description. */
export function problems<S extends keyof typeof MEANING>(...statuses: S[]): Record<S, ProblemResponse> {
  const entries = statuses.map((status) => [
    status,
    { description: MEANING[status], content: { "application/problem+json": { schema: Problem } } },
  ]);
  return Object.fromEntries(entries) as Record<S, ProblemResponse>;
}

/** A call that needs a session: by cookie or by bearer token. */
export const signedIn: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }];
