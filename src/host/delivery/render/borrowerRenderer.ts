import type { Brand } from '../../../generated/brand';
import type { LanguageType } from '../../../kernel/locale';
import type { BorrowerPath } from '../../../kernel/pagePaths';
import { screenTitles } from '../../../pages/borrower/screenTitles';
import { borrowerTexts } from './borrowerTexts';
import type { RenderedPage } from './renderedPage';
import { createShellRenderer, type ShellOptions } from './shellRenderer';

export interface BorrowerRenderer {
  /** First HTML of a borrower's screen: its title and a skeleton. What is personal comes by calls. */
  render(path: BorrowerPath, language: LanguageType | undefined): RenderedPage;
}

export function createBorrowerRenderer(brand: Brand, assets: ShellOptions['assets']): BorrowerRenderer {
  const shell = createShellRenderer({ brand, assets, texts: borrowerTexts });
  return { render: (path, language) => shell(screenTitles[path], language) };
}
