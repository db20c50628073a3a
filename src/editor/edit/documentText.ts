import { isRecord } from '../../kernel/record';
import type { OpenDocument, EditorData } from '../puck/editorData';
import { fromPuck } from '../puck/toPuck';

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

export const textOfData = (data: EditorData): string => `${JSON.stringify(fromPuck(data), null, 2)}\n`;

/** Whether two texts say the same: line breaks and spaces between values count for nothing. */
export function saySame(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}
