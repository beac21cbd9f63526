/** Another address than the real one is for development and tests alone. */
export function addressOf(env: Env, configured: string | undefined, real: string): string {
  return env.ENVIRONMENT !== "production" && configured ? configured : real;
}
