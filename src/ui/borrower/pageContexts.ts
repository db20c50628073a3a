import { createContext, useContext } from 'react';
import type { LanguageType } from '../../kernel/locale';
import { formatMoney } from '../../kernel/money';
import type { Shown } from '../../kernel/shownValue';

/** The screen was reached from another one of this page: its heading takes the focus, so that it is read out. */
export const ArrivalContext = createContext(false);

/** Language type of the page, which decides the currency sign; filled once a page. */
export const LanguageTypeContext = createContext<LanguageType>(2);

/** Minor units as money of the page's language; what is no number passes through. */
export function useMoney(): (minorUnits: Shown) => string {
  const languageType = useContext(LanguageTypeContext);
  return (minorUnits) => formatMoney(minorUnits, languageType);
}

/**
 * Tells the page which sheet is open: what is said meanwhile must be said inside it, since everything outside is
 * inert. Returns what takes the sheet off again.
 */
export type RegisterModalHost = (sheet: HTMLElement) => () => void;

export const ModalHostContext = createContext<RegisterModalHost>(() => () => undefined);

/** Whether a picture may come from an address (contract §3, `imageOrigins`); filled once a page. */
export const PictureAddressContext = createContext<(address: string) => boolean>(() => true);

export const useIsPictureAddress = (): ((address: string) => boolean) => useContext(PictureAddressContext);

/** Whether a server-supplied address may be opened (contract §3, `redirectOrigins`); filled once a page. */
export const ServerAddressContext = createContext<(address: string) => boolean>(() => true);

export const useIsServerAddress = (): ((address: string) => boolean) => useContext(ServerAddressContext);
