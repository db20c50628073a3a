import { isRecord } from '../../../kernel/record';

/** A template as JSON, of which only the list of blocks is relied on. */
export interface OpenDocument extends Readonly<Record<string, unknown>> {
  readonly blocks: readonly unknown[];
}

/** A document's text as an object with blocks; undefined where it is none. */
export function parseOpenDocument(text: string): OpenDocument | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && Array.isArray(value.blocks)
      ? { ...value, blocks: value.blocks as readonly unknown[] }
      : undefined;
  } catch {
    return undefined;
  }
}
