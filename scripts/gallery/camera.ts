import type { Browser, Page } from '@playwright/test';
import type { GalleryState, Language } from './state';

export interface Shot {
  readonly name: string;
  readonly language: Language;
  readonly png: Buffer;
}

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };
const locales: Readonly<Record<Language, string>> = { es: 'es-MX', en: 'en-IN', zh: 'zh-CN' };
const patienceMs = 20_000;

/** The captcha is asked for anew, and calls are held back: the network is not waited for longer. */
async function whenSettled(page: Page, isBusy = false): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  if (!isBusy) await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function reach(page: Page, address: string, { before, steps, isBusy }: GalleryState): Promise<void> {
  await before?.(page);
  await page.goto(address);
  if (steps) {
    await page.locator('main').first().waitFor();
    await steps(page);
  }
  await whenSettled(page, isBusy);
}

/** The picture of a state. */
export async function photograph(browser: Browser, origin: string, state: GalleryState, language: Language): Promise<Shot> {
  const context = await browser.newContext({
    ...phone,
    locale: locales[language],
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(patienceMs);
  try {
    const page = await context.newPage();
    await reach(page, origin + (state.addresses[language] ?? ''), state);
    return { name: state.name, language, png: await page.screenshot({ animations: 'disabled' }) };
  } finally {
    await context.close();
  }
}
