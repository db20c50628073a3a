import { createHmac, timingSafeEqual } from 'node:crypto';
import { isTemplateId } from '../../../store/documentIdentity';
import type { Kysely } from 'kysely';
import type { Database } from '../../../store/database';
import { hostSecret } from '../../../calls/privacy/hostSecret';

export interface PreviewClaim {
  readonly templateId: string;
  /** Epoch milliseconds, whole seconds. */
  readonly expiresAt: number;
}

export type PreviewLookup =
  | { readonly status: 'valid'; readonly claim: PreviewClaim }
  | { readonly status: 'expired' }
  | { readonly status: 'unknown' };

const sign = (key: Buffer, claim: string): Buffer =>
  createHmac('sha256', key).update(`preview ${claim}`).digest();

/** What a preview link carries: which template until when, and a signature over both (RFC 2104, SHA-256). */
export function previewToken(key: Buffer, { templateId, expiresAt }: PreviewClaim): string {
  const claim = Buffer.from(`${Math.floor(expiresAt / 1_000)} ${templateId}`).toString('base64url');
  return `${claim}.${sign(key, claim).toString('base64url')}`;
}

function isSigned(key: Buffer, claim: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, claim);
  // Base64 has several spellings of one signature; only ours is taken.
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    given.toString('base64url') === signature
  );
}

export function readPreviewToken(key: Buffer, token: string, now: number): PreviewLookup {
  const [claim = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSigned(key, claim, signature)) return { status: 'unknown' };
  const [, seconds, templateId] =
    /^(\d{1,12}) (.+)$/.exec(Buffer.from(claim, 'base64url').toString('utf8')) ?? [];
  if (seconds === undefined || !isTemplateId(templateId)) return { status: 'unknown' };
  const expiresAt = Number(seconds) * 1_000;
  return expiresAt <= now ? { status: 'expired' } : { status: 'valid', claim: { templateId, expiresAt } };
}

/** The key that signs preview links, asked for once; a failed try is made again at the next call. */
export function createPreviewKey(database: Kysely<Database>, clock: () => number): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () => {
    key ??= hostSecret(database, 'previews', clock()).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}
