import { OpenAPIHono } from "@hono/zod-openapi";
import { DomainError, type FieldErrors } from "../domain/errors.server.ts";
import type { AppEnv } from "../entry.ts";

/** A router whose refused bodies are 422 by field, and whose unreadable paths and queries are 400. */
export function apiRouter() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const errors: FieldErrors = {};
      for (const { path, message } of result.error.issues) {
        const field = path.map(String)[0] ?? "body";
        errors[field] = [...(errors[field] ?? []), message];
      }
      const [field, [message] = []] = Object.entries(errors)[0] ?? [];
      if (result.target === "json" || result.target === "form") {
        throw new DomainError("invalid", message ?? "That could not be saved.", { errors });
      }
      throw new DomainError("malformed", `The ${result.target} parameter "${field}" could not be read: ${message}`);
    },
  });
}
