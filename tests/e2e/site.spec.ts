import type { Page } from '@playwright/test';
import english from '../../locales/en/site.json';
import spanish from '../../locales/es/site.json';
import { sitePaths } from '../../src/kernel/pagePaths';
import { axeFaultsOf } from './support/axe';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';
import { wake } from './support/wake';

const languages = [
  {
    name: 'Spanish',
    query: '',
    lang: 'es',
    texts: spanish,
    incomplete: spanish.contact.incomplete,
    done: spanish.contact.done,
  },
  // The spec's own words (§5).
  {
    name: 'English',
    query: '?language=1',
    lang: 'en',
    texts: english,
    incomplete: 'Please provide complete information!',
    done: 'Successful!',
  },
] as const;

/** How many slides it is turned by; from now on at once, so that none is on its way. */
const turned = (page: Page) =>
  page
    .getByTestId('carousel')
    .getByRole('list')
    .evaluate((track) => {
      track.style.scrollBehavior = 'auto';
      return track.scrollLeft / track.clientWidth;
    });

for (const { name, query, lang, texts, incomplete, done } of languages) {
  test.describe(`in ${name}`, () => {
    test(
      'every page is alive, accessible, and as wide as the screen',
      inEveryRun(lang === 'es'),
      async ({ page, host }) => {
        test.slow();
        for (const path of sitePaths) {
          await page.goto(host.origin + path + query);
          await wake(page);
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          expect(await axeFaultsOf(page), path).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
            path,
          ).toBeLessThanOrEqual(0);
        }
      },
    );

    test(
      'the navigation leads from page to page and keeps the language',
      inEveryRun(lang === 'es'),
      async ({ page, host }) => {
        await page.goto(host.origin + '/' + query);
        for (const label of [
          texts.nav.reviews,
          texts.nav.privacy,
          texts.nav.loan,
          texts.nav.about,
          texts.nav.contact,
          texts.nav.home,
        ]) {
          await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click();
          const current = page.getByRole('navigation').locator('[aria-current="page"]');
          await expect(current).toHaveText(label);
          await wake(page);
          await expect(current).toBeInViewport({ ratio: 1 });
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
        }
      },
    );

    test(
      'the contact form wants all four fields, then says so and sends nothing',
      inEveryRun(lang === 'es'),
      async ({ page, host }) => {
        const calls: string[] = [];
        await page.goto(`${host.origin}/Contact${query}`);
        await wake(page);
        page.on('request', (request) =>
          calls.push(decodeURIComponent(request.url()) + (request.postData() ?? '')),
        );
        const form = page.getByTestId('contact-form');
        const fields = [
          texts.contact.name,
          texts.contact.phone,
          texts.contact.email,
          texts.contact.message,
        ] as const;
        const values = ['Ana', '13800138000', 'ana@example.com', 'Hola'];
        await page.getByTestId('contact-submit').click();
        await expect(page.getByTestId('toast')).toHaveText(incomplete);
        await expect(form.getByLabel(fields[0])).toBeFocused();
        for (const [index, label] of fields.entries()) {
          await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
          await form.getByLabel(label).fill(values[index] ?? '');
          await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'false');
          await page.getByTestId('contact-submit').click();
          const isLast = index === fields.length - 1;
          await expect(page.getByTestId('toast')).toHaveText(isLast ? done : incomplete);
          if (index === 1) await expect(form.getByLabel(label)).toHaveValue('138 0013 8000');
        }
        await expect(page.getByTestId('toast')).toHaveCount(0);
        // How the page fares may still be told; what was typed is told to nobody.
        expect(calls.filter((call) => values.some((value) => call.includes(value)))).toEqual([]);
      },
    );
  });

  test.describe(`in ${name} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('everything can be read and reached', inEveryRun(lang === 'es'), async ({ page, host }) => {
      await page.goto(host.origin + '/' + query);
      await expect(page.getByTestId('carousel').locator('img').first()).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: texts.nav.loan }).click();
      await expect(page.getByTestId('block-terms')).toContainText('Rs.1,000');
      await page.getByRole('navigation').getByRole('link', { name: texts.nav.privacy }).click();
      await expect(page.getByTestId('block-policy')).toContainText('30');
      await page.getByRole('navigation').getByRole('link', { name: texts.nav.contact }).click();
      await expect(page.locator('noscript p')).toHaveText(texts.contact.script);
      await expect(page.locator('noscript p')).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: texts.nav.reviews }).click();
      await expect(page.getByText(texts.reviews.none)).toBeVisible();
    });
  });
}

test.describe('the carousel', () => {
  test.use({ needsOwnTab: true });

  /** Opens the page and stops its clock, so that only `runFor` moves it. */
  const openStopped = async (page: Page, address: string): Promise<void> => {
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    await page.goto(address);
    await wake(page);
    await page.clock.pauseAt('2026-01-01T01:00:00Z');
    await expect.poll(async () => Number.isInteger(await turned(page))).toBe(true);
  };

  test('turns every 3 s, and rests under a finger and under the focus', async ({ page, host }) => {
    await openStopped(page, host.origin);
    const track = page.getByTestId('carousel').getByRole('list');
    const holds = [
      { hold: () => track.dispatchEvent('touchstart'), release: () => track.dispatchEvent('touchend') },
      { hold: () => track.focus(), release: () => track.blur() },
    ];
    for (const { hold, release } of holds) {
      await hold();
      const held = await turned(page);
      await page.clock.runFor(4000);
      expect(await turned(page)).toBe(held);
      await release();
      await page.clock.runFor(2900);
      expect(await turned(page)).toBe(held);
      // The page counts from when it has heard of the release, which its clock does not tell.
      await expect
        .poll(async () => {
          await page.clock.runFor(200);
          return turned(page);
        })
        .not.toBe(held);
    }
  });

  test('stands still for who wants no motion, but shows what is asked for', async ({ page, host }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStopped(page, host.origin);
    await page.clock.runFor(7000);
    expect(await turned(page)).toBe(0);
    await page.getByTestId('carousel').getByRole('button').nth(2).click();
    await expect(page.getByTestId('carousel').getByRole('button').nth(2)).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect.poll(() => turned(page)).toBe(2);
  });
});

test('the keyboard reaches the content at once, and the form from there', async ({ page, host }) => {
  await page.goto(`${host.origin}/Contact?language=1`);
  await wake(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: english.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(english.contact.name)).toBeFocused();
  await page.keyboard.type('Asha');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('toast')).toHaveText(english.contact.incomplete);
  await expect(page.getByLabel(english.contact.phone)).toBeFocused();
});

test.describe('in the app', () => {
  const bridge = () => {
    const sent: string[] = [];
    Object.assign(window, { sent, nativeBridge: { postMessage: (message: string) => sent.push(message) } });
  };
  const sent = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { sent: string[] }).sent.map((text) => JSON.parse(text) as unknown),
    );

  test('a page that it opened is closed by its way back, and calls go through it', async ({ page, host }) => {
    await page.addInitScript(bridge);
    await page.goto(`${host.origin}/aboutUs?sessionId=secret&swift=s&deviceId=d1&language=1`);
    await wake(page);
    expect(new URL(page.url()).search).toBe('?deviceId=d1&language=1');
    await page.getByTestId('go-back').click();
    await page.getByRole('link', { name: '+525512345678' }).click();
    expect(await sent(page)).toEqual([
      { action: 'close', payload: {} },
      { action: 'callPhone', payload: { phone: '+525512345678' } },
    ]);
  });

  test('the way back from a later page leads to the one before, parameters and all', async ({
    page,
    host,
  }) => {
    await page.addInitScript(bridge);
    await page.goto(`${host.origin}/aboutUs?deviceId=d1&language=1`);
    await wake(page);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(`${host.origin}/Policy?deviceId=d1&language=1`);
    await page.goto(`${host.origin}/PrivacyPolicy?language=1`);
    await wake(page);
    await page.getByTestId('go-back').click();
    await expect(page).toHaveURL(`${host.origin}/Policy?deviceId=d1&language=1`);
  });
});

test('a form filled before the page is alive keeps what was typed, and its tap', async ({ page, host }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/site.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${host.origin}/Contact?language=1`, { waitUntil: 'commit' });
  await page.getByLabel(english.contact.name).fill('Asha');
  await page.getByTestId('contact-submit').click();
  release();
  await expect(page.getByTestId('toast')).toHaveText(english.contact.incomplete);
  await expect(page.getByLabel(english.contact.name)).toHaveValue('Asha');
  await expect(page.getByLabel(english.contact.phone)).toBeFocused();
});

test.describe('without its script', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the form says that it can not answer', async ({ page, host }) => {
    await page.route('**/assets/site.*.js', (route) => route.abort());
    await page.goto(`${host.origin}/Contact?language=1`);
    await expect(page.getByText(english.contact.script).first()).toBeVisible();
  });
});
