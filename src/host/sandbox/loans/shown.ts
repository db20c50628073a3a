import { formatDate } from '../../../kernel/date';
import { formatMoney } from '../../../kernel/money';
import type { SandboxLocale } from '../texts';

/** Minor units as a row shows them: values of rows come ready to read (contract §5). */
export const money = (minorUnits: number, locale: SandboxLocale): string =>
  formatMoney(minorUnits, locale === 'en' ? 1 : 2);

/** Epoch milliseconds as year-month-day (contract §14). */
export const day = (moment: number): string => formatDate(moment, 'date');
