import type { Statistics, StatisticsSteps } from '../../../generated/editor';
import { locales } from '../../../kernel/locale';
import type { TextKey, Translate } from '../../../texts/textKey';
import { funnelSteps, monthLength, type NamedSteps } from './figures';

/** One way of looking at the same figures. */
interface Breakdown {
  readonly title: TextKey;
  /** Head of the column of names. */
  readonly head: TextKey;
  readonly rows: readonly NamedSteps[];
  readonly look: 'lines' | 'bars';
}

const addSteps = (one: StatisticsSteps, other: StatisticsSteps): StatisticsSteps => {
  const sum = { ...one, taps: one.taps + other.taps, messages: one.messages + other.messages };
  for (const step of funnelSteps) sum[step] = one[step] + other[step];
  return sum;
};

/** Where older days are kept by month only, all are: a month beside a day would look like a flood. */
function alike(periods: Statistics['periods']): Statistics['periods'] {
  if (periods.every(({ period }) => period.length > monthLength)) return periods;
  const months = new Map<string, Statistics['periods'][number]>();
  for (const each of periods) {
    const period = each.period.slice(0, monthLength);
    const known = months.get(period);
    months.set(period, { ...(known ? addSteps(known, each) : each), period });
  }
  return [...months.values()];
}

function nameOfTag(translate: Translate, tag: string): string {
  if (tag === '') return translate('editorStatistics:noTag');
  return tag === 'other' ? translate('editorStatistics:otherTag') : tag;
}

function nameOfLanguage(translate: Translate, language: string): string {
  const locale = locales.find((each) => each === language);
  return translate(locale ? `editorStatistics:language.${locale}` : 'editorStatistics:notKnown');
}

const nameOfPhone = (translate: Translate, clientType: string): string =>
  translate(
    clientType === 'ios' || clientType === 'android'
      ? `editorStatistics:phone.${clientType}`
      : 'editorStatistics:notKnown',
  );

/**
 * Every breakdown but that by experiment, in the order in which the screen and the file have them.
 * @param nameOfPeriod of a day or month as the host names it
 */
export function breakdownsOf(
  value: Statistics,
  translate: Translate,
  nameOfPeriod: (period: string) => string,
): readonly Breakdown[] {
  const periods = alike(value.periods);
  const areMonths = periods.some(({ period }) => period.length === monthLength);
  return [
    {
      title: areMonths ? 'editorStatistics:byMonth' : 'editorStatistics:byDay',
      head: areMonths ? 'editorStatistics:month' : 'editorStatistics:day',
      rows: periods.map((row) => ({ ...row, name: nameOfPeriod(row.period) })),
      look: 'lines',
    },
    {
      title: 'editorStatistics:byLanguage',
      head: 'editorStatistics:languageHead',
      rows: value.languages.map((row) => ({ ...row, name: nameOfLanguage(translate, row.language) })),
      look: 'bars',
    },
    {
      title: 'editorStatistics:byPhone',
      head: 'editorStatistics:phoneHead',
      rows: value.phones.map((row) => ({ ...row, name: nameOfPhone(translate, row.clientType) })),
      look: 'bars',
    },
    {
      title: 'editorStatistics:byTag',
      head: 'editorStatistics:tag',
      rows: value.tags.map((row) => ({ ...row, name: nameOfTag(translate, row.tag) })),
      look: 'bars',
    },
    {
      title: 'editorStatistics:byRevision',
      head: 'editorStatistics:revisionHead',
      rows: value.revisions.map((row) => ({
        ...row,
        name: translate('editorStatistics:revision', { number: row.revision }),
      })),
      look: 'bars',
    },
  ];
}
