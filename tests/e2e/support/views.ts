import type { Page } from '@playwright/test';

/** How a page is looked at: the width of the screen in CSS px, and the size of the reader's text. */
export interface View {
  readonly name: string;
  readonly width: number;
  readonly textPercent: number;
}

export const views: readonly View[] = [
  { name: '360 px', width: 360, textPercent: 100 },
  { name: '320 px', width: 320, textPercent: 100 },
  { name: '200 % text', width: 360, textPercent: 200 },
];

const usualText = 16;

export async function lookAs(page: Page, { width, textPercent }: View): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  const inspector = await page.context().newCDPSession(page);
  const size = (usualText * textPercent) / 100;
  await inspector.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}
