import type { Page } from '@playwright/test';
import { readJson } from '../support/shippedTemplates';
import { expect, test } from './support/test';
import { tomorrow } from './support/visitorStories';

const soon = 60_000;

const leftUntil = (moment: string): number => Date.parse(moment) - Date.now();

/** What a countdown says is left, in ms. */
async function shownLeft(page: Page): Promise<number> {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] =
    (await page.getByRole('timer').innerText()).match(/\d+/g)?.map(Number) ?? [];
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}

const dayMs = 86_400_000;
const conditions = readJson('tests/fixtures/templates/valid/conditions.json') as { blocks: { id: string }[] };

/** Of `conditions`, what a visitor on Android with a page in English sees, whatever the query says. */
const always = [
  'client-eq',
  'client-ne',
  'client-in',
  'client-exists',
  'language-in',
  'language-lt',
  'registered-ne',
  'registered-exists',
  'now-gt',
  'now-lt',
  'all-empty',
  'nested',
];

for (const { title, query, more } of [
  { title: 'without parameters', query: {}, more: ['query-ne', 'query-absent', 'not'] },
  {
    title: 'with parameters',
    query: { utm_tag: 'summer', user_from: 'a', app_from: 'partner', level: '3', invite_code: 'i', UC: 'u' },
    more: ['query-eq', 'query-in', 'query-gt', 'query-lt', 'query-exists', 'any', 'not'],
  },
]) {
  test(`conditions decide what is shown ${title}`, async ({ landing, page }) => {
    await landing.open({ id: 'conditions', ...query });
    const expected = new Set<string>([...always, ...more]);
    for (const { id } of conditions.blocks) {
      await expect.soft(page.getByTestId(`block-${id}`), id).toHaveCount(expected.has(id) ? 1 : 0);
    }
  });
}

test('a visitor stays in one group, which goes with what is counted', async ({ landing, page }) => {
  const variants: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/track-visit')) variants.push(searchParams.get('variant'));
  });
  await landing.open({ id: 'experiment' });
  await expect.poll(() => variants.length).toBe(1);
  const headline = await page.getByRole('heading', { level: 1 }).innerText();
  for (let visit = 2; visit <= 4; visit += 1) {
    await landing.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect.poll(() => variants.length).toBe(visit);
  }
  expect(new Set(variants)).toEqual(new Set([headline === 'Group A' ? 'e1:a' : 'e1:b']));
});

test('a page without experiments counts without a variant', async ({ landing, page }) => {
  const visit = page.waitForRequest(/track-visit/);
  await landing.open({ id: 'mx-bienvenida' });
  expect(new URL((await visit).url()).searchParams.has('variant')).toBe(false);
});

test.describe('as time passes', () => {
  test.use({ needsOwnTab: true });

  test('a page follows the clock while it is open', async ({ landing, page }) => {
    const time = Date.UTC(2099, 0, 1) - soon;
    await page.clock.install({ time });
    await page.route('**/healthz', (route) =>
      route.fulfill({ headers: { date: new Date(time).toUTCString() } }),
    );
    await landing.open({ id: 'changing' });
    await expect(page.getByTestId('block-before')).toBeVisible();
    await page.clock.fastForward(soon + 1_000);
    await expect(page.getByTestId('block-after')).toBeVisible();
    await expect(page.getByTestId('block-before')).toHaveCount(0);
  });

  for (const { title, wrongBy, bringsTime } of [
    { title: 'is days fast', wrongBy: 3 * dayMs, bringsTime: true },
    {
      title: 'is days fast, and its browser says nothing of the document',
      wrongBy: 3 * dayMs,
      bringsTime: false,
    },
    { title: 'is days slow, and set while the page is open', wrongBy: -5 * dayMs, bringsTime: true },
  ]) {
    test(`a phone that ${title} shows what the host's time says`, async ({ landing, page }) => {
      await page.addInitScript(
        ({ by, isHeard }) => {
          const now = Date.now;
          Object.assign(window, { wrongBy: by });
          Date.now = () => now() + (window as unknown as { wrongBy: number }).wrongBy;
          if (!isHeard) performance.getEntriesByType = () => [];
        },
        { by: wrongBy, isHeard: bringsTime },
      );
      await landing.open({ id: 'today' });
      const isRight = async (): Promise<void> => {
        await expect(page.getByTestId('block-still')).toBeVisible();
        await expect(page.getByTestId('block-over')).toHaveCount(0);
        await expect
          .poll(async () => Math.abs((await shownLeft(page)) - leftUntil(tomorrow)))
          .toBeLessThan(60_000);
      };
      await isRight();
      await page.evaluate(() => void Object.assign(window, { wrongBy: 9 * 86_400_000 }));
      await isRight();
    });
  }
});
