import { LRUCache } from 'lru-cache';
import { readDocument, type ReadDocument } from '../../../template/preparePage';

/** Bytes of texts; what is drawn later is read again. */
const maxBytes = 4 * 1_048_576;
const overheadBytes = 512;

const lately = new LRUCache<string, { readonly read: ReadDocument | undefined }>({
  maxSize: maxBytes,
  sizeCalculation: (_, text) => text.length * 2 + overheadBytes,
});

function readText(text: string): ReadDocument | undefined {
  try {
    return readDocument(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * What a published text holds; undefined: it is no template. Its source asks first, then it is drawn once a language: what
 * was read lately is kept, so that one validation serves them all.
 */
export function readPublished(text: string): ReadDocument | undefined {
  const known = lately.get(text);
  if (known) return known.read;
  const read = readText(text);
  lately.set(text, { read });
  return read;
}

/** Whether a page comes of a text at all; single blocks and optional fields may be wrong (contract §8). */
export const isDrawable = (text: string): boolean => readPublished(text) !== undefined;
