import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const mostBytes = 256 * 1_024;

function decoded(reply: Buffer, encoding: string): Buffer {
  const limit = { maxOutputLength: mostBytes };
  switch (encoding.toLowerCase()) {
    case 'gzip':
      return gunzipSync(reply, limit);
    case 'br':
      return brotliDecompressSync(reply, limit);
    case 'deflate':
      return inflateSync(reply, limit);
    default:
      return reply;
  }
}

/** Whether the reply of a registration call means success: its code is 0 (contract §5). */
export function isSuccess(reply: Buffer, encoding: string): boolean {
  try {
    const value: unknown = JSON.parse(decoded(reply, encoding).toString('utf8'));
    if (typeof value !== 'object' || value === null || !('code' in value)) return false;
    const { code } = value;
    return (typeof code === 'number' || (typeof code === 'string' && code !== '')) && Number(code) === 0;
  } catch {
    return false;
  }
}
