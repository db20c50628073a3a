/** Of a line that a program has broken, in columns; what a person breaks is shorter, what nobody broke longer. */
const narrowest = 42;
const widest = 140;
/** Letters differ in width: lines of one column of a PDF differ that much in signs. */
const fullShare = 0.85;
/** A line that goes on in the middle of a sentence may be this short, where the next word was long. */
const goingOnShare = 0.6;

/** Signs of Chinese and Japanese, which take two columns and need no space between words. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;
const endsInWide = new RegExp(`${wide.source}$`, 'u');
const startsWide = new RegExp(`^${wide.source}`, 'u');

const everyWide = new RegExp(wide.source, 'gu');

const columns = (text: string): number => text.length + (text.match(everyWide)?.length ?? 0);

const firstWord = (line: string): string =>
  startsWide.test(line) ? line.slice(0, 1) : (/^\S*/.exec(line)?.[0] ?? '');

/** The sentence is not over, and no new one begins. */
const goesOn = (line: string, next: string): boolean =>
  !/[.!?:;…。！？：；।"”»)\]]$/u.test(line) && /^[\p{Ll}\p{Lo}(]/u.test(next);

/** How wide the lines of a text are that a program has broken; undefined: the line ends are its writer's. */
export function hardWrapWidth(lines: readonly string[]): number | undefined {
  const width = Math.max(0, ...lines.map(columns));
  if (width < narrowest || width > widest) return undefined;
  const isBroken = lines.some((line, at) => {
    const next = lines[at + 1];
    return next !== undefined && goesOn(line, next) && isFull(line, next, width);
  });
  return isBroken ? width : undefined;
}

const isFull = (line: string, next: string, width: number, share = fullShare): boolean =>
  line !== '' && next !== '' && columns(line) + 1 + columns(firstWord(next)) > width * share;

/** Whether a line only ended for want of room. */
export const isHardWrapped = (line: string, next: string, width: number): boolean =>
  isFull(line, next, width) || (goesOn(line, next) && isFull(line, next, width, goingOnShare));

/**
 * A line and what goes on below it. A word that was divided is put together, unless the text has it with its hyphen
 * elsewhere.
 */
export function joinLines(line: string, next: string, text: string): string {
  const divided = /(\p{L}+)[-\u00ad\u2010]$/u.exec(line);
  const rest = /^\p{Ll}+/u.exec(next)?.[0];
  if (divided && rest) {
    const isCompound = text.includes(`${divided[1]}-${rest}`);
    return line.slice(0, isCompound ? undefined : -1) + next;
  }
  return line + (endsInWide.test(line) && startsWide.test(next) ? '' : ' ') + next;
}
