import type { Page } from '@playwright/test';
import { casesRun, soaking } from '../support/soak';
import { india, mexico } from './support/campaigns';
import { editorStories } from './support/editorStories';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

const notices = {
  es: /Este navegador es demasiado antiguo/,
  en: /This browser is too old/,
  zh: /此浏览器版本过旧/,
};
type Language = keyof typeof notices;

/** Without what an old browser lacks, pages may fail in any way; they must only say why. */
test.use({ expectedErrors: [/.*/], hostOptions: editorStories });

const notice = (page: Page, language: Language) =>
  page.getByRole('alert').filter({ hasText: notices[language] });

const allPages: readonly (readonly [string, Language])[] = [
  [`/landing?id=${mexico.id}`, 'es'],
  [`/landing?id=${india.id}&language=1`, 'en'],
  ['/landing', 'es'],
  ['/', 'es'],
  ['/About?language=1', 'en'],
  ['/order?language=1', 'en'],
  ['/loanDetail?orderId=1', 'es'],
  ['/complaint?language=1', 'en'],
];
/** `npm test` opens every second one. */
const pages = allPages.filter((_, position) => soaking || position % 2 === 0);

test('a browser of today is told nothing', async ({ page, host }) => {
  for (const [path, language] of pages) {
    await page.goto(host.origin + path);
    await expect(page.locator('[data-below-floor]'), path).toBeHidden();
    expect(await page.locator('[data-below-floor]').textContent(), path).toMatch(notices[language]);
  }
});

for (const missing of ['reportError', 'HTMLDialogElement'] as const) {
  test(
    `a browser without ${missing} is told so, in the page's language`,
    inEveryRun(missing === 'reportError'),
    async ({ page, host }) => {
      await page.addInitScript((name) => void Reflect.deleteProperty(window, name), missing);
      for (const [path, language] of pages) {
        await page.goto(host.origin + path);
        await expect(notice(page, language), path).toBeVisible();
      }
      // What the host drew can still be read.
      await page.goto(`${host.origin}/landing?id=${mexico.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      casesRun('browser-floor-page', pages.length, `without ${missing}`);
    },
  );
}

test('the editor tells what it needs', async ({ page, host }) => {
  await page.goto(`${host.origin}/editor`);
  await expect(notice(page, 'en')).toBeHidden();
  await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
  await page.goto(`${host.origin}/editor`);
  await expect(notice(page, 'en')).toBeVisible();
});

test('a browser that can read none of the scripts is told so too', async ({ page, host }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'reportError'));
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is ?? no script' }),
  );
  for (const [path, language] of pages) {
    await page.goto(host.origin + path);
    await expect(notice(page, language), path).toBeVisible();
  }
  casesRun('browser-floor-page', pages.length, 'with scripts that can not be read');
});
