import type { Kysely } from 'kysely';
import type {
  ExperimentDay,
  ExperimentGroupFigures,
  ExperimentList,
  ExperimentRecord,
  MainFigure,
} from '../../../../generated/editor';
import { dayMs } from '../../../../kernel/date';
import { experimentsOfBlocks, type DocumentExperiments } from '../../../../template/documentExperiments';
import { clocksOf, lastDays } from '../../../calls/counting/marketDays';
import type { Database } from '../../../store/database';
import { documentBlocks } from '../../../store/documentIdentity';
import { findDraft, findLive } from '../../workspace/drafts/draftStore';
import { combine, CountReader, noEvents } from '../../insight/statistics/countReader';
import { stepsOf } from '../../insight/statistics/steps';
import { endedGroups, type Group, listExperiments, planOf, type StoredExperiment } from './experimentStore';
import { noReports, readGroupPeriods, readGroupReports } from './variantReader';

/** Days of traffic by which the length of an experiment is told. */
const trafficDays = 30;

type Periods = Awaited<ReturnType<typeof readGroupPeriods>>;
type Reports = Awaited<ReturnType<typeof readGroupReports>>;

interface Known {
  readonly live: DocumentExperiments;
  readonly draft: DocumentExperiments;
  readonly rows: ReadonlyMap<string, StoredExperiment>;
  readonly periods: Periods;
  readonly reports: Reports;
}

export const experimentsOfDocument = (document: string | undefined): DocumentExperiments =>
  document === undefined ? new Map() : experimentsOfBlocks(documentBlocks(document));

/** Groups in their order, then those that only counts tell of. */
function groupsOf(
  name: string,
  { live, draft, rows, periods }: Known,
): readonly (Group | { group: string })[] {
  const row = rows.get(name);
  const known: readonly Group[] = live.get(name) ?? draft.get(name) ?? (row ? endedGroups(row) : []);
  const counted = [...periods.keys()]
    .filter((each) => each.startsWith(`${name}:`))
    .map((each) => each.slice(name.length + 1))
    .filter((group) => known.every((each) => each.group !== group))
    .sort();
  return [...known, ...counted.map((group) => ({ group }))];
}

function figuresOf(name: string, of: Group | { group: string }, known: Known): ExperimentGroupFigures {
  const { group } = of;
  const periods = known.periods.get(`${name}:${group}`) ?? [];
  const counts = periods.reduce((sum, each) => combine(sum, each.counts), noEvents);
  const reports = known.reports.get(`${name}:${group}`) ?? noReports;
  return { group, weight: 'weight' in of ? of.weight : null, ...stepsOf(counts), ...reports };
}

function daysOf(
  name: string,
  groups: readonly string[],
  figure: MainFigure,
  periods: Periods,
): ExperimentDay[] {
  const byGroup = groups.map((group) => ({
    group,
    periods: new Map((periods.get(`${name}:${group}`) ?? []).map((each) => [each.period, each.counts])),
  }));
  const seen = [...new Set(byGroup.flatMap((each) => [...each.periods.keys()]))].sort();
  return seen.map((period) => ({
    period,
    groups: byGroup.map((each) => {
      const steps = stepsOf(each.periods.get(period) ?? noEvents);
      return { group: each.group, visits: steps.visits, count: steps[figure] };
    }),
  }));
}

function stateOf(name: string, { live, draft }: Known): ExperimentRecord['state'] {
  if (live.has(name)) return 'running';
  return draft.has(name) ? 'draft' : 'ended';
}

function describe(name: string, known: Known): ExperimentRecord {
  const row = known.rows.get(name);
  const plan = planOf(row);
  const groups = groupsOf(name, known);
  const names = groups.map(({ group }) => group);
  return {
    name,
    state: stateOf(name, known),
    plan,
    startedAt: row?.started_at ?? null,
    endedAt: row?.ended_at ?? null,
    keptGroup: row?.kept_group ?? null,
    groups: groups.map((each) => figuresOf(name, each, known)),
    days: daysOf(name, names, plan?.mainFigure ?? 'registrations', known.periods),
  };
}

export async function readTraffic(
  database: Kysely<Database>,
  id: string,
  now: number,
): Promise<ExperimentList['traffic']> {
  const live = await findLive(database, id);
  const range = lastDays(trafficDays, now, live ? clocksOf(live) : 0);
  const periods = await new CountReader(database).events(id, range, 'period');
  const total = [...periods.values()].reduce((sum, each) => combine(sum, each), noEvents);
  const first = [...periods].flatMap(([period, { visit }]) => (visit > 0 ? [period] : [])).sort()[0];
  const days = first === undefined ? 0 : Math.round((Date.parse(range.to) - Date.parse(first)) / dayMs) + 1;
  return { days, ...stepsOf(total) };
}

/** The experiments of a template: those to come, those that run, and those that were. */
export async function describeExperiments(
  database: Kysely<Database>,
  id: string,
  now: number,
): Promise<ExperimentList> {
  const [draft, live, rows, periods, reports, traffic] = await Promise.all([
    findDraft(database, id),
    findLive(database, id),
    listExperiments(database, id),
    readGroupPeriods(database, id),
    readGroupReports(database, id),
    readTraffic(database, id, now),
  ]);
  const known: Known = {
    live: experimentsOfDocument(live?.document),
    draft: experimentsOfDocument(draft?.document),
    rows: new Map(rows.map((row) => [row.experiment, row])),
    periods,
    reports,
  };
  const counted = [...periods.keys()].map((name) => name.slice(0, name.indexOf(':')));
  const begun = rows.filter(({ started_at }) => started_at !== null).map(({ experiment }) => experiment);
  const names = new Set([...known.draft.keys(), ...known.live.keys(), ...begun, ...counted]);
  const order = ['draft', 'running', 'ended'];
  return {
    experiments: [...names]
      .map((name) => describe(name, known))
      .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state)),
    traffic,
  };
}
