import type { Brand } from '../../../generated/brand';
import type { LanguageType } from '../../../kernel/locale';
import en from '../../../pages/testPreview/catalogues/en';
import es from '../../../pages/testPreview/catalogues/es';
import type { RenderedPage } from './renderedPage';
import { createShellRenderer, type ShellOptions } from './shellRenderer';

export interface TestPreviewRenderer {
  render(language: LanguageType | undefined): RenderedPage;
}

/** First HTML of the test page. */
export function createTestPreviewRenderer(brand: Brand, assets: ShellOptions['assets']): TestPreviewRenderer {
  const shell = createShellRenderer({ brand, assets, texts: { 1: en, 2: es } });
  return { render: (language) => shell('devPreview:title', language) };
}
