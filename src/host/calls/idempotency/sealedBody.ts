import type { PrivacyKey } from '../privacy/privacyKeys';
import { openBytes, sealBytes } from '../privacy/sealedBytes';

/** For one row alone: what was sealed for one opens in no other. */
const purposeOf = (fingerprint: string): string => `kept reply ${fingerprint}`;

export const sealBody = (key: PrivacyKey, fingerprint: string, body: Buffer): string =>
  sealBytes(key, purposeOf(fingerprint), body);

/** The bytes; undefined where the key is another or anything was changed. */
export const openBody = (key: PrivacyKey, fingerprint: string, sealed: string): Buffer | undefined =>
  openBytes(key, purposeOf(fingerprint), sealed);
