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

/** Outside a word, and with nothing between the signs and the words: `2 * 3 * 4`, `120%*` and `a_b_c` mean themselves. */
const patterns = signs.map(({ sign, mark }) => {
  const own = escaped(sign.charAt(0));
  return {
    mark,
    length: sign.length,
    pattern: new RegExp(
      String.raw`(?<=^|[\s(¡¿"'«“‘*_~\-])(?<!${own})${escaped(sign)}(?![\s${own}])([^\n]*?[^\s${own}])${escaped(sign)}(?!${own})(?=$|[^\p{L}\p{N}])`,
      'u',
    ),
  };
});

/** An address keeps its signs. */
const address = /\bhttps?:\/\/\S+/u;

const firstOf = (line: string) =>
  patterns
    .map(({ pattern, ...sign }) => ({ ...sign, found: pattern.exec(line) }))
    .filter(({ found }) => found !== null)
    .toSorted((one, other) => (one.found?.index ?? 0) - (other.found?.index ?? 0))[0];

const plain = (text: string, marks: readonly ChatMark[]): Run[] => (text === '' ? [] : [{ text, marks }]);

/** The words of one line with the look that the signs around them ask for. */
export function readChatMarks(line: string, marks: readonly ChatMark[] = []): readonly Run[] {
  const first = firstOf(line);
  if (!first?.found) return plain(line, marks);
  const { found, mark, length } = first;
  const url = address.exec(line);
  if (url && url.index <= found.index && found.index < url.index + url[0].length) {
    const end = url.index + url[0].length;
    return [...plain(line.slice(0, end), marks), ...readChatMarks(line.slice(end), marks)];
  }
  const words = found[0].slice(length, -length);
  const within = [...new Set([...marks, mark])];
  return [
    ...plain(line.slice(0, found.index), marks),
    ...(mark === 'code' ? plain(words, within) : readChatMarks(words, within)),
    ...readChatMarks(line.slice(found.index + found[0].length), marks),
  ];
}
