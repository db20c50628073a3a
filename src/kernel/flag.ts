/** A server's yes: the number 1 in whatever writing. Everything else, also nothing, is a no. */
export const isOne = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' && Number(value) === 1 : value === 1 || value === true;
