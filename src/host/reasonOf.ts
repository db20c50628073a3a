/** What an error says. By its shape: the classes of drivers and of other contexts are their own. */
export const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
