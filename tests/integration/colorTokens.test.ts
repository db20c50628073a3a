import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const source = path.resolve(__dirname, '../../src');

/** Where colours have their values: of pages and screens, and of the editor. */
const tokens = ['ui/tokens.css', 'pages/editor/editor.css'];

/** What must look the same on any ground, with the reason. */
const own: Readonly<Record<string, string>> = {
  'editor/workspace/canvas/PicturePlate.module.css': 'lies over pages in any colours',
  'editor/workspace/canvas/CanvasBlock.module.css': 'lies over pages in any colours',
  'editor/workspace/comments/CommentMark.module.css': 'lies over pages in any colours',
  'editor/library/richText/RichText.module.css': 'its tools lie over pages in any colours',
  'features/loan/keyFacts/KeyFactsContent.module.css': 'on paper everything is black on white',
  'features/repay/ChannelCard.module.css': 'logos of others are drawn for white',
  'features/repay/ChannelGroups.module.css': 'logos of others are drawn for white',
  'features/repay/InstructionsContent.module.css': 'codes are scanned black on white',
  'features/complaint/pictures/PictureTile.module.css': 'lies over photos',
  'blocks/registration/View.module.css': 'a captcha is drawn for white',
  'blocks/video/View.module.css': 'a video stands on black',
};

/** Colours by value; shadows and veils are black and see-through on purpose. */
const valued = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\((?!0 0 0 \/)/i;

const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => file.replaceAll(path.sep, '/'));

function valuedColors(file: string): string[] {
  const found: string[] = [];
  postcss.parse(readFileSync(path.join(source, file), 'utf8')).walkDecls(({ prop, value, source: at }) => {
    if (valued.test(value)) found.push(`${file}:${at?.start?.line} ${prop}: ${value}`);
  });
  return found;
}

it('colours have their values in the tokens alone', () => {
  const others = sheets.filter((file) => !tokens.includes(file) && !(file in own));
  expect(others.length).toBeGreaterThan(100);
  expect(others.flatMap(valuedColors)).toEqual([]);
});

it('whatever has colours of its own still needs them', () => {
  expect(
    Object.keys(own).filter((file) => !sheets.includes(file) || valuedColors(file).length === 0),
  ).toEqual([]);
});
