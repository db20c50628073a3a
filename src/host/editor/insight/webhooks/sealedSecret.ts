import { openBody, sealBody } from '../../../calls/idempotency/sealedBody';
import type { PrivacyKeys } from '../../../calls/privacy/privacyKeys';

const subjectOf = (endpointId: string): string => `webhook ${endpointId}`;

/** A signing secret as the database keeps it: a copy of the database alone can sign nothing. */
export const sealSecret = ([key]: PrivacyKeys, endpointId: string, secret: string): string =>
  `${key.id}:${sealBody(key, subjectOf(endpointId), Buffer.from(secret, 'utf8'))}`;

/** The secret; undefined where this host has not the key that it was sealed with. */
export function openSecret(keys: PrivacyKeys, endpointId: string, stored: string): string | undefined {
  const [id, sealed = ''] = stored.split(':');
  const key = keys.find((each) => each.id === id);
  return key && openBody(key, subjectOf(endpointId), sealed)?.toString('utf8');
}
