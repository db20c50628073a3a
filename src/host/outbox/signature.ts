import { createHmac, randomBytes } from 'node:crypto';

/**
 * The signature of Standard Webhooks 1.0.0 (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md):
 * HMAC-SHA256 over id, time and body with dots between.
 */
const prefix = 'whsec_';
const secretBytes = 32;

export const makeSigningSecret = (): string => prefix + randomBytes(secretBytes).toString('base64');

export interface SignedMessage {
  readonly id: string;
  /** Epoch milliseconds of this try. */
  readonly sentAt: number;
  readonly body: string;
}

/** Headers that go with a message; the receiver takes it by any one of the secrets. */
export function signatureHeaders(
  { id, sentAt, body }: SignedMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(sentAt / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
