import type { Kysely, Selectable } from 'kysely';
import type { ExperimentPlan } from '../../../../generated/editor';
import { mainFigures } from '../../../../kernel/mainFigures';
import { isRecord } from '../../../../kernel/record';
import type { Database } from '../../../store/database';
import { CorruptRow } from '../../../store/decodeRow';
import type { ExperimentRow } from '../../../store/tables/templateTables';

export type StoredExperiment = Selectable<ExperimentRow>;

export interface Group {
  readonly group: string;
  readonly weight: number;
}

export function planOf(row: StoredExperiment | undefined): ExperimentPlan | null {
  if (!row || row.main_figure === null || row.smallest_change === null) return null;
  const mainFigure = mainFigures.find((figure) => figure === row.main_figure);
  if (!mainFigure) throw new CorruptRow('main_figure');
  return {
    mainFigure,
    smallestChange: row.smallest_change,
    visits: row.planned_visits,
    days: row.planned_days,
    at: row.planned_at ?? 0,
    byName: row.planned_by ?? '',
  };
}

const isGroup = (value: unknown): value is Group =>
  isRecord(value) && typeof value.group === 'string' && typeof value.weight === 'number';

/** As they were when the experiment ended. */
export function endedGroups({ ended_groups: text }: StoredExperiment): readonly Group[] {
  const groups: unknown = JSON.parse(text ?? '[]');
  if (Array.isArray(groups) && groups.every(isGroup)) return groups;
  throw new CorruptRow('ended_groups');
}

export const listExperiments = (database: Kysely<Database>, id: string): Promise<StoredExperiment[]> =>
  database
    .selectFrom('template_experiments')
    .selectAll()
    .where('template_id', '=', id)
    .orderBy('experiment')
    .execute();

export const findExperiment = (
  database: Kysely<Database>,
  id: string,
  experiment: string,
): Promise<StoredExperiment | undefined> =>
  database
    .selectFrom('template_experiments')
    .selectAll()
    .where('template_id', '=', id)
    .where('experiment', '=', experiment)
    .executeTakeFirst();
