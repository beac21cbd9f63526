import { expect, test } from "vitest";
import { api } from "#worker/api/index.ts";
import { apiJson, page } from "../http.ts";

type Operation = {
  tags?: string[];
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content: Record<string, { schema?: unknown; example?: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: unknown; example?: unknown }> }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
  paths: Record<string, Record<string, Operation>>;
};

async function readDocument() {
  const { body } = await apiJson<Document>("/openapi.json");
  const operations = Object.entries(body.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ name: `${method} ${path}`, path, method, operation })),
  );
  return { document: body, operations };
}

test("the document is OpenAPI 3.1 with what tools need", async () => {
  const { document } = await readDocument();

  expect(document.openapi).toBe("3.1.0");
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(document.servers).toEqual([{ url: "/" }]);
  expect(document.components.securitySchemes).toMatchObject({
    session: { type: "apiKey", in: "cookie", name: "__Host-session" },
    bearer: { type: "http", scheme: "bearer" },
  });
});

test("every registered route is described, and nothing else", async () => {
  const { operations } = await readDocument();

  const registered = api.routes
    .filter(({ method, path }) => method !== "ALL" && path !== "*")
    .map(
      ({ method, path }) => `${method.toLowerCase()} /api${path.replace(/^\/api/, "").replaceAll(/:(\w+)/g, "{$1}")}`,
    );

  expect(operations.map(({ name }) => name).sort()).toEqual([...new Set(registered)].sort());
});

test("every operation says what it is, who may call it and what it answers", async () => {
  const { document, operations } = await readDocument();
  const tags = document.tags.map(({ name }) => name);

  for (const { name, path, method, operation } of operations) {
    expect(operation.summary, name).toEqual(expect.any(String));
    expect(tags, name).toContain(operation.tags?.[0]);
    expect(operation.security, name).toBeDefined();
    const statuses = Object.keys(operation.responses);
    expect(
      statuses.some((status) => /^(?:101|2\d\d)$/.test(status)),
      name,
    ).toBe(true);
    expect(statuses, name).toEqual(expect.arrayContaining(["401", "500"]));
    if (method !== "get") expect(statuses, name).toContain("403");
    if (operation.requestBody) expect(statuses, name).toEqual(expect.arrayContaining(["400", "413", "415", "422"]));
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const described = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
    expect(described.map((parameter) => parameter.name).sort(), name).toEqual(inPath.sort());
    expect(
      described.every(({ required }) => required),
      name,
    ).toBe(true);
  }
});

test("every JSON body and answer has a schema and an example", async () => {
  const { operations } = await readDocument();

  for (const { name, operation } of operations) {
    const bodies = operation.requestBody ? Object.entries(operation.requestBody.content) : [];
    const answers = Object.values(operation.responses).flatMap(({ content }) => Object.entries(content ?? {}));
    for (const [type, { schema, example }] of [...bodies, ...answers]) {
      expect(schema, `${name} ${type}`).toBeDefined();
      if (type === "application/json") expect(example, `${name} ${type}`).toBeDefined();
    }
  }
});

test("every operation that is for members alone refuses strangers with 401, whatever they send", async () => {
  const { operations } = await readDocument();
  const closed = operations.filter(({ operation }) => operation.security?.every((way) => Object.keys(way).length > 0));

  for (const { name, path, method, operation } of closed) {
    const { status } = await apiJson(path.replace(/^\/api/, "").replaceAll(/\{\w+\}/g, "some-id"), {
      method: method.toUpperCase(),
      body: method === "get" ? undefined : {},
      headers: operation.responses["101"] ? { Upgrade: "websocket" } : {},
    });
    expect(status, name).toBe(401);
  }
  expect(closed.length).toBeGreaterThan(5);
});

test("every reference leads to a schema", async () => {
  const { document } = await readDocument();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);

  expect(references.length).toBeGreaterThan(0);
  for (const target of new Set(references)) {
    expect(Object.keys(document.components.schemas)).toContain(target?.replace("#/components/schemas/", ""));
  }
});

test("a session may have no user, and the description says so", async () => {
  const { document } = await readDocument();

  expect(document.components.schemas.CurrentSession).toMatchObject({
    properties: { user: { anyOf: [{ $ref: "#/components/schemas/SessionUser" }, { type: "null" }] } },
  });
});

test("an answer's example is a whole one, through every shape that it is made of", async () => {
  const { document } = await readDocument();
  const answer = document.paths["/api/auth/session"]?.get?.responses["200"];

  expect(answer?.content?.["application/json"]?.example).toMatchObject({
    user: { username: "nina_s", email: "nina@example.com", followers_count: 1, is_admin: false },
    expires_at: "2026-11-21T09:30:00.000Z",
  });
});

test("the page shows every operation and schema, links that lead somewhere, and loads nothing", async () => {
  const { document, operations } = await readDocument();

  const response = await page("/api/docs");
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids, target).toContain(target);
  for (const { path, operation } of operations) {
    expect(html).toContain(path);
    expect(html).toContain(operation.summary?.replaceAll("'", "&#39;"));
  }
  for (const name of Object.keys(document.components.schemas)) expect(html).toContain(`<h3>${name}</h3>`);
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test("the page's one script carries the nonce of its answer", async () => {
  const response = await page("/api/docs");
  const html = await response.text();

  const nonce = response.headers.get("Content-Security-Policy")?.match(/'nonce-([^']+)'/)?.[1];
  expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([`<script nonce="${nonce}">`]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});
