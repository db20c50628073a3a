import english from '../../locales/en/promotion.json';
import loanEnglish from '../../locales/en/loan.json';
import { borrowerPaths, sitePaths } from '../../src/kernel/pagePaths';
import { mexico } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import { borrowerAddress, restingBudgets, scriptBudgets, scriptsOf } from './support/loadedScripts';
import { openAndRest } from './support/openAndRest';
import { htmlBytes, inlineScriptBytes, scriptBytesUntilLargestPaint } from './support/restingPage';
import { expect, test } from './support/test';

/** Only marketing downloads the editor: it calls this address, and nothing else does. */
const editorWord = '/editor/api';

/** Words of another language, of a borrower's screen, of the router, of i18next and of the editor. */
const foreignWords = [
  english.savedCopy,
  loanEnglish.confirm.title,
  'may be used only in the context of a <Router>',
  'missingInterpolationHandler',
  editorWord,
];

/** Screens ask for orders that nobody has; what they load does not depend on the answer. */
test.use({ expectedErrors: [/Failed to load resource/] });

test('a promotion page starts with few scripts, and with nothing of other pages or languages', async ({
  page,
  landing,
}) => {
  const { bytes, source } = await scriptsOf(page, landing.address({ id: mexico.id }));
  expect(bytes).toBeLessThanOrEqual(scriptBudgets.landing);
  for (const foreign of foreignWords) expect(source).not.toContain(foreign);
});

test('until its largest paint a promotion page has asked for next to no script, and its HTML is small', async ({
  page,
  landing,
}) => {
  const address = landing.address({ id: mexico.id });
  await openAndRest(page, address);
  const bytes = (await scriptBytesUntilLargestPaint(page)) + (await inlineScriptBytes(page));
  expect(bytes).toBeLessThanOrEqual(restingBudgets.untilLargestPaint);
  expect(await htmlBytes(page, address)).toBeLessThanOrEqual(restingBudgets.html);
});

test('each page of the official site starts with few scripts', async ({ page, host }) => {
  for (const path of sitePaths) {
    const { bytes, source } = await scriptsOf(page, host.origin + path);
    expect.soft(bytes, path).toBeLessThanOrEqual(scriptBudgets.site);
    expect(source).not.toContain(editorWord);
  }
});

// Each run takes every second screen, the long run the others too.
for (const half of [0, 1]) {
  test(
    `each screen of a borrower starts with few scripts: every second one from ${half}`,
    inEveryRun(half === 0),
    async ({ page, host }) => {
      test.setTimeout(300_000);
      for (const path of borrowerPaths.filter((_, position) => position % 2 === half)) {
        const { bytes, names, source } = await scriptsOf(page, host.origin + borrowerAddress(path));
        expect(names, path).not.toEqual([]);
        expect.soft(bytes, path).toBeLessThanOrEqual(scriptBudgets.borrower);
        expect(source).not.toContain(editorWord);
      }
    },
  );
}
