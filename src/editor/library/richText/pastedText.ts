import { Fragment, type Mark, type Node, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';
import { readChatMarks } from './chatMarks';
import { type PlainBlock, readPlainText } from './plainText';

/** A line's words, with the looks that the place has and those that signs ask for. */
type WordsOf = (line: string) => readonly Node[];

const literalWords =
  (schema: Schema, marks: readonly Mark[]): WordsOf =>
  (line) =>
    line === '' ? [] : [schema.text(line, marks)];

const signedWords =
  (schema: Schema, marks: readonly Mark[]): WordsOf =>
  (line) =>
    readChatMarks(line).map((run) => {
      const own = run.marks.flatMap((name) => schema.marks[name]?.create() ?? []);
      return schema.text(
        run.text,
        own.reduce((all, mark) => mark.addToSet(all), marks),
      );
    });

function blockOf(block: PlainBlock, schema: Schema, wordsOf: WordsOf): readonly Node[] {
  const { paragraph, hardBreak, listItem, bulletList, orderedList } = schema.nodes;
  if (block.kind === 'paragraph') {
    const words = block.lines.flatMap((line, at) => [
      ...(at > 0 && hardBreak ? [hardBreak.create()] : []),
      ...wordsOf(line),
    ]);
    return paragraph ? [paragraph.create({ bare: false }, words)] : [];
  }
  const items = block.items.flatMap((line) => {
    const words = paragraph?.create({ bare: true }, wordsOf(line));
    return listItem && words ? [listItem.create(null, words)] : [];
  });
  const list = block.start === undefined ? bulletList : orderedList;
  return list ? [list.create(block.start === undefined ? null : { start: block.start }, items)] : [];
}

const literalBlocks = (text: string): readonly PlainBlock[] =>
  text.split(/(?:\r\n?|\n)+/).map((line) => ({ kind: 'paragraph', lines: [line] }));

/**
 * Plain text of the clipboard as its writer meant it (`readPlainText`, `readChatMarks`). Pasted without formatting
 * (Ctrl+Shift+V) it is what it says, sign by sign and line by line.
 */
export function pastedText(text: string, place: ResolvedPos, isLiteral: boolean): Slice {
  const { schema } = place.parent.type;
  const wordsOf = (isLiteral ? literalWords : signedWords)(schema, place.marks());
  const blocks = (isLiteral ? literalBlocks : readPlainText)(text);
  return Slice.maxOpen(Fragment.from(blocks.flatMap((block) => blockOf(block, schema, wordsOf))));
}
