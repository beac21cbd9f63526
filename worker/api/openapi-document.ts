import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "../entry.ts";
import { isSafe } from "../same-origin.server.ts";
import { exampleOf } from "./openapi-examples.ts";
import { MEANING } from "./problems.ts";

export type ApiDocument = ReturnType<OpenAPIHono<AppEnv>["getOpenAPI31Document"]>;
export type PathItem = NonNullable<ApiDocument["paths"]>[string];
export type Operation = NonNullable<PathItem["get"]>;
export type Schemas = NonNullable<NonNullable<ApiDocument["components"]>["schemas"]>;
export type Schema = Schemas[string];

export const METHODS = ["get", "post", "put", "patch", "delete"] as const;

const DESCRIPTION = `JSON in and out. Sign in to get a session, as a cookie and as an access token: either will do.
Failures are application/problem+json with a stable code and a message that may be shown to a person. Lists are bare
arrays, paged by limit and offset; a full page carries a Link to the next.`;

/** Who may call what names no one: anybody, and a session is heeded where there is one. */
const ANYBODY: NonNullable<Operation["security"]> = [{}, { session: [] }, { bearer: [] }];

/** The OpenAPI 3.1 document of every route on the router (api-contract: Description). */
export function documentOf(api: OpenAPIHono<AppEnv>): ApiDocument {
  const { paths = {}, ...document } = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "Sleevenotes API", version: "1", description: DESCRIPTION },
    servers: [{ url: "/" }],
  });
  const schemas = document.components?.schemas ?? {};
  const complete = Object.entries(paths).map(([path, item]) => [`/api${path}`, completePath(item, schemas)]);
  const tags = [
    ...new Set(Object.values(paths).flatMap((item) => operationsOf(item).flatMap(([, { tags }]) => tags ?? []))),
  ];

  return { ...document, tags: tags.map((name) => ({ name })), paths: Object.fromEntries(complete) };
}

export function operationsOf(item: PathItem): [(typeof METHODS)[number], Operation][] {
  return METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [[method, operation] as [typeof method, Operation]] : [];
  });
}

function completePath(item: PathItem, schemas: Schemas): PathItem {
  return Object.fromEntries(
    operationsOf(item).map(([method, operation]) => [method, completeOperation(method, operation, schemas)]),
  );
}

/** Adds what holds for every call, so that no route has to repeat it. */
function completeOperation(method: string, operation: Operation, schemas: Schemas): Operation {
  const everywhere: (keyof typeof MEANING)[] = [401, 500];
  if (!isSafe(method.toUpperCase())) everywhere.push(403);
  if (operation.requestBody) everywhere.push(400, 413, 415, 422);

  const responses = {
    ...Object.fromEntries(everywhere.map((status) => [status, problem(status)])),
    ...operation.responses,
  };
  for (const [status, response] of Object.entries(responses)) responses[status] = withExamples(response, schemas);
  const { requestBody } = operation;
  return {
    ...operation,
    security: operation.security ?? ANYBODY,
    ...(requestBody && "content" in requestBody ? { requestBody: withExamples(requestBody, schemas) } : {}),
    responses,
  };
}

type Described = { content?: Record<string, { schema?: Schema; example?: unknown }> };

function withExamples<T extends Described>(described: T, schemas: Schemas): T {
  if (described.content === undefined) return described;
  const content = Object.entries(described.content).map(([type, media]) => {
    const needsOne = type === "application/json" && media.schema !== undefined && media.example === undefined;
    return [type, needsOne ? { ...media, example: exampleOf(media.schema, schemas) } : media];
  });
  return { ...described, content: Object.fromEntries(content) };
}

function problem(status: keyof typeof MEANING) {
  return {
    description: MEANING[status],
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}
