import { countGraphemes, firstGraphemes, graphemesOf } from './graphemes';
import { changeStart, type TextEdit } from './textEdit';

export interface FittingText {
  readonly text: string;
  readonly caret: number;
  /** What was typed or pasted and has no room; empty: nothing. */
  readonly leftOut: string;
}

/**
 * A change of a text that may have so many signs: what stood there stays, and of what came as much as there is room for. Cut at
 * the end of the whole, a word put in the middle would take others away.
 */
export function fittingText(edit: TextEdit, most: number): FittingText {
  const { value, caret } = edit;
  const over = countGraphemes(value) - most;
  if (over <= 0) return { text: value, caret, leftOut: '' };
  const start = changeStart(edit);
  const [before, after] = [value.slice(0, start), value.slice(caret)];
  const came = graphemesOf(value.slice(start, caret));
  let room = Math.max(0, came.length - over);
  const withRoom = (): string => before + came.slice(0, room).join('') + after;
  // Signs that meet may become one or come apart, such as letters of a flag.
  while (room > 0 && countGraphemes(withRoom()) > most) room -= 1;
  if (room === 0 && countGraphemes(withRoom()) > most) {
    // It was too long before: nobody can tell which of its words came last.
    const text = firstGraphemes(value, most);
    return { text, caret: Math.min(caret, text.length), leftOut: value.slice(text.length) };
  }
  const taken = came.slice(0, room).join('');
  return { text: before + taken + after, caret: start + taken.length, leftOut: came.slice(room).join('') };
}
