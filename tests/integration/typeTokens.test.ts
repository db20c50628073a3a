import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const source = path.resolve(__dirname, '../../src');
const tokenSheets = ['ui/tokens.css', 'pages/editor/editor.css'] as const;
const canvas = 'stands in a page on the canvas, where sizes, corners and font are those of the page';

/** What has sizes, corners or fonts of its own, with the reason. */
const own: Readonly<Record<string, string>> = {
  'editor/workspace/canvas/PicturePlate.module.css': canvas,
  'editor/workspace/canvas/CanvasBlock.module.css': canvas,
  'editor/workspace/comments/CommentMark.module.css': canvas,
  'editor/library/richText/RichText.module.css': canvas,
  'editor/kit/palette/Palette.module.css': 'its cards are dragged over the canvas',
  'blocks/video/View.module.css': 'captions are a share of the video’s height, and none of a brand’s sizes',
};

interface Declaration {
  readonly prop: string;
  readonly value: string;
  readonly line: number;
}

function declarationsOf(file: string): readonly Declaration[] {
  const found: Declaration[] = [];
  postcss.parse(readFileSync(path.join(source, file), 'utf8')).walkDecls(({ prop, value, source: at }) => {
    found.push({ prop, value: value.replace(/\s+/g, ' '), line: at?.start?.line ?? 0 });
  });
  return found;
}

const rootPx = 16;
/** Sizes in a value, in px: `0.875rem` is 14. */
const pxIn = (value: string): readonly number[] =>
  [...value.matchAll(/(?<![\w.-])(\d*\.?\d+)(px|rem)\b/g)].map(
    ([, size, unit]) => Number(size) * (unit === 'rem' ? rootPx : 1),
  );

const tokens = (name: RegExp, sheets: readonly string[]): ReadonlySet<number> =>
  new Set(sheets.flatMap(declarationsOf).flatMap(({ prop, value }) => (name.test(prop) ? pxIn(value) : [])));

const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !tokenSheets.some((sheet) => sheet === file));

const publicSizes = tokens(/^--text-/, tokenSheets.slice(0, 1));
const editorSizes = tokens(/^--text-/, tokenSheets);
const editorRadii = new Set([
  ...tokens(/^--radius/, tokenSheets.slice(1)),
  ...tokens(/^--radius-round$/, tokenSheets),
]);
const family = /\b(?:system-ui|sans-serif|serif|monospace)\b/;

/** What a token says already. Corners of pages are left to their blocks: a brand's own would change them. */
function repeated(file: string): readonly string[] {
  const isOfEditor = file.startsWith('editor/');
  const sizes = isOfEditor ? editorSizes : publicSizes;
  return declarationsOf(file)
    .filter(({ prop, value }) => {
      const bare = value.replace(/\b(?:clamp|min|max)\(.*\)/, '');
      if (prop === 'font-family') return family.test(value);
      if (prop === 'font-size') return pxIn(bare).some((px) => sizes.has(px));
      if (prop === 'font') return family.test(value) || pxIn(bare).some((px) => sizes.has(px));
      return (
        isOfEditor &&
        prop === 'border-radius' &&
        /^\S+$/.test(value) &&
        pxIn(value).some((px) => editorRadii.has(px))
      );
    })
    .map(({ prop, value, line }) => `${file}:${line} ${prop}: ${value}`);
}

it('sizes of text and fonts, and corners of the editor, have their values in the tokens alone', () => {
  expect([...editorSizes].sort((one, other) => one - other)).toEqual([12, 13, 14, 16, 20, 28, 40]);
  expect(sheets.filter((file) => !(file in own)).flatMap(repeated)).toEqual([]);
});

it('whatever has them of its own still needs them', () => {
  expect(Object.keys(own).filter((file) => !sheets.includes(file) || repeated(file).length === 0)).toEqual(
    [],
  );
});
