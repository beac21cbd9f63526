export const PORT = 8799;
export const ORIGIN = `http://localhost:${PORT}`;
