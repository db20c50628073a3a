/**
 * The text of an id; empty for what is none: an id is a text that is not blank, or an integer that a double holds exactly
 * (contract §5).
 */
export function identifierText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return Number.isSafeInteger(value) ? String(value) : '';
}
