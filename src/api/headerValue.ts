/**
 * What is sent of a value in a header: without white space at its ends, and bytes outside visible ASCII percent-encoded as
 * UTF-8 (contract §4). A browser refuses others, and the call with them.
 */
export const headerValue = (value: string): string =>
  Array.from(new TextEncoder().encode(value.trim()), (byte) =>
    byte > 0x20 && byte < 0x7f
      ? String.fromCharCode(byte)
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');
