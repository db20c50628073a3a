import { createContext, useContext } from 'react';
import type { Consent } from '../../kernel/consentAct';
import { isFinalRefusal, type Failure } from '../../kernel/failure';
import type { BorrowerLanguage, LanguageType } from '../../kernel/locale';
import type { ScreenRules } from '../../kernel/marketRules';
import { formatMoney } from '../../kernel/money';
import { shownDay, shownMoment, type Shown } from '../../kernel/shownValue';

/** The screen was reached from another one of this page: its heading takes the focus, so that it is read out. */
export const ArrivalContext = createContext(false);

/** Who lends, and who answers for it: of the brand file (contract §3), empty where it says nothing. */
export interface LenderFacts {
  readonly appName: string;
  readonly servicePhone: string;
  readonly lender: Readonly<Record<'name' | 'registration' | 'address' | 'email', string>>;
  readonly grievanceOffice: Readonly<Record<'name' | 'phone' | 'email' | 'address' | 'hours', string>>;
  readonly withdrawalLink: string;
}

interface PageFacts {
  /** Language of the words. */
  readonly locale: BorrowerLanguage;
  /** Decides the currency sign. */
  readonly languageType: LanguageType;
  /** Of the brand's market: by its clocks dates are told. */
  readonly utcOffsetMinutes: number;
  /** Whether a loan's agreement stands ticked at first. */
  readonly consent: Consent;
  /** Codes of refusals that asking again does not change (contract §3). */
  readonly finalRefusals: readonly string[];
  /** Of the brand's market, as they are in force. */
  readonly marketRules: ScreenRules;
  /** Absent: nothing is known of the brand, as in a drawing of one part alone. */
  readonly lender?: LenderFacts;
  /** Whether an app is around the page; absent: none. */
  readonly isInApp?: () => boolean;
  /** Of the app in the store of this phone; empty where it is around the page, or the brand names none. Asked in the browser alone. */
  readonly storeLink?: () => string;
  /** Whether a picture may come from an address (contract §3, `imageOrigins`). */
  readonly isPictureAddress: (address: string) => boolean;
  /** Whether a server-supplied address may be opened (contract §3, `redirectOrigins`). */
  readonly isServerAddress: (address: string) => boolean;
}

export const PageFactsContext = createContext<PageFacts>({
  locale: 'es',
  languageType: 2,
  utcOffsetMinutes: 0,
  consent: 'preset',
  finalRefusals: [],
  marketRules: {},
  isPictureAddress: () => true,
  isServerAddress: () => true,
});

export const usePageFacts = (): PageFacts => useContext(PageFactsContext);

export function useIsFinalRefusal(): (problem: Failure) => boolean {
  const { finalRefusals } = usePageFacts();
  return (problem) => isFinalRefusal(problem, finalRefusals);
}

/** Minor units as money of the page's language; what is no number passes through. */
export function useMoney(): (minorUnits: Shown) => string {
  const { languageType } = usePageFacts();
  return (minorUnits) => formatMoney(minorUnits, languageType);
}

/** A server's date as the market's day; what is no epoch moment passes through. */
export function useDay(): (date: Shown) => string {
  const { utcOffsetMinutes } = usePageFacts();
  return (date) => shownDay(date, utcOffsetMinutes);
}

/** A server's date as day and time of the market; what is no epoch moment passes through. */
export function useMoment(): (date: Shown) => string {
  const { utcOffsetMinutes } = usePageFacts();
  return (date) => shownMoment(date, utcOffsetMinutes);
}

/**
 * Tells the page which sheet is open: what is said meanwhile must be said inside it, since everything outside is
 * inert. Returns what takes the sheet off again.
 */
export type RegisterModalHost = (sheet: HTMLElement) => () => void;

export const ModalHostContext = createContext<RegisterModalHost>(() => () => undefined);
