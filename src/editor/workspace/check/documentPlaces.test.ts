import fields from '../../../../locales/en/editorFields.json';
import edit from '../../../../locales/en/editorEdit.json';
import { i18nextTranslate } from '../../../texts/i18nextTranslate';
import { found, templateCheck } from '../../../template/check/templateCheck';
import { documentPlaces } from './documentPlaces';

const translate = i18nextTranslate('en', { editorFields: fields, editorEdit: edit });
const document = JSON.stringify({
  blocks: [
    { id: 'a', type: 'hero', props: { title: 'A', cta: { label: '' } } },
    {
      id: 'b',
      type: 'columns',
      props: { columns: [[], [{ id: 'c', type: 'richText', props: { html: '' } }]] },
    },
    { id: 'd', type: 'faq', props: { items: [{}, { answer: { es: '' } }] } },
  ],
});
const placesOf = (...paths: readonly string[]) =>
  documentPlaces(
    document,
    paths.map((path) => templateCheck(found('emptyText', path), undefined)),
    translate,
  );

test.each([
  ['/blocks/0/props/cta/label', 'Hero · Button · Button text'],
  ['/blocks/1/props/columns/1/0/props/html/es', 'Text · Spanish'],
  ['/blocks/2/props/items/1/answer/es', 'Questions 2 · Answer · Spanish'],
  ['/blocks/0', 'Hero'],
  ['/title/en', 'Page · Page title · English'],
  ['', 'Page'],
])('%s is said in words', (path, expected) => {
  expect(placesOf(path)).toEqual([expected]);
});

test('a place is said once; a document that is no JSON has the page alone', () => {
  expect(placesOf('/blocks/0', '/blocks/0/props')).toHaveLength(1);
  expect(documentPlaces('{', [templateCheck(found('emptyText', '/blocks/0'), undefined)], translate)).toEqual(
    ['Page'],
  );
});
