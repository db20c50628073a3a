import { countGraphemes, graphemesOf } from './graphemes';
import { changeStart, type TextEdit } from './textEdit';

export interface FittingText {
  readonly text: string;
  readonly caret: number;
  /** What was typed or pasted and has no room; empty: nothing. */
  readonly leftOut: string;
}

type Measure = (text: string) => number;

/** As a limit of a schema counts (`maxLength` of JSON Schema): code points. */
export const countCodePoints: Measure = (text) => Array.from(text).length;

/** How many of the signs have room in all, put one behind the other. */
function countFitting(signs: readonly string[], room: number, measure: Measure): number {
  let left = room;
  const first = signs.findIndex((sign) => (left -= measure(sign)) < 0);
  return first === -1 ? signs.length : first;
}

/**
 * A change of a text that may be so long: what stood there stays, and of what came as much as there is room for, no sign that
 * a person sees as one cut in two. Cut at the end of the whole, a word put in the middle would take others away.
 * @param measure how the limit counts; signs as a person sees them
 */
export function fittingText(edit: TextEdit, most: number, measure: Measure = countGraphemes): FittingText {
  const { value, caret } = edit;
  if (measure(value) <= most) return { text: value, caret, leftOut: '' };
  const start = changeStart(edit);
  const [before, after] = [value.slice(0, start), value.slice(caret)];
  const came = graphemesOf(value.slice(start, caret));
  const withRoom = (count: number): string => before + came.slice(0, count).join('') + after;
  let room = countFitting(came, most - measure(before + after), measure);
  // Signs that meet may become one or come apart, such as letters of a flag.
  while (room < came.length && measure(withRoom(room + 1)) <= most) room += 1;
  while (room > 0 && measure(withRoom(room)) > most) room -= 1;
  if (room === 0 && measure(withRoom(0)) > most) {
    // It was too long before: nobody can tell which of its words came last.
    const signs = graphemesOf(value);
    const text = signs.slice(0, countFitting(signs, most, measure)).join('');
    return { text, caret: Math.min(caret, text.length), leftOut: value.slice(text.length) };
  }
  const taken = came.slice(0, room).join('');
  return { text: before + taken + after, caret: start + taken.length, leftOut: came.slice(room).join('') };
}
