import { isLightTheme, type ThemeColors } from '../../src/template/theme';
import { catalogueIndex, catalogueThemes, liveDocument } from './catalogue';

const drawn = {
  html: '<!doctype html><html><head><title>x</title></head></html>',
  contentSecurityPolicy: "default-src 'none'; frame-ancestors 'self'; trusted-types vitrina",
  props: {},
  faults: [],
  findings: [],
};

it('keeps the policy of a page where nobody sends headers along', () => {
  expect(liveDocument(drawn)).toContain(
    '<head><meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; trusted-types vitrina">',
  );
});

it('shows every block in each language and theme, with its props, schema and weight', () => {
  const page = {
    type: 'acme/prices',
    props: { title: '<b>' },
    schema: { type: 'object' },
    bytes: 496,
    isOfPackage: true,
  };
  const own = { ...page, type: 'hero', bytes: 700, isOfPackage: false };
  const html = catalogueIndex([page, own], ['en', 'es'], '');
  for (const name of ['en-light', 'en-dark', 'es-light', 'es-dark'])
    expect(html).toContain(`src="blocks/acme/prices/${name}.html"`);
  expect(html).toContain('496 bytes compressed, loaded by pages that have it');
  expect(html).toContain('700 bytes compressed, part of the pages’ own code');
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toContain('<b>');
});

it.each([
  { background: '#000000', text: '#f5f5f5', accent: '#ff7a00' },
  { background: '#ffffff', text: '#111111', accent: '#0b5fff' },
])(
  'shows a light and a dark page of whatever brand, one of them in its own colours: %j',
  (theme: ThemeColors) => {
    const { light, dark } = catalogueThemes(theme);
    const shown = [light, dark];
    expect(shown.map(isLightTheme)).toEqual([true, false]);
    expect(shown).toContainEqual(theme);
    expect(shown.map(({ accent }) => accent)).toEqual([theme.accent, theme.accent]);
  },
);
