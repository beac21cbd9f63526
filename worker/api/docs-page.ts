import { html, raw } from "hono/html";
import { anchorOf, schemaView } from "./docs-schema.ts";
import { type ApiDocument, type Operation, operationsOf, type Schema } from "./openapi-document.ts";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, CanvasText 20%, transparent); }
body { overflow-wrap: anywhere; max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 6rem; }
a { color: LinkText; }
h2 { margin: 2.5rem 0 .5rem; }
nav ul { columns: 20rem; padding-left: 1.2rem; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .25rem 1rem 1rem; margin: 1rem 0; overflow-x: auto; scroll-margin-top: 1rem; }
h3 { font-size: 1rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 .25rem; font-size: .9rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; border-radius: .375rem; background: color-mix(in srgb, CanvasText 8%, Canvas); }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
article > table > tbody > tr > th { white-space: nowrap; }
input { font: inherit; box-sizing: border-box; width: 100%; max-width: 28rem; padding: .5rem .75rem; }
.method { text-transform: uppercase; font-weight: 700; }
`;

/** Hides what does not hold every word that is typed. Without it, the browser's own search does. */
const FILTER = `
const box = document.getElementById("filter");
box.hidden = false;
box.querySelector("input").addEventListener("input", ({ target }) => {
  const words = target.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const one of document.querySelectorAll("[data-find]")) {
    one.hidden = !words.every((word) => one.dataset.find.includes(word));
  }
});
`;

/** The document for people: nothing but this page is loaded. */
export function docsPage(document: ApiDocument, nonce: string) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    operationsOf(item).map(([method, operation]) => ({ method, path, operation })),
  );
  const schemas = Object.entries(document.components?.schemas ?? {});

  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<h1>${document.info.title}</h1>
<p>${document.info.description ?? ""}</p>
<p>As a document for tools: <a href="/api/openapi.json">/api/openapi.json</a></p>
<p id="filter" hidden><label>Find a call <input type="search" autocomplete="off"></label></p>
</header>
<main>
${(document.tags ?? []).map(({ name }) => {
  const mine = operations.filter(({ operation }) => operation.tags?.includes(name));
  return html`<section>
<h2 id="${anchorOf("tag", name)}">${name}</h2>
<nav aria-label="${name}"><ul>${mine.map(linkTo)}</ul></nav>
${mine.map(call)}
</section>`;
})}
<section>
<h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => namedSchema(name, schema))}
</section>
</main>
<script nonce="${nonce}">${raw(FILTER)}</script>
</body>
</html>
`;
}

type Call = { method: string; path: string; operation: Operation };

function linkTo({ method, path, operation }: Call) {
  return html`<li data-find="${findable({ method, path, operation })}"><a href="#${anchorOf(method, path)}"><span class="method">${method}</span> ${path}</a></li>`;
}

function call({ method, path, operation }: Call) {
  const parameters = operation.parameters ?? [];
  return html`<article id="${anchorOf(method, path)}" data-find="${findable({ method, path, operation })}">
<h3><a href="#${anchorOf(method, path)}"><code><span class="method">${method}</span> ${path}</code></a></h3>
<p>${operation.summary ?? ""}</p>
<p>${whoMayCall(operation)}</p>
${parameters.length === 0 ? "" : html`<h4>Parameters</h4><table><tbody>${parameters.map(parameterRow)}</tbody></table>`}
${requestView(operation)}
<h4>Answers</h4>
<table><tbody>${Object.entries(operation.responses ?? {}).map(([status, response]) => responseRow(status, response))}</tbody></table>
</article>`;
}

function parameterRow(parameter: NonNullable<Operation["parameters"]>[number]) {
  if ("$ref" in parameter) return "";
  const { name, in: place, required, schema, description } = parameter;
  return html`<tr><th scope="row"><code>${name}</code></th><td>${place}${required ? ", required" : ""}</td><td>${schemaView(schema)} ${description ?? ""}</td></tr>`;
}

function requestView({ requestBody }: Operation) {
  if (!requestBody || "$ref" in requestBody) return "";
  return html`<h4>Body${requestBody.required ? "" : " (may be left out)"}</h4>${contentView(requestBody.content)}`;
}

function responseRow(status: string, response: NonNullable<Operation["responses"]>[string]) {
  const content: Content = response.content ?? {};
  return html`<tr><th scope="row">${status}</th><td>${response.description}${contentView(content)}</td></tr>`;
}

type Content = Record<string, { schema?: Schema; example?: unknown }>;

function contentView(content: Content) {
  return Object.entries(content).map(
    ([type, { schema, example }]) => html`<div><code>${type}</code> ${schemaView(schema)}</div>
${example === undefined ? "" : html`<pre>${JSON.stringify(example, null, 2)}</pre>`}`,
  );
}

function namedSchema(name: string, schema: Schema) {
  return html`<article id="${anchorOf("schema", name)}" data-find="${name.toLowerCase()}"><h3>${name}</h3>${schemaView(schema)}</article>`;
}

function whoMayCall({ security = [] }: Operation): string {
  return security.some((way) => Object.keys(way).length === 0) ? "Open to everybody." : "Signed in only.";
}

function findable({ method, path, operation }: Call): string {
  return `${method} ${path} ${operation.summary ?? ""} ${operation.tags?.join(" ") ?? ""}`.toLowerCase();
}
