import type { Browser } from '@playwright/test';

/** Two characters of the Chinese pages. A browser without a font for them draws one and the same box for both. */
const characters = ['钟', '您'];

/** Fails where Chinese pages would be photographed as rows of boxes. */
export async function checkFonts(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const drawings = await page.evaluate(
    (texts) =>
      texts.map((text) => {
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d');
        if (context) context.font = '40px sans-serif';
        context?.fillText(text, 10, 60);
        return canvas.toDataURL();
      }),
    characters,
  );
  await page.close();
  if (new Set(drawings).size < characters.length) {
    throw new Error(
      'This browser has no font with Chinese characters. Install one (on Debian: fonts-noto-cjk) and start again.',
    );
  }
}
