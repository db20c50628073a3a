/** Of a line that a program has broken, in columns: a column of a leaflet, a page; what nobody broke is longer. */
const narrowest = 24;
/** Of narrower lines a person may have broken each, as in a verse, an address or a message. */
const pageWidth = 42;
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

const startsSmall = /^[\p{Ll}\p{Lo}(]/u;

/** The sentence is not over, and no new one begins. */
const goesOn = (line: string, next: string): boolean =>
  !/[.!?:;…。！？：；।"”»)\]]$/u.test(line) && startsSmall.test(next);

/** A word that was divided, or one after which nobody pauses. */
const noPause =
  /\p{L}[-\u00ad\u2010]$|(?:^|[\s(¿¡«“])(?:an?|the|of|to|in|on|at|by|for|from|with|and|or|that|which|than|your|our|their|its|al?|ante|cada|como|con|de|del|desde|e|el|en|entre|hasta|la|las|lo|los|mis?|ni|nuestr[oa]s?|o|para|por|que|se|sin|sobre|sus?|tus?|una?|un[oa]s|y)$/iu;

/** A line, and the one below it that may go on with it. */
type LineEnd = readonly [line: string, next: string];

const isFull = ([line, next]: LineEnd, width: number, share = fullShare): boolean =>
  line !== '' && next !== '' && columns(line) + 1 + columns(firstWord(next)) > width * share;

/** Whether a line only ended for want of room. */
const isWrapped = (end: LineEnd, width: number): boolean =>
  isFull(end, width) || (goesOn(...end) && isFull(end, width, goingOnShare));

/** No person ends a line there. */
const isSure = (end: LineEnd, width: number): boolean =>
  isFull(end, width) && noPause.test(end[0]) && startsSmall.test(end[1]);

/** One line end in two is in the middle of a sentence, and not even at a comma. */
function areMostlyWrapped(ends: readonly LineEnd[], width: number): boolean {
  const within = ends.filter((end) => isFull(end, width) && goesOn(...end) && !/[,，、]$/.test(end[0]));
  return within.length > 0 && within.length * 2 >= ends.length;
}

/** The lines between empty ones. */
interface Part {
  readonly ends: LineEnd[];
}

/** Those whose lines a program has broken. */
function brokenParts(parts: readonly Part[], width: number): readonly Part[] {
  if (width < narrowest || width > widest) return [];
  const areSure = (ends: readonly LineEnd[]): boolean => ends.some((end) => isSure(end, width));
  if (width >= pageWidth) {
    const all = parts.flatMap(({ ends }) => ends);
    return areSure(all) || areMostlyWrapped(all, width) ? parts : [];
  }
  const likely = parts.filter(({ ends }) => areMostlyWrapped(ends, width));
  return likely.some(({ ends }) => areSure(ends)) ? likely : [];
}

interface WrappedLine {
  /** A program has broken the lines around it: it is a paragraph, not a line of one. */
  readonly isOfWrapped: boolean;
  /** With the line above. */
  readonly goesOn: boolean;
}

/**
 * Which lines of a text only ended for want of room. On a page of usual width one sure sign says so of all of it, or most line
 * ends; of narrow lines it takes both, and each part is asked for itself.
 * @param startsItem whether a line begins an item of a list
 */
export function hardWraps(
  lines: readonly string[],
  startsItem: (at: number) => boolean,
): readonly WrappedLine[] {
  const trimmed = lines.map((line) => line.trim());
  const width = Math.max(0, ...trimmed.map(columns));
  const parts: Part[] = [{ ends: [] }];
  const placed = trimmed.map((next, at) => {
    const line = trimmed[at - 1] ?? '';
    if (line === '' && next !== '') parts.push({ ends: [] });
    const part = parts.at(-1);
    const end: LineEnd | undefined = line === '' || next === '' || startsItem(at) ? undefined : [line, next];
    if (end) part?.ends.push(end);
    return { part, end };
  });
  const broken = new Set<Part | undefined>(brokenParts(parts, width));
  return placed.map(({ part, end }) => {
    const isOfWrapped = broken.has(part);
    return { isOfWrapped, goesOn: isOfWrapped && end !== undefined && isWrapped(end, width) };
  });
}

const longestWord = 60;

/**
 * A line and what goes on below it. A word that was divided is put together, unless the text has it with its hyphen
 * elsewhere.
 */
export function joinLines(line: string, next: string, text: string): string {
  // Of a line that has grown long, its end alone.
  const end = line.slice(-longestWord);
  const divided = /(\p{L}+)[-\u00ad\u2010]$/u.exec(end);
  const rest = /^\p{Ll}+/u.exec(next)?.[0];
  if (divided && rest) {
    const isCompound = text.includes(`${divided[1]}-${rest}`);
    return line.slice(0, isCompound ? undefined : -1) + next;
  }
  return line + (endsInWide.test(end) && startsWide.test(next) ? '' : ' ') + next;
}
