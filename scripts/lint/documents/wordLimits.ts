import type { Document, Fault } from './document';

/** Words that a page may have: more is not read to its end. `contract.md` is one page for those who cite it. */
const limits: readonly (readonly [RegExp, number])[] = [
  [/^README\.md$/, 900],
  [/^ARCHITECTURE\.md$/, 1_500],
  [/^docs\/decisions\/\d/, 250],
  [/^docs\/contract\.md$/, 7_500],
  [/./, 2_500],
];

/** Of all that is written by hand. */
const mostWords = 45_000;

const isGenerated = (file: string): boolean => file.startsWith('docs/generated/');

/** Words of a page: what has a letter or a digit, outside of code. */
const wordsOf = ({ lines }: Document): number =>
  lines
    .filter(({ isCode }) => !isCode)
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export function findLongPages(documents: readonly Document[]): readonly Fault[] {
  const handwritten = documents.filter(({ file }) => !isGenerated(file));
  const pages = handwritten.flatMap((document) => {
    const [, most = 0] = limits.find(([files]) => files.test(document.file)) ?? [];
    const count = wordsOf(document);
    return count <= most
      ? []
      : [
          {
            file: document.file,
            line: 1,
            text: `${count} words, at most ${most}: shorten or split it by subject`,
          },
        ];
  });
  const all = handwritten.reduce((sum, document) => sum + wordsOf(document), 0);
  return all <= mostWords
    ? pages
    : [...pages, { file: 'docs', line: 1, text: `${all} words by hand in all, at most ${mostWords}` }];
}
