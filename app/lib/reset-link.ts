/** Milliseconds that checking a link may take (part 1 §9). */
const TIMEOUT = 5000;

/** Why a reset link cannot be used: the texts of part 1 §8. */
export const RESET_LINK_ERRORS = {
  missing: "Invalid password reset link. Please request a new one.",
  format: "Invalid password reset link format. Please request a new one.",
  expired: "Invalid or expired password reset link. Please request a new one.",
  unprocessed: "Failed to process password reset link. Please request a new one.",
  unreachable: "Something went wrong. Please try again or request a new reset link.",
  timeout: "Password reset link processing timed out. Please try again.",
} as const;

export type ResetLink = { token: string } | { error: string };

/** Reads the token from an address's fragment, which no server and no log sees, and asks whether it still works. */
export async function checkResetLink(fragment: string): Promise<ResetLink> {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  if ([...given].length === 0) return { error: RESET_LINK_ERRORS.missing };
  if (given.has("error") || given.has("error_code")) return { error: RESET_LINK_ERRORS.expired };
  const token = given.get("access_token");
  if (!token || given.get("type") !== "recovery") return { error: RESET_LINK_ERRORS.format };

  try {
    const response = await fetch("/api/auth/reset-password/verify", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) return { token };
    return { error: response.status === 400 ? RESET_LINK_ERRORS.expired : RESET_LINK_ERRORS.unprocessed };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    return { error: timedOut ? RESET_LINK_ERRORS.timeout : RESET_LINK_ERRORS.unreachable };
  }
}
