import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an archive's end says of its content: HMAC-SHA-256 of the content's hash, in base64url (RFC 2104). */
export const signatureOf = (sha256: string, key: string): string =>
  createHmac('sha256', key).update(`vitrina backup ${sha256}`).digest('base64url');

/** @param keys the operator's, newest first; an archive may be signed by an older one */
export function isSignedBy(keys: readonly string[], sha256: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const right = Buffer.from(signatureOf(sha256, key));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
