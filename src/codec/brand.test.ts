import { decodeBrand } from './brand';

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

  it('leaves its input as it was', () => {
    const before = structuredClone(brand);
    decodeBrand(brand);
    expect(brand).toEqual(before);
  });
});
