import { isIP } from 'node:net';

/** Names that proxies' addresses may be given by, besides addresses and networks (npm's proxy-addr). */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network such as `10.0.0.0/8`, or the name of one. */
export function isNetwork(entry: string): boolean {
  if (namedNetworks.includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const hasProperPrefix = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= longest);
  return isIP(address) !== 0 && hasProperPrefix && rest.length === 0;
}
