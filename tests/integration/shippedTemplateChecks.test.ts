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

/** What only the lender can settle: the late interest of contract §14, and the authority that a sample lender has none of. */
const lendersToSettle = ['penalInterest', 'authorityMissing'];

describe.each(shipped)('$name', ({ document }) => {
  it('has no errors, and no warnings but those for the lender', () => {
    const findings = checkTemplate(JSON.stringify(document), context);
    expect(findings.filter(({ rule }) => !lendersToSettle.includes(rule))).toEqual([]);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('stays far below the budget', () => {
    const weight = weighTemplate(JSON.stringify(document), pictureBytes);
    expect(weight?.unknownPictures).toBe(0);
    expect(weight?.lcp).toBeLessThan(1_200);
    expect(weight?.totalBytes).toBeLessThan(200_000);
  });
});
