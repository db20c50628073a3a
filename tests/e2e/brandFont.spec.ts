import type { FrameLocator, Locator, Page, Route } from '@playwright/test';
import { fontFiles } from '../support/fontFiles';
import { expectNoAxeFaults } from './support/axe';
import { test as borrowerTest } from './support/borrowerTest';
import { india, mexico } from './support/campaigns';
import { administrator, desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { lookedAt } from './support/lookedAt';
import { layoutShift } from './support/restingPage';
import { expect, failedCall } from './support/test';

const theme = { background: '#fff9ec', text: '#21303a', accent: '#00628b', font: 'brand.woff2' };

const test = borrowerTest;

/** A brand with a font of its own, a seventh wider than those of phones. */
test.use({
  hostOwner: 'brandFont',
  hostOptions: { brand: { theme }, fontFile: fontFiles.wide, environment: editorEnvironment },
});
test.describe.configure({ mode: 'default' });

const fonts = '**/fonts/*.woff2';

/** The font waits for the returned call, as on a slow line. */
async function holdFont(page: Page): Promise<() => void> {
  const held: Route[] = [];
  let isLetIn = false;
  await page.route(fonts, async (route) => {
    if (isLetIn) return route.continue();
    held.push(route);
  });
  return () => {
    isLetIn = true;
    for (const route of held) void route.continue();
  };
}

const statusOf = (page: Page | FrameLocator, family: string): Promise<readonly string[]> =>
  page
    .locator('body')
    .evaluate(
      (_, name) => [...document.fonts].filter((face) => face.family === name).map(({ status }) => status),
      family,
    );

/** Frames until what the font changed has been drawn. */
const whenDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** A page is read in a stand-in of the same room; once the font is there nothing has moved. */
async function expectNothingMoves(page: Page, address: string, content: Locator): Promise<void> {
  const letIn = await holdFont(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(content.first()).toBeVisible();
  expect(await statusOf(page, 'brand')).toEqual(['loading']);
  await expect.poll(async () => (await statusOf(page, 'brand-arial')).includes('loading')).toBe(false);
  const before = await layoutShift(page);
  letIn();
  await expect.poll(() => statusOf(page, 'brand')).toEqual(['loaded']);
  await whenDrawn(page);
  // A line may break elsewhere: letters are as wide on the average alone. A machine without any font that phones have
  // shows another one meanwhile; that the stand-ins are as wide as they should be, `fontStyle.test.ts` says everywhere.
  const standsIn = (await statusOf(page, 'brand-arial')).includes('loaded');
  expect((await layoutShift(page)) - before).toBeLessThan(standsIn ? 0.03 : 0.25);
  await expectNoAxeFaults(page);
}

for (const [language, id, isTaken] of [
  ['2', mexico.id, true],
  ['1', india.id, false],
] as const) {
  test(
    `a campaign keeps its place when the font comes late, with language ${language}`,
    inEveryRun(isTaken),
    async ({ landing, page }) => {
      await expectNothingMoves(page, landing.address({ id, language }), landing.root);
    },
  );

  test(
    `so does a borrower's offer, with language ${language}`,
    inEveryRun(isTaken),
    async ({ borrower, page }) => {
      await expectNothingMoves(
        page,
        borrower.address('/confirmNew', { productId: '1002', language }),
        borrower.at('confirm-submit'),
      );
    },
  );
}

test('so does the official site', inEveryRun(false), async ({ host, page }) => {
  await expectNothingMoves(page, `${host.origin}/`, page.getByRole('heading', { level: 1 }));
});

test.describe('where it never comes', () => {
  test.use({ expectedErrors: [failedCall] });

  test('a page is read and used without it', async ({ landing, page }) => {
    await page.route(fonts, (route) => route.abort());
    await landing.open({ id: mexico.id });
    expect(await statusOf(page, 'brand')).toEqual(['error']);
    await landing.phone.fill('5512345678');
    await expectNoAxeFaults(page);
  });
});

test.describe('in the editor', () => {
  test.use(desk);

  const familyOf = (place: Page | FrameLocator): Promise<string> =>
    place.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);

  for (const [language, isTaken] of [
    ['es', true],
    ['en', false],
  ] as const)
    test(
      `the page on the canvas is set in it, the editor is not: ${language}`,
      inEveryRun(isTaken),
      async ({ page, host }) => {
        const editor = new EditorPage(page, host);
        await editor.calls.signIn(administrator, language);
        await editor.open(`/templates/${mexico.id}`);
        const canvas = page.frameLocator('iframe');
        await expect.poll(() => statusOf(canvas, 'brand')).toEqual(['loaded']);
        expect(await familyOf(canvas)).toMatch(/^brand,/);
        expect(await familyOf(page)).not.toContain('brand');
        await expectNoAxeFaults(page);
        await lookedAt(page, `brand-font-editor-${language}`);
      },
    );
});
