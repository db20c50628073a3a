import { isIPv4 } from 'node:net';
import { networkOf } from '../../delivery/http/networkOf';

/** What no address can be read from is one network. */
const unknown = '';

/**
 * What an address has in common with those that one person easily gets: 256 addresses of IPv4, and the /48 of IPv6 that
 * providers give on request.
 */
export function networkPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(plain)) return plain.slice(0, plain.lastIndexOf('.'));
  const groups = networkOf(address).split(':');
  return groups.length === 4 ? groups.slice(0, 3).join(':') : unknown;
}
