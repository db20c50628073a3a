import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { PrivacyKey } from './privacyKeys';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
/** As NIST SP 800-38D §5.2.1.1 and §5.2.1.2 recommend them for GCM. */
const nonceBytes = 12;
const tagBytes = 16;

/** A key for one purpose alone (HKDF, RFC 5869): what was sealed for one opens for no other. */
const keyOf = ({ secret }: PrivacyKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));

/** Base64 of nonce, tag and what the bytes were sealed to. */
export function sealBytes(key: PrivacyKey, purpose: string, bytes: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(key, purpose), nonce, { authTagLength: tagBytes });
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The bytes; undefined where the key is another or anything was changed. */
export function openBytes(key: PrivacyKey, purpose: string, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.byteLength < nonceBytes + tagBytes) return undefined;
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, keyOf(key, purpose), nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
