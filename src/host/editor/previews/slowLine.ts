import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../calls/privacy/hostSecret';

/** A page that was opened is loaded, and looked at, for so long. */
const lifeMs = 30 * 60_000;
const randomNameBytes = 9;
const signatureBytes = 16;

const sign = (key: Buffer, claim: string): string =>
  createHmac('sha256', key)
    .update(`slow line ${claim}`)
    .digest()
    .subarray(0, signatureBytes)
    .toString('base64url');

/** The name of a new line: which one, until when, and a signature over both (RFC 2104, SHA-256, 128 bits). */
export function makeSlowLine(key: Buffer, now: number): string {
  const claim = `${randomBytes(randomNameBytes).toString('base64url')}.${Math.floor((now + lifeMs) / 1_000)}`;
  return `${claim}.${sign(key, claim)}`;
}

/** True for a line that a preview of this database was given, and not too long ago. */
export function isOpenSlowLine(key: Buffer, line: string, now: number): boolean {
  const [, claim = '', seconds = '', signature = ''] =
    /^([\w-]{1,20}\.(\d{1,12}))\.([\w-]{1,40})$/.exec(line) ?? [];
  return isSameSecret(signature, sign(key, claim)) && Number(seconds) * 1_000 > now;
}
