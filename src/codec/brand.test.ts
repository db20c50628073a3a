import { decodeBrand, editorBrandOf, promotionBrandOf, publicBrandOf } from './brand';

const brand = {
  appName: 'Presta',
  languageType: 2,
  theme: { background: '#000000', text: '#ffffff', accent: '#ff7a00' },
};

describe('decodeBrand', () => {
  it('fills in what a brand file may leave out (contract §3)', () => {
    expect(decodeBrand(brand)).toMatchObject({
      ok: true,
      value: {
        loanApiPrefix: '/humorous',
        bridgeName: 'nativeBridge',
        merchantNumber: '0',
        devTools: false,
        wire: { paths: {}, fields: {} },
      },
    });
  });

  it('names every fault by its path', () => {
    const result = decodeBrand({ ...brand, languageType: 3, colour: 'red' });
    expect(result).toEqual({
      ok: false,
      error: expect.arrayContaining([
        expect.stringContaining('/languageType'),
        expect.stringContaining('"colour"'),
      ]),
    });
  });

  it('names conflicts of wire names beside other faults', () => {
    const wire = { paths: { '/a': '/x', '/b': '/x', '/c': 7 }, fields: null };
    const result = decodeBrand({ ...brand, languageType: 3, wire });
    expect(result).toEqual({
      ok: false,
      error: expect.arrayContaining([
        expect.stringContaining('/languageType'),
        expect.stringContaining('/wire/paths/~1b'),
      ]),
    });
  });

  it.each([
    'https://a b; script-src *',
    'https://CDN.example',
    'https://cdn.example:443',
    'https://user@cdn.example',
  ])('refuses %s as an origin, since it stands in the content security policy', (origin) => {
    for (const list of ['imageOrigins', 'mediaOrigins', 'redirectOrigins']) {
      const result = decodeBrand({ ...brand, [list]: [origin] });
      expect(result).toEqual({ ok: false, error: [expect.stringContaining(`/${list}`)] });
    }
  });

  const endpoint = { name: 'crm', url: 'https://crm.example/hook', clickIds: ['gclid', 'fbclid'] };
  const telling = (endpoints: readonly object[], more: object = {}) =>
    decodeBrand({ ...brand, conversions: { endpoints }, ...more });

  it('pages hear which click ids somebody is told of, and never whom', () => {
    const decoded = telling([endpoint, { ...endpoint, name: 'meta', clickIds: ['fbclid'] }]);
    if (!decoded.ok) throw new Error(decoded.error.join());
    expect(promotionBrandOf(decoded.value).clickIds).toEqual(['gclid', 'fbclid']);
    for (const sent of [promotionBrandOf(decoded.value), publicBrandOf(decoded.value)])
      expect(JSON.stringify(sent)).not.toContain('crm');
    const without = telling([]);
    expect(without.ok && 'clickIds' in promotionBrandOf(without.value)).toBe(false);
  });

  it.each([
    ['no kind', [{ ...endpoint, clickIds: [] }], '/conversions/endpoints/0/clickIds'],
    ['an unknown kind', [{ ...endpoint, clickIds: ['dclid'] }], '/conversions/endpoints/0/clickIds/0'],
    ['a name twice', [endpoint, endpoint], '/conversions/endpoints/1/name'],
    ['no address', [{ ...endpoint, url: 'crm.example' }], '/conversions/endpoints/0/url'],
  ])('refuses a conversion endpoint with %s', (_what, endpoints, place) => {
    expect(telling(endpoints)).toEqual({ ok: false, error: [expect.stringContaining(place)] });
  });

  it('refuses conversions of registrations that its host does not see', () => {
    const result = telling([endpoint], { apiOrigin: 'https://api.example' });
    expect(result).toEqual({ ok: false, error: [expect.stringContaining('apiOrigin')] });
  });

  it('a promotion page holds the colours alone: the rest of the look stands in its style', () => {
    const decoded = decodeBrand({ ...brand, theme: { ...brand.theme, radius: 'round', typeScale: 'large' } });
    expect(decoded.ok && decoded.value.theme).toMatchObject({ radius: 'round', typeScale: 'large' });
    expect(decoded.ok && promotionBrandOf(decoded.value).theme).toEqual(brand.theme);
  });

  const palette = { id: 'night', name: { es: 'Noche' }, ...brand.theme };

  it('only the editor holds the palettes that it offers', () => {
    const decoded = decodeBrand({
      ...brand,
      theme: { ...brand.theme, radius: 'round', palettes: [palette] },
    });
    if (!decoded.ok) throw new Error(decoded.error.join());
    expect(editorBrandOf(decoded.value).theme.palettes).toEqual([palette]);
    expect(publicBrandOf(decoded.value).theme).toEqual({ ...brand.theme, radius: 'round' });
    expect(promotionBrandOf(decoded.value).theme).toEqual(brand.theme);
  });

  it.each([
    ['an id twice', [palette, palette], '/theme/palettes/1/id'],
    ['no name', [{ ...palette, name: {} }], '/theme/palettes/0/name'],
    ['a colour that is none', [{ ...palette, accent: 'red' }], '/theme/palettes/0/accent'],
    [
      'more than twelve',
      Array.from({ length: 13 }, (_, n) => ({ ...palette, id: `p${n}` })),
      '/theme/palettes',
    ],
  ])('refuses palettes with %s', (_what, palettes, place) => {
    const result = decodeBrand({ ...brand, theme: { ...brand.theme, palettes } });
    expect(result).toEqual({ ok: false, error: [expect.stringContaining(place)] });
  });

  it.each(['radius', 'typeScale'])('names a %s that there is not', (token) => {
    const result = decodeBrand({ ...brand, theme: { ...brand.theme, [token]: 'huge' } });
    expect(result).toEqual({ ok: false, error: [expect.stringMatching(`/theme/${token}: must be "`)] });
  });

  it('tells no page the name of the font file', () => {
    const decoded = decodeBrand({ ...brand, theme: { ...brand.theme, font: 'own.woff2' } });
    if (!decoded.ok) throw new Error(decoded.error.join());
    for (const sent of [publicBrandOf, editorBrandOf, promotionBrandOf])
      expect(sent(decoded.value).theme).toEqual(brand.theme);
  });

  it.each(['../own.woff2', '/etc/own.woff2', 'fonts/own.woff2', 'own.ttf', '.woff2', ''])(
    'takes no font from another folder or of another kind: %j',
    (font) => {
      const result = decodeBrand({ ...brand, theme: { ...brand.theme, font } });
      expect(result).toEqual({
        ok: false,
        error: [expect.stringContaining('/theme/font: must have the form')],
      });
    },
  );

  it('leaves its input as it was', () => {
    const before = structuredClone(brand);
    decodeBrand(brand);
    expect(brand).toEqual(before);
  });
});
