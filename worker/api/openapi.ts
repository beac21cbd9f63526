import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { AppEnv } from "../entry.ts";
import { docsPage } from "./docs-page.ts";
import { type ApiDocument, documentOf } from "./openapi-document.ts";

const tags = ["Service"];

const getDocument = createRoute({
  method: "get",
  path: "/openapi.json",
  tags,
  summary: "This description, as an OpenAPI 3.1 document",
  responses: {
    200: {
      description: "The document",
      content: { "application/json": { schema: z.looseObject({ openapi: z.string() }) } },
    },
  },
});

const getDocs = createRoute({
  method: "get",
  path: "/docs",
  tags,
  summary: "This description, as a page",
  responses: { 200: { description: "The page", content: { "text/html": { schema: z.string() } } } },
});

/** Describes all that is registered on `api` so far, and what the two paths here answer. */
export function describe(api: OpenAPIHono<AppEnv>): void {
  api.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: "__Host-session",
    description:
      "Set by signing in. On plain-http localhost its name is session. Unsafe calls need this site's Origin.",
  });
  api.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    description: "The access_token that signing in answers with.",
  });

  let document: ApiDocument | undefined;
  const described = () => {
    document ??= documentOf(api);
    return document;
  };
  api.openapi(getDocument, (c) => c.json(described(), 200));
  api.openapi(getDocs, (c) => {
    // Its script carries this answer's nonce, so it is never kept for another.
    c.header("Cache-Control", "no-store");
    return c.html(docsPage(described(), c.get("secureHeadersNonce") ?? ""), 200);
  });
}
