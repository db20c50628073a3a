import { isIPv6 } from 'node:net';

/** A household or a phone has a whole /64 of IPv6 addresses to itself. */
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.includes('.') ? expanded(address).slice(0, 4).join(':') : address;

function expanded(address: string): string[] {
  const [left = '', right = ''] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = 8 - groups(left).length - groups(right).length;
  return [...groups(left), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(right)];
}
