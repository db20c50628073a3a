/** Largest reply that is read, in bytes (the host's own limit for bodies, contract §2). */
const maximumReplyBytes = 10 * 1024 * 1024;

/** Text of a reply; undefined where it is larger than `limit` bytes. Rejects where the connection breaks. */
export async function readText(response: Response, limit = maximumReplyBytes): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
