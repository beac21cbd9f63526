import { html } from "hono/html";
import type { Schema } from "./openapi-document.ts";
import { isReference } from "./openapi-examples.ts";

type View = ReturnType<typeof html> | string;
type Inline = Exclude<Schema, { $ref: string }>;

/** A fragment's name: letters, digits and dashes. */
export function anchorOf(kind: string, name: string): string {
  return `${kind}-${name}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");
}

/** A schema in words, its fields as a table. */
export function schemaView(schema: Schema | undefined): View {
  if (schema === undefined) return "";
  if (isReference(schema)) {
    const name = schema.$ref.replace("#/components/schemas/", "");
    return html`<a href="#${anchorOf("schema", name)}">${name}</a>`;
  }
  const parts = schema.allOf ?? schema.anyOf ?? schema.oneOf;
  if (parts)
    return html`${parts.map((part, at) => html`${at === 0 ? "" : schema.allOf ? " and " : " or "}${schemaView(part)}`)}`;
  if (schema.properties) return fieldTable(schema);
  if (schema.items) return html`list of ${schemaView(schema.items)}${limitsOf(schema)}`;
  return html`${[schema.type ?? "anything"].flat().join(" or ")}${limitsOf(schema)}`;
}

function fieldTable({ properties = {}, required = [] }: Inline): View {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${schemaView(schema)}${required.includes(name) ? "" : ", optional"}</td></tr>`,
  );
  return html`<table><tbody>${rows}</tbody></table>`;
}

function limitsOf(schema: Inline): string {
  const { format, pattern, minimum, maximum, minLength, maxLength, minItems, maxItems, description } = schema;
  const limits = [
    schema.enum && `one of ${schema.enum.join(", ")}`,
    format,
    pattern && `matching ${pattern}`,
    between(minimum, maximum, ""),
    between(minLength, maxLength, " characters"),
    between(minItems, maxItems, " items"),
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
    description,
  ].filter((limit) => typeof limit === "string" && limit !== "");
  return limits.length === 0 ? "" : `, ${limits.join(", ")}`;
}

function between(min: number | undefined, max: number | undefined, unit: string): string {
  if (min === undefined && max === undefined) return "";
  if (max === undefined) return `at least ${min}${unit}`;
  return min === undefined ? `at most ${max}${unit}` : `${min} to ${max}${unit}`;
}
