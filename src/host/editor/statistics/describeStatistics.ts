import type { Statistics, StatisticsGroup, StatisticsTag, StatisticsVital } from '../../../generated/editor';
import { vitalNames, type VitalName } from '../../../kernel/vitals';
import { noSteps, type CountReader, type DayRange, type Funnel } from './countReader';
import { vitalFigures } from '../../calls/counting/vitalBuckets';

/** More would be no help to anyone; the rest is added up under `other`. */
const maxTags = 50;
const otherTag = 'other';
const maxErrors = 50;

type Funnels = ReadonlyMap<string, Funnel>;

const add = (one: Funnel, other: Funnel): Funnel => ({
  visits: one.visits + other.visits,
  clicks: one.clicks + other.clicks,
  codes: one.codes + other.codes,
  registrations: one.registrations + other.registrations,
});

const addUp = (funnels: Iterable<Funnel>): Funnel => [...funnels].reduce(add, noSteps);

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** A visitor belongs to a group in each experiment at once: `e1:a,e2:b` counts for both. */
function groupsOf(variants: Funnels): StatisticsGroup[] {
  const groups = new Map<string, Funnel>();
  for (const [variant, funnel] of variants) {
    for (const name of variant.split(',').filter((each) => each.includes(':'))) {
      groups.set(name, add(groups.get(name) ?? noSteps, funnel));
    }
  }
  return [...groups]
    .sort(([one], [other]) => byNumber(one, other))
    .map(([name, funnel]) => {
      const [experiment = '', group = ''] = name.split(':');
      return { experiment, group, ...funnel };
    });
}

/** Those that bring most visitors first. */
function tagsOf(labels: Funnels): StatisticsTag[] {
  const busiest = [...labels].sort(
    ([, one], [, other]) => other.visits - one.visits || other.clicks - one.clicks,
  );
  const named = busiest.filter(([tag]) => tag !== otherTag);
  const rest = addUp([...named.slice(maxTags).map(([, funnel]) => funnel), labels.get(otherTag) ?? noSteps]);
  const tags = named.slice(0, maxTags).map(([tag, funnel]) => ({ tag, ...funnel }));
  return rest.visits + rest.clicks + rest.codes + rest.registrations > 0
    ? [...tags, { tag: otherTag, ...rest }]
    : tags;
}

function merged(histograms: Iterable<ReadonlyMap<number, number>>): Map<number, number> {
  const sum = new Map<number, number>();
  for (const histogram of histograms) {
    for (const [bucket, count] of histogram) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
  }
  return sum;
}

async function vitalsOf(
  reader: CountReader,
  id: string,
  range: DayRange,
  name: VitalName,
): Promise<StatisticsVital[]> {
  const histograms = await reader.vitals(id, range, name);
  const revisions = [...histograms]
    .filter(([revision]) => revision !== '')
    .sort(([one], [other]) => byNumber(other, one));
  const rows: (readonly [string | null, ReadonlyMap<number, number>])[] = [
    [null, merged(histograms.values())],
    ...revisions,
  ];
  return rows.flatMap(([revision, histogram]) => {
    const figures = vitalFigures(name, histogram);
    return figures ? [{ name, revision, ...figures }] : [];
  });
}

/** All figures of one template over some days. */
export async function describeStatistics(
  reader: CountReader,
  id: string,
  range: DayRange,
): Promise<Omit<Statistics, 'isCounted'>> {
  const [periods, revisions, variants, labels, errors, ...vitals] = await Promise.all([
    reader.funnels(id, range, 'period'),
    reader.funnels(id, range, 'revision'),
    reader.funnels(id, range, 'variant'),
    reader.funnels(id, range, 'label'),
    reader.errors(id, range, maxErrors),
    ...vitalNames.map((name) => vitalsOf(reader, id, range, name)),
  ]);
  return {
    ...range,
    total: addUp(periods.values()),
    periods: [...periods]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([period, funnel]) => ({ period, ...funnel })),
    revisions: [...revisions]
      .sort(([one], [other]) => byNumber(other, one))
      .map(([revision, funnel]) => ({ revision, ...funnel })),
    groups: groupsOf(variants),
    tags: tagsOf(labels),
    vitals: vitals.flat(),
    errors,
  };
}
