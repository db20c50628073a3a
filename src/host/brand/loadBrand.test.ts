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
const smallest = { appName: 'A', languageType: 1, theme: { background: '#000000', text: '#ffffff', accent: '#ff7a00' } };

describe('loadBrand', () => {
  it('serves the demo brand unless told otherwise', () => {
    expect(loadBrand(undefined)).toMatchObject({ ok: true, value: { appName: 'Presta Demo', devTools: false } });
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
        expect.stringContaining('/languageType'),
        expect.stringContaining('"colour"'),
        expect.stringContaining('/theme'),
      ]),
    );
  });

  it('says which file it could not read', () => {
    expect(load('{ "appName": ')).toMatchObject({ ok: false, error: [expect.stringContaining('brand.json')] });
    expect(loadBrand(path.join(folder, 'none.json'))).toMatchObject({
      ok: false,
      error: [expect.stringContaining('none.json')],
    });
  });
});
