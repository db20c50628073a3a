/** What each access token begins with: by it people and programs that look for leaked secrets know what they have found. */
export const tokenPrefix = 'vitrina_';

const hexOf = (character: string): string => character.charCodeAt(0).toString(16);

/** Percent-encoded, as often as somebody likes. */
const encoded = (hex: string): string => `%(?:25)*${hex}`;

const prefix = Array.from(tokenPrefix, (character) => `(?:${character}|${encoded(hexOf(character))})`).join(
  '',
);

/** Of base64url. */
const digit = `(?:[\\w-]|${encoded('(?:2d|3[0-9]|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a])')})`;

/**
 * Finds access tokens in an address, in every spelling.
 * @param length how many digits follow the prefix, as a quantifier: `{43}`
 */
export const tokenPattern = (length: string): RegExp => new RegExp(`${prefix}${digit}${length}`, 'gi');

/** What a text that the pattern has found stands for. */
export const decodedToken = (found: string): string =>
  found.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
