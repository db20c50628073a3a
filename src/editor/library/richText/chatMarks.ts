/** Marks of the visual editor that a plain text can ask for by signs. */
export type ChatMark = 'bold' | 'italic' | 's' | 'code';

/** Words of one line that look alike. */
export interface Run {
  readonly text: string;
  readonly marks: readonly ChatMark[];
}

/** Signs around words as WhatsApp reads them; two stars or underscores are Markdown's. */
const signs: readonly { readonly sign: string; readonly mark: ChatMark }[] = [
  { sign: '```', mark: 'code' },
  { sign: '`', mark: 'code' },
  { sign: '**', mark: 'bold' },
  { sign: '__', mark: 'bold' },
  { sign: '*', mark: 'bold' },
  { sign: '_', mark: 'italic' },
  { sign: '~', mark: 's' },
];

const escaped = (sign: string): string => sign.replaceAll('*', String.raw`\*`);

/** What is further apart is no pair: nobody marks that much of one line. */
const mostMarked = 1_000;
const beforeSign = '[\\s(¡¿"\'«“‘*_~`\\-]';

/** Outside a word, and with nothing between the signs and the words: `2 * 3 * 4`, `120%*` and `a_b_c` mean themselves. */
const patterns = signs.map(({ sign, mark }) => {
  const own = escaped(sign.charAt(0));
  return {
    mark,
    length: sign.length,
    pattern: new RegExp(
      String.raw`(?<=^|${beforeSign})(?<!${own})${escaped(sign)}(?![\s${own}])([^\n]{0,${mostMarked}}?[^\s${own}])${escaped(sign)}(?!${own})(?=$|[^\p{L}\p{N}])`,
      'gu',
    ),
  };
});

/** An address keeps its signs. */
const address = /\bhttps?:\/\/\S+/gu;

interface Sign {
  readonly at: number;
  readonly end: number;
  readonly mark: ChatMark;
  readonly words: string;
}

/** The next pair of each kind of signs from a place on; each is looked for once. */
function signsOf(line: string): (from: number) => Sign | undefined {
  const next = patterns.map(
    (kind): { readonly kind: typeof kind; found: Sign | undefined; until: number } => ({
      kind,
      found: undefined,
      until: -1,
    }),
  );
  return (from) => {
    for (const each of next) {
      if (each.until >= from) continue;
      const { pattern, length, mark } = each.kind;
      pattern.lastIndex = from;
      const match = pattern.exec(line);
      each.until = match?.index ?? line.length;
      each.found = match
        ? {
            at: match.index,
            end: match.index + match[0].length,
            mark,
            words: match[0].slice(length, -length),
          }
        : undefined;
    }
    return next
      .flatMap(({ found }) => found ?? [])
      .reduce<Sign | undefined>((one, other) => (one && one.at <= other.at ? one : other), undefined);
  };
}

const plain = (text: string, marks: readonly ChatMark[]): Run[] => (text === '' ? [] : [{ text, marks }]);

/** The words of one line with the look that the signs around them ask for. */
export function readChatMarks(line: string, marks: readonly ChatMark[] = []): readonly Run[] {
  const addresses = [...line.matchAll(address)].map(({ 0: text, index }) => ({
    at: index,
    end: index + text.length,
  }));
  const signFrom = signsOf(line);
  const runs: Run[] = [];
  let written = 0;
  for (let sign = signFrom(0), url = 0; sign;) {
    const { at, end, mark, words } = sign;
    while ((addresses[url]?.end ?? Infinity) <= at) url += 1;
    const around = addresses[url];
    if (around && around.at <= at) {
      sign = signFrom(around.end);
      continue;
    }
    const within = [...new Set([...marks, mark])];
    runs.push(...plain(line.slice(written, at), marks));
    runs.push(...(mark === 'code' ? plain(words, within) : readChatMarks(words, within)));
    written = end;
    sign = signFrom(end);
  }
  return [...runs, ...plain(line.slice(written), marks)];
}
