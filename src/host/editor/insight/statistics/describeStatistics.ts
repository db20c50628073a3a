import type {
  Statistics,
  StatisticsGroup,
  StatisticsSteps,
  StatisticsTag,
  StatisticsVital,
} from '../../../../generated/editor';
import { isGuardGroup } from '../../../../kernel/guardGroup';
import { vitalNames, type VitalName } from '../../../../kernel/vitals';
import { firstKeptDay } from '../../../calls/counting/rollUp';
import { vitalFigures } from '../../../calls/counting/vitalBuckets';
import { eventKinds } from '../../../store/tables/operationTables';
import { combine, noEvents, type CountReader, type DayRange, type EventCounts } from './countReader';
import { periodsOf, rangeBefore } from './days';
import { journeysOf } from './journeys';
import { stepsOf } from './steps';

/** More would be no help to anyone; the rest is added up under `other`. */
const maxTags = 50;
const otherTag = 'other';
const maxErrors = 50;

type Counts = ReadonlyMap<string, EventCounts>;

const addUp = (counts: Iterable<EventCounts>): EventCounts =>
  [...counts].reduce((one, other) => combine(one, other), noEvents);

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** A visitor belongs to a group in each experiment at once: `e1:a,e2:b` counts for both. */
function groupsOf(variants: Counts, weights: Described['weights']): StatisticsGroup[] {
  const groups = new Map<string, EventCounts>();
  for (const [variant, counts] of variants) {
    for (const name of variant.split(',').filter((each) => each.includes(':') && !isGuardGroup(each))) {
      groups.set(name, combine(groups.get(name) ?? noEvents, counts));
    }
  }
  return [...groups]
    .sort(([one], [other]) => byNumber(one, other))
    .map(([name, counts]) => {
      const [experiment = '', group = ''] = name.split(':');
      return { experiment, group, weight: weights.get(name) ?? null, ...stepsOf(counts) };
    });
}

/** Those that bring most visitors first. */
function tagsOf(labels: Counts): StatisticsTag[] {
  const busiest = [...labels].sort(([, one], [, other]) => other.visit - one.visit || other.form - one.form);
  const named = busiest.filter(([tag]) => tag !== otherTag);
  const tags = named.slice(0, maxTags).map(([tag, counts]) => ({ tag, ...stepsOf(counts) }));
  const rest = addUp([...named.slice(maxTags).map(([, counts]) => counts), labels.get(otherTag) ?? noEvents]);
  return isNothing(rest) ? tags : [...tags, { tag: otherTag, ...stepsOf(rest) }];
}

const isNothing = (counts: EventCounts): boolean => eventKinds.every((kind) => counts[kind] === 0);

/** What was counted before languages and phones were told apart stands under an empty name. */
function audiencesOf(total: EventCounts, audiences: Counts): [string, StatisticsSteps][] {
  const known = [...audiences].filter(([name]) => name !== '');
  const rest = combine(total, addUp(known.map(([, counts]) => counts)), -1);
  const rows: [string, EventCounts][] = isNothing(rest) ? known : [...known, ['', rest]];
  return rows
    .sort(([, one], [, other]) => other.visit - one.visit)
    .map(([name, counts]) => [name, stepsOf(counts)]);
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

interface Described {
  readonly id: string;
  readonly range: DayRange;
  /** Epoch milliseconds: from it follows which days are kept by month only. */
  readonly now: number;
  /** Of the groups that the live revision shows, by `e1:a`. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Null where days of it are kept by month only: a month can't be cut to compare it. */
async function periodBefore(
  reader: CountReader,
  { id, range, now }: Described,
): Promise<Statistics['before']> {
  const before = rangeBefore(range);
  if (before.from < firstKeptDay(now)) return null;
  const counts = await reader.events(id, before, 'period');
  return { ...before, total: stepsOf(addUp(counts.values())) };
}

/** All figures of one template over some days. */
export async function describeStatistics(
  reader: CountReader,
  described: Described,
): Promise<Omit<Statistics, 'isCounted' | 'utcDaysUntil'>> {
  const { id, range, now } = described;
  const [
    periods,
    revisions,
    variants,
    labels,
    languages,
    phones,
    before,
    stepsSince,
    errors,
    facts,
    ...vitals
  ] = await Promise.all([
    reader.events(id, range, 'period'),
    reader.events(id, range, 'revision'),
    reader.events(id, range, 'variant'),
    reader.events(id, range, 'label'),
    reader.audiences(id, range, 'language'),
    reader.audiences(id, range, 'client_type'),
    periodBefore(reader, described),
    reader.firstSteps(id),
    reader.errors(id, range, maxErrors),
    reader.journeys(id, range),
    ...vitalNames.map((name) => vitalsOf(reader, id, range, name)),
  ]);
  const total = addUp(periods.values());
  return {
    ...range,
    total: stepsOf(total),
    before,
    stepsSince: stepsSince ?? null,
    periods: periodsOf(range, [...periods.keys()], firstKeptDay(now)).map((period) => ({
      period,
      ...stepsOf(periods.get(period) ?? noEvents),
    })),
    revisions: [...revisions]
      .sort(([one], [other]) => byNumber(other, one))
      .map(([revision, counts]) => ({ revision, ...stepsOf(counts) })),
    groups: groupsOf(variants, described.weights),
    tags: tagsOf(labels),
    languages: audiencesOf(total, languages).map(([language, steps]) => ({ language, ...steps })),
    phones: audiencesOf(total, phones).map(([clientType, steps]) => ({ clientType, ...steps })),
    vitals: vitals.flat(),
    errors,
    journeys: journeysOf(facts),
  };
}
