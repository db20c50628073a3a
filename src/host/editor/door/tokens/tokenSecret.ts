import { decodedToken, tokenPattern, tokenPrefix } from '../../../process/logging/tokenPattern';
import { hashOfToken, makeToken } from '../sessions/sessionCookie';

const shape = new RegExp(`^${tokenPrefix}[\\w-]{43}$`);

/** 256 random bits. */
export const makeSecret = (): string => tokenPrefix + makeToken();

/** What the database keeps of a secret; undefined where a text can be none. */
export const hashOfSecret = (text: string): string | undefined =>
  shape.test(text) ? hashOfToken(text) : undefined;

const anywhere = tokenPattern('{43}');

/** The secret that stands somewhere in an address, in whatever spelling; undefined: none. */
export function secretIn(address: string): string | undefined {
  const [found] = address.match(anywhere) ?? [];
  return found === undefined ? undefined : decodedToken(found);
}

export const withoutSecrets = (address: string): string => address.replaceAll(anywhere, '…');
