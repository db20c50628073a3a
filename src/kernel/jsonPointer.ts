/** A name as a part of a JSON Pointer (RFC 6901 §3). */
export const escapeSegment = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** The name that a part of a JSON Pointer says (RFC 6901 §4). */
export const unescapeSegment = (segment: string): string =>
  segment.replaceAll('~1', '/').replaceAll('~0', '~');
