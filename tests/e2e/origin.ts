export const PORT = 8799;
/** Where oauth.spec.ts plays Google. */
export const GOOGLE_PORT = 8797;
export const GOOGLE = `http://localhost:${GOOGLE_PORT}`;
export const ORIGIN = `http://localhost:${PORT}`;
