import { vitalBounds } from '../../../kernel/vitals';
import type { EditorLanguage, StatisticsSteps, StatisticsVital } from '../../../generated/editor';
import { readersOf } from '../../kit/data/format';
import type { Translate } from '../../../texts/textKey';

/** The way from a visit to a registration. */
export const funnelSteps = ['visits', 'forms', 'codes', 'applications', 'registrations'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** One row of a table and one bar or point of a chart. */
export interface NamedSteps extends StatisticsSteps {
  readonly name: string;
}

export const monthLength = '2026-01'.length;

export const formatCount = (count: number, language: EditorLanguage): string =>
  new Intl.NumberFormat(readersOf(language)).format(count);

/** As an axis has room for: 1.2K, 30M. */
export const formatShortCount = (count: number, language: EditorLanguage): string =>
  new Intl.NumberFormat(readersOf(language), { notation: 'compact', maximumFractionDigits: 1 }).format(count);

/** A day such as 2026-01-31, or a month such as 2026-01, as people write it. */
export function formatPeriod(period: string, language: EditorLanguage): string {
  const isMonth = period.length === monthLength;
  const options: Intl.DateTimeFormatOptions = isMonth
    ? { month: 'long', year: 'numeric' }
    : { dateStyle: 'medium' };
  // A day is a name by now, whatever clocks it was counted by.
  return new Intl.DateTimeFormat(readersOf(language), { ...options, timeZone: 'UTC' }).format(
    Date.parse(isMonth ? `${period}-01` : period),
  );
}

/** A share from 0 to 1 as percent, without its sign. */
export const formatPercent = (share: number, language: EditorLanguage, digits = 1): string =>
  new Intl.NumberFormat(readersOf(language), { maximumFractionDigits: digits }).format(share * 100);

/** A difference as percent with its sign, such as -5 or +12; one without an end as +∞. */
export const formatSignedPercent = (difference: number, language: EditorLanguage): string =>
  new Intl.NumberFormat(readersOf(language), { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(
    difference * 100,
  );

export const formatRate = (
  { visits, registrations }: Pick<StatisticsSteps, 'visits' | 'registrations'>,
  language: EditorLanguage,
): string => (visits === 0 ? '–' : `${formatPercent(registrations / visits, language)}%`);

export function formatVital(
  translate: Translate,
  name: StatisticsVital['name'],
  value: number,
  language: EditorLanguage,
): string {
  const number = (digits: number, of: number) =>
    new Intl.NumberFormat(readersOf(language), { maximumFractionDigits: digits }).format(of);
  if (name === 'LCP') return translate('editorStatistics:seconds', { value: number(1, value / 1_000) });
  if (name === 'INP') return translate('editorStatistics:milliseconds', { value: number(0, value) });
  return number(2, value);
}

export function verdictOfVital({
  name,
  p75,
}: Pick<StatisticsVital, 'name' | 'p75'>): 'good' | 'needsWork' | 'poor' {
  const { good, poor } = vitalBounds[name];
  if (p75 <= good) return 'good';
  return p75 > poor ? 'poor' : 'needsWork';
}
