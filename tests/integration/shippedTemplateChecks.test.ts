import { statSync } from 'node:fs';
import path from 'node:path';
import { loadBrand } from '../../src/host/delivery/brand/loadBrand';
import { checkTemplate } from '../../src/template/check/checkTemplate';
import { weighTemplate } from '../../src/template/check/weighPage';
import { shippedRules } from '../../src/template/check/testing/shippedRules';
import { byId, PICTURES, shipped } from '../support/shippedTemplates';

const loaded = loadBrand(undefined);
if (!loaded.ok) throw new Error(loaded.error.join());

const pictureBytes = (address: string) => statSync(path.join(PICTURES, path.basename(address))).size;
const context = {
  brand: loaded.value,
  marketRules: shippedRules,
  now: Date.now(),
  origin: 'https://pages.example',
  isPublished: (id: string) => byId.has(id),
  pictureBytes,
};

describe.each(shipped)('$name', ({ document }) => {
  it('raises nothing', () => {
    expect(checkTemplate(JSON.stringify(document), context)).toEqual([]);
  });

  it('stays far below the budget', () => {
    const weight = weighTemplate(JSON.stringify(document), { pictureBytes });
    expect(weight?.unknownPictures).toBe(0);
    expect(weight?.lcp).toBeLessThan(1_200);
    expect(weight?.totalBytes).toBeLessThan(200_000);
  });
});
