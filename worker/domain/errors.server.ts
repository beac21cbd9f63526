/** Every way in which a call can be refused, and the HTTP status that says so (api-contract: Failure). */
const STATUS = {
  malformed: 400,
  invalid_reset_token: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  cross_origin: 403,
  blocked: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_reported: 409,
  email_taken: 409,
  favorites_limit: 409,
  last_sign_in: 409,
  review_exists: 409,
  username_set: 409,
  username_taken: 409,
  voting_closed: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  prohibited_language: 422,
  upgrade_required: 426,
  rate_limited: 429,
  internal: 500,
  catalogue_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;
export type FieldErrors = Record<string, string[]>;

type Details = {
  /** By field, for 422 alone. */
  errors?: FieldErrors;
  /** Whole seconds until it may be tried again, for 429 and 503. */
  retryAfter?: number;
  /** For the log; never leaves the server. */
  internal?: unknown;
};

/** A refusal: `message` may be shown to a person as it is. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.internal });
    this.name = "DomainError";
    this.code = code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }

  get status() {
    return STATUS[this.code];
  }
}

export function notFound(what: string): DomainError {
  return new DomainError("not_found", `${what} not found`);
}

export function invalid(field: string, message: string): DomainError {
  return new DomainError("invalid", message, { errors: { [field]: [message] } });
}

/** Whether a statement was refused by a unique index (or primary key) over `column`, named `table.column`. */
export function violatesUnique(error: unknown, column: string): boolean {
  return describe(error).includes(`UNIQUE constraint failed: ${column}`);
}

/** Whether a statement was refused because `column`, named `table.column`, would have been NULL. */
export function violatesNotNull(error: unknown, column: string): boolean {
  return describe(error).includes(`NOT NULL constraint failed: ${column}`);
}

export function violatesForeignKey(error: unknown): boolean {
  return describe(error).includes("FOREIGN KEY constraint failed");
}

/** Drizzle wraps single statements and puts every parameter into its message: only the cause is read, and only here. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return error.cause instanceof Error ? error.cause.message : error.message;
}
