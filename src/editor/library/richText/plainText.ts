import { hardWraps, joinLines } from './hardWrap';

export type PlainBlock =
  | { readonly kind: 'paragraph'; readonly lines: string[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: string[] };

interface Line {
  readonly text: string;
  /** An item of a list: its number, or that it has none. */
  readonly item?: number | 'sign';
  /** It only stands on a line of its own; false: it is a paragraph, or below an empty line. */
  readonly follows: boolean;
}

const item = /^\s*(?:([-–—•·▪◦‣●○*])|(\d{1,3})[.)])[ \t\u00a0]+(?=\S)/u;
/** A dot of a list means nothing else; a dash by itself can begin what somebody says. */
const surely = /^\s*[•▪◦‣●○]/u;

const linesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\r\n?|[\u2028\v]/g, '\n')
    .replaceAll(/[\f\u2029]/g, '\n\n')
    .replaceAll(/(?<![ \t])[ \t]+(?=\n)/g, '')
    .replaceAll(/^\n+|(?<!\n)\n+$/g, '')
    .split('\n');

const valueOf = (line: string): Line['item'] => {
  const found = item.exec(line);
  if (!found) return undefined;
  return found[2] === undefined ? 'sign' : Number(found[2]);
};

/** Which of the lines are items: two at least that go on from each other, empty lines and broken ones between them aside. */
function itemsOf(lines: readonly string[]): readonly Line['item'][] {
  const values = lines.map(valueOf);
  const isNext = (one: Line['item'], other: Line['item']): boolean =>
    one === 'sign' ? other === 'sign' : one !== undefined && other === one + 1;
  const known = values.filter((value) => value !== undefined);
  let place = -1;
  return values.map((value, at) => {
    if (value === undefined) return undefined;
    place += 1;
    const isOfMany = isNext(known[place - 1], value) || isNext(value, known[place + 1]);
    return isOfMany || surely.test(lines[at] ?? '') ? value : undefined;
  });
}

/** The lines as they were before a program broke them. */
function wholeLines(text: string): readonly Line[] {
  const raw = linesOf(text);
  const items = itemsOf(raw);
  const wraps = hardWraps(raw, (at) => items[at] !== undefined);
  const lines: Line[] = [];
  raw.forEach((line, at) => {
    const before = raw[at - 1] ?? '';
    const last = lines.at(-1);
    const value = items[at];
    const { isOfWrapped = false, goesOn = false } = wraps[at] ?? {};
    if (line === '') return;
    const isRest =
      before !== '' &&
      value === undefined &&
      (goesOn || (last?.item !== undefined && /^\s{2,}\S/.test(line)));
    if (last && isRest) lines[lines.length - 1] = { ...last, text: joinLines(last.text, line.trim(), text) };
    else
      lines.push({
        text: value === undefined ? line : line.replace(item, ''),
        follows: before !== '' && !isOfWrapped,
        ...(value !== undefined && { item: value }),
      });
  });
  return lines;
}

/** Longer lines one below the other, and no empty one anywhere: each is a paragraph. */
const longLine = 80;

/**
 * Paragraphs and lists of a plain text, such as a message or a page of a PDF: lines that a program broke are whole again,
 * lines that a person broke are kept.
 */
export function readPlainText(text: string): readonly PlainBlock[] {
  const lines = wholeLines(text);
  const hasRoom = lines.some(({ follows }, at) => at > 0 && !follows);
  const parts = !hasRoom && lines.some(({ text: { length } }) => length > longLine);
  const blocks: PlainBlock[] = [];
  let previous: Line['item'];
  for (const line of lines) {
    const last = blocks.at(-1);
    const goesOnList = previous === 'sign' ? line.item === 'sign' : line.item === (previous ?? NaN) + 1;
    if (line.item !== undefined && last?.kind === 'list' && goesOnList) last.items.push(line.text);
    else if (line.item !== undefined)
      blocks.push({ kind: 'list', start: line.item === 'sign' ? undefined : line.item, items: [line.text] });
    else if (last?.kind === 'paragraph' && line.follows && !parts) last.lines.push(line.text);
    else blocks.push({ kind: 'paragraph', lines: [line.text] });
    previous = line.item;
  }
  return blocks;
}
