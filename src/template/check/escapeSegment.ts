/** A name as one segment of a JSON Pointer (RFC 6901 §3). */
export const escapeSegment = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');
