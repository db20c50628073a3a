import { createContext, useContext } from 'react';
import type { LanguageType } from '../../kernel/locale';
import { formatMoney } from '../../kernel/money';
import type { Shown } from '../../kernel/shownValue';

/** The screen was reached from another one of this page: its heading takes the focus, so that it is read out. */
export const ArrivalContext = createContext(false);

interface PageFacts {
  /** Decides the currency sign. */
  readonly languageType: LanguageType;
  /** Whether a picture may come from an address (contract §3, `imageOrigins`). */
  readonly isPictureAddress: (address: string) => boolean;
  /** Whether a server-supplied address may be opened (contract §3, `redirectOrigins`). */
  readonly isServerAddress: (address: string) => boolean;
}

export const PageFactsContext = createContext<PageFacts>({
  languageType: 2,
  isPictureAddress: () => true,
  isServerAddress: () => true,
});

export const usePageFacts = (): PageFacts => useContext(PageFactsContext);

/** Minor units as money of the page's language; what is no number passes through. */
export function useMoney(): (minorUnits: Shown) => string {
  const { languageType } = usePageFacts();
  return (minorUnits) => formatMoney(minorUnits, languageType);
}

/**
 * Tells the page which sheet is open: what is said meanwhile must be said inside it, since everything outside is
 * inert. Returns what takes the sheet off again.
 */
export type RegisterModalHost = (sheet: HTMLElement) => () => void;

export const ModalHostContext = createContext<RegisterModalHost>(() => () => undefined);
