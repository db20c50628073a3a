import type { WebhookSettings } from '../process/settings/webhooks';
import { allowedAddresses, literalAddress } from './allowedAddress';

/** What is wrong with an address that events are to be sent to, in English; undefined: nothing that can be seen now. */
export function addressFault(text: string, { networks, allowsHttp }: WebhookSettings): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return 'is no address such as https://hooks.example/vitrina';
  if (url.protocol === 'http:' && !allowsHttp) return 'begins with http:, which WEBHOOK_HTTP does not allow';
  if (url.username !== '' || url.password !== '') return 'names a user or a password: leave them out';
  const literal = literalAddress(url);
  const isWithin = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  if (
    literal === undefined
      ? isWithin && !allowedAddresses(networks)('127.0.0.1')
      : !allowedAddresses(networks)(literal)
  )
    return 'is a private or reserved address, which WEBHOOK_NETWORKS does not allow';
  return undefined;
}
