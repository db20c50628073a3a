/**
 * What is sent of a value in a header: without white space at its ends, and bytes outside visible ASCII percent-encoded as
 * UTF-8 (contract §4). A browser refuses others, and the call with them.
 * @param value well-formed, as whatever was read from an address is
 */
export const headerValue = (value: string): string => value.trim().replace(/[^!-~]+/g, encodeURIComponent);
