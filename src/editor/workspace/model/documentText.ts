import type { EditorData } from '../items/editorData';
import { fromPuck } from '../items/toPuck';

export const textOfData = (data: EditorData): string => `${JSON.stringify(fromPuck(data), null, 2)}\n`;

/** Whether two texts say the same: line breaks and spaces between values count for nothing. */
export function isSameDocument(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}
