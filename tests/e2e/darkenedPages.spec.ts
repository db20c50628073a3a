import type { Page } from '@playwright/test';
import {
  bareBarcode,
  bareSquare,
  barsOf,
  modulesOf,
  recoloured,
  scanned,
  scannedSquare,
} from '../support/tillCodes';
import { test } from './support/borrowerTest';
import { documentOf, paragraph } from './support/fixtureDocuments';
import { expect } from './support/test';

/** Grounds of a brand and of its palettes: light pages are those that a browser darkens. */
const grounds = {
  white: { background: '#ffffff', text: '#222222', accent: '#c24e00' },
  cream: { background: '#fff4e0', text: '#3a2a10', accent: '#8a1f4f' },
  black: { background: '#101418', text: '#f5f5f5', accent: '#2f9e6e' },
};

const documents = Object.entries(grounds).map(([id, theme]) =>
  documentOf(
    id,
    [
      { id: 'form', type: 'registration', props: { phoneRule: 'mx' } },
      paragraph('words', 'What a loan costs'),
    ],
    { theme },
  ),
);

test.use({ hostOptions: { brand: { theme: grounds.white }, documents } });
test.describe.configure({ mode: 'default' });

/** As Chrome and web views darken pages that don't say what they are. */
async function darken(page: Page): Promise<void> {
  // Its phone is dark; without that, an emulated browser darkens dark pages too.
  await page.emulateMedia({ colorScheme: 'dark' });
  await override(page, true);
}

async function override(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled });
}

test.afterEach(async ({ page }) => {
  await override(page, false);
  await page.emulateMedia({ colorScheme: null });
});

for (const [brand, theme] of Object.entries(grounds)) {
  test.describe(`a brand on ${brand}`, () => {
    test.use({ hostOptions: { brand: { theme }, documents } });

    test('has codes that a till and a camera read on a phone that darkens pages', async ({
      borrower,
      page,
    }) => {
      const drawn = new Map<string, string>();
      await page.route(/\/(?:barcode|qr)-\d+\.svg/, (route) => {
        const [, kind = '', code = ''] = /(barcode|qr)-(\d+)/.exec(route.request().url()) ?? [];
        drawn.set(kind, code);
        const body = kind === 'qr' ? bareSquare(code) : bareBarcode(code);
        return route.fulfill({ contentType: 'image/svg+xml', body });
      });
      await darken(page);
      await borrower.open('/repay', { orderId: '174001', productId: '1001' });
      const modal = borrower.at('barcode-modal');
      const picture = modal.getByRole('img');
      const show = async (channel: string): Promise<void> => {
        await borrower.at(`channel-barcode-${channel}`).click();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      };
      await show('CORNER');
      await expect
        .poll(async () => scanned(await picture.screenshot()))
        .toEqual(barsOf(drawn.get('barcode') ?? ''));
      await page.keyboard.press('Escape');
      await show('TRANSFER');
      const { side, modules } = modulesOf(drawn.get('qr') ?? '');
      expect(side).toBeGreaterThan(0);
      await expect.poll(async () => scannedSquare(await picture.screenshot(), side)).toEqual(modules);
    });
  });
}

for (const id of Object.keys(grounds)) {
  test(`no pixel of a page on ${id} is recoloured`, async ({ landing, page }) => {
    await landing.open({ id });
    await landing.whenPictureShown();
    const shot = () => page.screenshot({ animations: 'disabled', mask: [landing.picture] });
    let plain = await shot();
    const changed = async () => recoloured(await shot(), plain);
    // What still comes in of the page has come.
    await expect
      .poll(async () => {
        const before = plain;
        plain = await shot();
        return recoloured(plain, before);
      })
      .toBe(0);
    await darken(page);
    if (id !== 'black') {
      // What becomes of a page that does not say that it is light only: so the browser does darken.
      await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
      await expect.poll(changed).toBeGreaterThan(1000);
      await page.evaluate(() => document.documentElement.style.removeProperty('color-scheme'));
    }
    await expect.poll(changed).toBe(0);
  });
}
