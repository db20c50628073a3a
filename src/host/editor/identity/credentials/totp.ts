import { Secret, TOTP } from 'otpauth';
import type { PrivacyKey, PrivacyKeys } from '../../../calls/privacy/privacyKeys';
import { openBytes, sealBytes } from '../../../calls/privacy/sealedBytes';

/** What every authenticator app knows (RFC 6238 §5.2); other values are left out of account by some. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226 §4 asks for 160 bits. */
const secretBytes = 20;
/** Steps before and after the present one: a clock that is half a minute wrong. */
const tolerance = 1;

export interface TotpSecret {
  /** Base32, to be typed. */
  readonly text: string;
  /** `otpauth:` address, as a QR code holds it. */
  readonly address: string;
}

export function makeTotpSecret(issuer: string, label: string): TotpSecret {
  const totp = new TOTP({ ...shape, issuer, label, secret: new Secret({ size: secretBytes }) });
  return { text: totp.secret.base32, address: totp.toString() };
}

/** The time step that a code is of; undefined: it is wrong. Compared in a time that says nothing. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  const token = code.replaceAll(/\s/g, '');
  const delta = /^\d{6}$/.test(token) ? totp.validate({ token, timestamp: now, window: tolerance }) : null;
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

export interface SealedSecret {
  readonly secret: string;
  readonly keyId: string;
}

/** For one account alone: what was sealed for one opens for no other. */
const purposeOf = (accountId: string): string => `second factor of ${accountId}`;

export const sealSecret = (key: PrivacyKey, accountId: string, text: string): SealedSecret => ({
  secret: sealBytes(key, purposeOf(accountId), Buffer.from(text, 'utf8')),
  keyId: key.id,
});

/** Undefined where the host does not have the key any more. */
export function openSecret(
  keys: PrivacyKeys,
  accountId: string,
  { secret, keyId }: { readonly secret: string | null; readonly keyId: string | null },
): string | undefined {
  const key = keys.find(({ id }) => id === keyId);
  return key && secret !== null ? openBytes(key, purposeOf(accountId), secret)?.toString('utf8') : undefined;
}
