import { BlockList, isIP } from 'node:net';

/** What is no address of somebody else on the internet, by IANA's registries of special-purpose addresses. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Public by its number, yet it answers the machines of one cloud with their secrets.
  '168.63.129.16/32',
];

/** Of IPv6 only global unicast is somebody else's, but for these: tunnels, in which an IPv4 address hides, and examples. */
const global6 = ['2000::/3'];
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** Names by which settings give networks (as TRUST_PROXY does). */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((each) => named[each] ?? [each])) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family);
  }
  return list;
}

const denied4 = listOf(special4);
const public6 = listOf(global6);
const denied6 = listOf(special6);

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !denied4.check(address, 'ipv4');
  return isIP(address) === 6 && public6.check(address, 'ipv6') && !denied6.check(address, 'ipv6');
}

export type IsAllowed = (address: string) => boolean;

/**
 * Whether a request may go to an address (as text, without brackets): public ones, and networks that the operator names.
 * An IPv4 address within an IPv6 one is none of the public ones, whatever it is.
 */
export function allowedAddresses(networks: readonly string[]): IsAllowed {
  const allowed = listOf(networks);
  return (address) =>
    isPublic(address) ||
    (isIP(address) !== 0 && allowed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
}

/** The address that a URL's host name is; undefined: it is a name, to be looked up. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? undefined : bare;
}
