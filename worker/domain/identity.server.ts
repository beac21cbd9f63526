import { DomainError, violatesUnique } from "./errors.server.ts";

/** Usernames and emails are unique, and found, without regard to case (api-contract: Details, Accounts). */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** The refusal for a write that a unique index over names or emails refused; any other error is thrown on. */
export function takenOrThrow(error: unknown): DomainError {
  if (violatesUnique(error, "users.username_key")) {
    return new DomainError("username_taken", "Username already exists");
  }
  if (violatesUnique(error, "users.email_key")) {
    return new DomainError("email_taken", "duplicate key: this email is already registered");
  }
  throw error;
}
