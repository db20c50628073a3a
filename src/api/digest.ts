import { canonicalJson } from '../kernel/canonicalJson';

const offsets = [0x811c9dc5, 0x1b873593] as const;
const prime = 0x01000193;

function lane(text: string, offset: number): string {
  let hash = offset;
  for (let position = 0; position < text.length; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), prime);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(36);
}

/**
 * 64 bits that tell one payload from another (FNV-1a, two lanes). Tells changes apart on one phone;
 * it is no protection against someone who searches for a matching payload.
 */
export function digest(value: unknown): string {
  const text = canonicalJson(value);
  return offsets.map((offset) => lane(text, offset)).join('.');
}

/**
 * 32 bits that tell one secret from another on one phone. Kept short on purpose: of the 122 random bits of a session
 * too many strings have the same fingerprint for anyone to find the one that it was made of.
 */
export const fingerprint = (secret: unknown): string => lane(canonicalJson(secret), offsets[0]);
