import { found, templateCheck } from '../../../template/check/templateCheck';
import { pageLines } from './pageLines';

const order = ['hero', 'form', 'foot'];
const at = (rule: Parameters<typeof found>[0], path: string, block?: string) =>
  templateCheck(found(rule, path), block);

const shown = (...findings: Parameters<typeof pageLines>[0][number][]) =>
  pageLines(findings, order).map(({ line, places }) => [
    line.first.rule,
    ...places.map(({ block, path, goals }) =>
      [block ?? 'page', path, ...goals.map(({ language }) => language ?? '')].join(' ').trim(),
    ),
  ]);

test('one line for one thing: its places by block and field, each with its languages', () => {
  expect(
    shown(
      at('sampleTextLeft', '/blocks/1/props/html', 'foot'),
      at('sampleTextLeft', '/blocks/0/props/title/es', 'hero'),
      at('sampleTextLeft', '/blocks/0/props/title/en', 'hero'),
      at('sampleTextLeft', '/blocks/0/props/subtitle/es', 'hero'),
    ),
  ).toEqual([
    [
      'sampleTextLeft',
      'hero /blocks/0/props/title es en',
      'hero /blocks/0/props/subtitle es',
      'foot /blocks/1/props/html',
    ],
  ]);
});

test('what keeps it from being published comes first, then the page, then its blocks in their order', () => {
  expect(
    shown(
      at('emptyText', '/blocks/2/props/html', 'foot'),
      at('titleMissing', ''),
      at('noOptions', '/blocks/1/props/fields', 'form'),
      at('pictureWithoutAlt', '/blocks/0/props/image', 'hero'),
    ).map(([rule]) => rule),
  ).toEqual(['noOptions', 'titleMissing', 'pictureWithoutAlt', 'emptyText']);
});

test('what is mended in the settings of the page is one place there, wherever it was noticed', () => {
  expect(
    shown(
      at('downloadLinkMissing', '/blocks/1', 'form'),
      at('downloadLinkMissing', '/blocks/2/props/action', 'foot'),
    ),
  ).toEqual([['downloadLinkMissing', 'page /links/download']]);
});

test('what belongs to a block that is gone is the page’s own', () => {
  expect(shown(at('emptyText', '/blocks/7/props/html', 'gone'))).toEqual([
    ['emptyText', 'page /blocks/7/props/html'],
  ]);
});
