import { pageVariables, type PageTheme } from '../../../template/brandTokens';
import type { BrandFont } from '../font/loadFont';

/** The look of a page, over its style sheets. */
export function rootStyle(theme: PageTheme, font: Pick<BrandFont, 'style'> | undefined): string {
  const family = font ? `--font:${font.style.families};` : '';
  return `:root{${pageVariables(theme)}${family}}${font?.style.faces ?? ''}`;
}
