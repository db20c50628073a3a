import { createContext, useContext } from 'react';
import type { Brand } from '../generated/brand';
import type { Action } from '../generated/template';
import type { LanguageType, Locale } from '../kernel/locale';
import type { Market } from '../kernel/market';
import type { TemplateFault } from '../template/fault';

/** What every block may know of the page around it, and the two things that it may say. */
export interface PageContextValue {
  readonly locale: Locale;
  /** Decides the money sign (contract §1) of a page without a market. */
  readonly languageType: LanguageType;
  /** Decides the money sign, and what tax a loan's interest bears (contract §4). */
  readonly market?: Market | undefined;
  readonly brand: Pick<Brand, 'appName' | 'lender' | 'servicePhone' | 'storeLinks'>;
  readonly clientType: 'ios' | 'android';
  /** True where the page has a download or agreement page to go to. */
  readonly hasDownload: boolean;
  readonly hasAgreement: boolean;
  /**
   * Hears of every action that was chosen. A block follows none itself: the browser follows `link` and `call`, which are
   * real links that work without the script; whoever listens does the rest.
   */
  readonly onAction: (action: Action) => void;
  readonly onFault: (fault: TemplateFault) => void;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('A block was drawn outside PageContext');
  return page;
}
