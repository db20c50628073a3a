import type { Browser } from '@playwright/test';
import { reach } from './reach';
import type { GalleryState, Language } from './state';

export interface Shot {
  readonly name: string;
  readonly language: Language;
  readonly png: Buffer;
}

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };
const locales: Readonly<Record<Language, string>> = { es: 'es-MX', en: 'en-IN', zh: 'zh-CN' };
const patienceMs = 20_000;

export async function photograph(
  browser: Browser,
  origin: string,
  state: GalleryState,
  language: Language,
): Promise<Shot> {
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
