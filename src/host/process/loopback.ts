import { isIP } from 'node:net';

/** Whether a host name of an address, as `URL` writes it, is this machine: what goes there travels over no network. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
