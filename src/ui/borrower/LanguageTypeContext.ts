import { createContext, useContext } from 'react';
import type { LanguageType } from '../../kernel/locale';
import { formatMoney } from '../../kernel/money';
import type { Shown } from '../../kernel/shownValue';

/** Language type of the page, which decides the currency sign; filled once a page. */
export const LanguageTypeContext = createContext<LanguageType>(2);

/** Minor units as money of the page's language; what is no number passes through. */
export function useMoney(): (minorUnits: Shown) => string {
  const languageType = useContext(LanguageTypeContext);
  return (minorUnits) => formatMoney(minorUnits, languageType);
}
