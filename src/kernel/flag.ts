/** A server's yes: the number 1 in whatever writing. Everything else, also nothing, is a no. */
export const isOne = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' && Number(value) === 1 : value === 1 || value === true;

/** There is something, and it is not the number 0 in whatever writing. */
export function isOtherThanZero(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return typeof value === 'string' ? value.trim() !== '' && Number(value) !== 0 : value !== 0;
}
