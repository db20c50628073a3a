import fc from 'fast-check';
import { arbitraryTemplate } from '../../../../tests/support/arbitraryTemplate';
import type { EditorItem } from '../items/editorData';
import { toPuck } from '../items/toPuck';
import { fixLocation, fixLanguage } from './fixLocation';
import { findingPlace } from '../model/useJump';

const spacer = (id: string) => ({ id, type: 'spacer', props: { size: 8 } });
const { content } = toPuck({
  blocks: [spacer('a'), { id: 'cols', type: 'columns', props: { columns: [[], [spacer('b')]] } }],
});

test.each([
  ['/blocks/0/props/size', 'a', '/props/size'],
  ['/blocks/0', 'a', ''],
  ['/blocks/1/props/columns', 'cols', '/props/columns'],
  ['/blocks/1/props/columns/1/0/props/size', 'b', '/props/size'],
  ['/blocks/1/props/columns/1/0', 'b', ''],
  ['/blocks/9', undefined, '/blocks/9'],
  ['/theme/accent', undefined, '/theme/accent'],
  ['', undefined, ''],
])('%s stands in %s at %s', (path, itemId, field) => {
  expect(findingPlace(content, path)).toEqual({ itemId, field });
});

const everyPlace = (items: readonly EditorItem[], base: string): [string, string][] =>
  items.flatMap((item, place) => [
    [`${base}/${place}`, item.props.id] as [string, string],
    ...(item.props.columns ?? []).flatMap(({ content: inside }, column) =>
      everyPlace(inside, `${base}/${place}/props/columns/${column}`),
    ),
  ]);

test('finds every block of a document by its place', () => {
  fc.assert(
    fc.property(arbitraryTemplate, (template) => {
      const items = toPuck(template).content;
      for (const [path, id] of everyPlace(items, '/blocks'))
        expect(findingPlace(items, `${path}/props/title`).itemId).toBe(id);
    }),
    { numRuns: 50 },
  );
});

test('what the page leaves out is mended in its settings', () => {
  const at = (rule: string, path: string, parameters = {}) => fixLocation({ rule, path, parameters });
  expect(at('downloadLinkMissing', '/blocks/0/props/action')).toBe('/links/download');
  expect(at('titleMissing', '')).toBe('/title');
  expect(at('emptyText', '/blocks/0/props/title')).toBe('/blocks/0/props/title');
  expect(at('missing', '/blocks/0/props', { name: 'title' })).toBe('/blocks/0/props/title');
});

test('a text that lacks a language is mended in that language', () => {
  const finding = { severity: 'warning', rule: 'missingTranslation', path: '/title', message: '' } as const;
  expect(fixLanguage({ ...finding, parameters: { language: 'en' } })).toBe('en');
  expect(fixLanguage({ ...finding, rule: 'emptyText', path: '/title/hi', parameters: {} })).toBe('hi');
  expect(fixLanguage({ ...finding, rule: 'emptyText', parameters: {} })).toBeUndefined();
  expect(
    fixLanguage({ ...finding, rule: 'oneLanguageText', parameters: { language: 'es' } }),
  ).toBeUndefined();
});
