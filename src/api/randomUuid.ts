/** A version 4 UUID (RFC 9562 §5.4). `crypto.randomUUID` is missing on plain http, `getRandomValues` never is. */
export function randomUuid(crypto: Pick<Crypto, 'getRandomValues'>): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, position) => {
    const marked = position === 6 ? (byte & 0x0f) | 0x40 : position === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
