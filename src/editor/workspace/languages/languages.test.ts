import { byId, shipped } from '../../../../tests/support/shippedTemplates';
import { locales } from '../../../kernel/locale';
import { isInLocale } from '../../../template/texts';
import type { TemplateDocument } from '../../../generated/template';
import { fromPuck, toPuck } from '../items/toPuck';
import { dropLanguage } from '../items/dropLanguage';
import { furtherLanguages, pageTexts, standingOf } from '../../library/documents/pageTexts';
import type { OpenDocument } from '../../library/documents/openDocument';

const hero = {
  id: 'a',
  type: 'hero',
  props: { title: { es: 'Hola a todos', en: 'Hello all' }, subtitle: 'Dos manos' },
};
const nested = {
  id: 'b',
  type: 'columns',
  props: {
    columns: [
      [{ id: 'c', type: 'richText', props: { html: { es: '<p>Uno</p>', en: '<p>One</p>' } } }],
      [
        {
          id: 'd',
          type: 'hero',
          props: {
            title: { en: 'Only English' },
            image: { src: '/a.webp', alt: { es: 'Playa', en: 'Beach' } },
            // No text of the page, whatever its keys look like.
            cta: { label: 'Ir a la app', action: { type: 'native', page: 'p', param: { en: 'x' } } },
          },
        },
      ],
    ],
  },
};
const page: OpenDocument = {
  schemaVersion: 1,
  id: 'x',
  kind: 'landing',
  locale: 'es',
  title: { es: 'Título', en: 'Title' },
  description: '',
  blocks: [hero, nested, { id: 'e', type: 'from-later', props: { title: { en: 'a' } } }],
};

const withoutEnglish = (document: OpenDocument) => fromPuck(dropLanguage(toPuck(document), 'en', 'es'));

test('what a language has and lacks is told by its place', () => {
  const texts = pageTexts(page);
  const english = standingOf(texts, 'en');
  expect(english.written.map(({ path }) => path)).toEqual([
    '/title',
    '/blocks/0/props/title',
    '/blocks/1/props/columns/0/0/props/html',
    '/blocks/1/props/columns/1/0/props/title',
    '/blocks/1/props/columns/1/0/props/image/alt',
  ]);
  expect(english.missing.map(({ path }) => path)).toEqual([
    '/blocks/0/props/subtitle',
    '/blocks/1/props/columns/1/0/props/cta/label',
  ]);
  expect(english.only.map(({ path }) => path)).toEqual(['/blocks/1/props/columns/1/0/props/title']);
  expect(furtherLanguages(texts, 'es').map(({ locale }) => locale)).toEqual(['en']);
  expect(standingOf(texts, 'zh').missing).toHaveLength(7);
});

test('a dropped language leaves no text, and what only it said stays as the page’s own', () => {
  const after = withoutEnglish(page);
  expect(after).toEqual({
    ...page,
    title: { es: 'Título' },
    blocks: [
      { ...hero, props: { ...hero.props, title: { es: 'Hola a todos' } } },
      {
        ...nested,
        props: {
          columns: [
            [{ id: 'c', type: 'richText', props: { html: { es: '<p>Uno</p>' } } }],
            [
              {
                ...nested.props.columns[1]?.[0],
                props: {
                  ...nested.props.columns[1]?.[0]?.props,
                  title: { es: 'Only English' },
                  image: { src: '/a.webp', alt: { es: 'Playa' } },
                },
              },
            ],
          ],
        },
      },
      page.blocks[2],
    ],
  });
  expect(furtherLanguages(pageTexts(after), 'es')).toEqual([]);
});

test.each(shipped.map(({ name }) => name))('%s speaks no other language once each was dropped', (name) => {
  const document = byId.get(name) as unknown as OpenDocument & TemplateDocument;
  const own = document.locale;
  const others = locales.filter((locale) => locale !== own);
  const after = others.reduce((data, locale) => dropLanguage(data, locale, own), toPuck(document));
  const left = fromPuck(after) as unknown as TemplateDocument;
  expect(others.filter((locale) => isInLocale(left, locale))).toEqual([]);
  expect(pageTexts(fromPuck(after)).length).toBe(pageTexts(document).length);
});
