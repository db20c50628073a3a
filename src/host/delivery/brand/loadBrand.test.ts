import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBrand } from './loadBrand';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const load = (content: string) => {
  const file = path.join(folder, 'brand.json');
  writeFileSync(file, content);
  return loadBrand(file);
};
const smallest = {
  appName: 'A',
  languageType: 1,
  theme: { background: '#000000', text: '#ffffff', accent: '#ff7a00' },
};

describe('loadBrand', () => {
  it('serves the demo brand unless told otherwise', () => {
    expect(loadBrand(undefined)).toMatchObject({
      ok: true,
      value: { appName: 'Presta Demo', devTools: false },
    });
  });

  it('fills in what a brand file leaves out', () => {
    expect(load(JSON.stringify(smallest))).toMatchObject({
      ok: true,
      value: { loanApiPrefix: '/humorous', wire: { paths: {}, fields: {} }, lender: { name: '' } },
    });
  });

  it('names the path of every fault', () => {
    const result = load(JSON.stringify({ ...smallest, languageType: 3, colour: 'red', theme: {} }));
    expect(result.ok ? [] : result.error).toEqual(
      expect.arrayContaining([
        expect.stringContaining('/languageType: must be 1 or 2'),
        expect.stringContaining('/: unknown key "colour"'),
        expect.stringContaining('/theme: "background" is missing'),
      ]),
    );
  });

  it('says which file it could not read, and why', () => {
    expect(load('{ "appName": ')).toMatchObject({
      ok: false,
      error: [expect.stringMatching(/brand\.json: it is not JSON/)],
    });
    const missing = loadBrand(path.join(folder, 'none.json'));
    expect(missing).toMatchObject({
      ok: false,
      error: [expect.stringMatching(/none\.json: there is no such file/)],
    });
    expect(loadBrand(folder)).toMatchObject({
      ok: false,
      error: [expect.stringContaining('this is a folder')],
    });
  });

  const push = '/v3/loan-confirm/loan-detail-push';
  const details = '/v3/loan-details/loan-details';
  const sms = '/api/v2/youmi/promotion/get-sms';
  it.each([
    [
      'two calls sent as one',
      { wire: { paths: { [push]: '/a', [details]: '/a' } } },
      '/wire/paths/~1v3~1loan-details~1loan-details',
    ],
    [
      'a call sent as another that keeps its name',
      { wire: { paths: { [push]: details } } },
      '/wire/paths/~1v3~1loan-confirm~1loan-detail-push',
    ],
    [
      'a call on a page',
      { wire: { paths: { [sms]: '/order' } } },
      '/wire/paths/~1api~1v2~1youmi~1promotion~1get-sms',
    ],
    [
      'a call on what the host answers',
      { wire: { paths: { [sms]: '/report' } } },
      '"/report" is an address of this host',
    ],
    [
      'a loan call on a page, below no prefix',
      { loanApiPrefix: '', wire: { paths: { [push]: '/landing' } } },
      '/wire/paths/~1v3',
    ],
    ['two fields sent as one', { wire: { fields: { phone: 'a', amount: 'a' } } }, '/wire/fields/amount'],
  ])('refuses %s', (_, changes, expected) => {
    const result = load(JSON.stringify({ ...smallest, ...changes }));
    expect(result.ok ? [] : result.error).toEqual([expect.stringContaining(expected)]);
  });

  it('lets calls change places', () => {
    expect(
      load(JSON.stringify({ ...smallest, wire: { paths: { [push]: details, [details]: push } } })).ok,
    ).toBe(true);
  });

  it('judges each palette like the colours of the brand, and names the pair and the way out', () => {
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const sound = { id: 'q', name: { en: 'Q' }, background: '#000000', text: '#ffffff', accent: '#ff7a00' };
    const palettes = [sound, { ...sound, id: 'p', text: '#333333' }];
    const said = (): string[] => {
      warn.mockClear();
      expect(load(JSON.stringify({ ...smallest, theme: { ...smallest.theme, palettes } })).ok).toBe(true);
      return warn.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('/palettes/'));
    };
    const [told = ''] = said();
    expect(told).toMatch(/\/theme\/palettes\/1\/text: #333333 has 1\.6:1 on the background #000000/);
    palettes[1] = { ...sound, id: 'p', text: /pages show (#[0-9a-f]{6})/.exec(told)?.[1] ?? '' };
    expect(said()).toEqual([]);
    warn.mockRestore();
  });

  it.each([
    ['an accent that cannot carry letters', { background: '#ffffff', text: '#222222', accent: '#3f8f3f' }],
    ['text that nothing carries', { background: '#ffffff', text: '#999999', accent: '#333333' }],
    [
      'text that only the background itself carries',
      { background: '#ffffff', text: '#767676', accent: '#333333' },
    ],
  ])('warns of %s, and says what pages show', (_what, theme) => {
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    expect(load(JSON.stringify({ ...smallest, theme })).ok).toBe(true);
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      expect.stringMatching(/\/theme\/(accent|text): .*4\.5:1 is needed, so pages show #[0-9a-f]{6} instead/),
    ]);
    warn.mockRestore();
  });

  it('warns of names that no call has', () => {
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const wire = { paths: { '/v3/loan-detials': '/a' }, fields: { amuont: 'b' } };
    expect(load(JSON.stringify({ ...smallest, wire })).ok).toBe(true);
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      expect.stringContaining('/wire/paths/~1v3~1loan-detials'),
      expect.stringContaining('/wire/fields/amuont'),
    ]);
    warn.mockRestore();
  });
});
