import type { Transaction } from 'kysely';
import type { AuditAction } from '../../generated/editor';
import { experimentsOfBlocks, type DocumentExperiments } from '../../template/documentExperiments';
import { allBlocks } from '../../template/blockTree';
import { recordOf } from '../../kernel/record';
import type { Database } from './database';
import { textOf } from './decodeRow';
import { documentBlocks } from './documentIdentity';
import type { AuditDetail } from './recordAudit';

type Open = Transaction<Database>;

/** An experiment that a move of the pointer begins or ends. */
export interface ExperimentMove {
  readonly action: Extract<AuditAction, 'experimentStarted' | 'experimentStopped' | 'experimentWon'>;
  readonly experiment: string;
  readonly detail: AuditDetail;
}

interface Moved {
  readonly id: string;
  readonly revision: number | undefined;
  readonly previousRevision: number | undefined;
  /** Of what goes live; undefined: nothing does. */
  readonly document: string | undefined;
  readonly publishedAt: number;
}

async function documentOf(open: Open, id: string, revision: number | undefined): Promise<string> {
  if (revision === undefined) return '';
  const row = await open
    .selectFrom('template_revisions')
    .select('document')
    .where('template_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return textOf(row, 'document');
}

const experimentsOf = (document: string): DocumentExperiments =>
  document.includes('"variant"') ? experimentsOfBlocks(documentBlocks(document)) : new Map();

const missingIn = (one: DocumentExperiments, other: DocumentExperiments): string[] =>
  [...one.keys()].filter((name) => !other.has(name));

/** The only group of an experiment whose blocks are still there; undefined: none, or several. */
function keptGroup(experiments: DocumentExperiments, experiment: string, after: string): string | undefined {
  const blocks = documentBlocks(after);
  const ids = new Set(
    Array.isArray(blocks) ? allBlocks<unknown>(blocks).map((block) => recordOf(block).id) : [],
  );
  const kept = (experiments.get(experiment) ?? []).filter(({ blockIds }) =>
    blockIds.some((id) => ids.has(id)),
  );
  return kept.length === 1 ? kept[0]?.group : undefined;
}

async function start(
  open: Open,
  { id, publishedAt }: Moved,
  experiment: string,
  experiments: DocumentExperiments,
): Promise<ExperimentMove> {
  const row = await open
    .insertInto('template_experiments')
    .values({ template_id: id, experiment, started_at: publishedAt })
    .onConflict((conflict) =>
      conflict.columns(['template_id', 'experiment']).doUpdateSet(({ fn, ref, val }) => ({
        started_at: fn.coalesce(ref('template_experiments.started_at'), val(publishedAt)),
        ended_at: null,
        kept_group: null,
        ended_groups: null,
      })),
    )
    .returning(['main_figure', 'smallest_change'])
    .executeTakeFirstOrThrow();
  const groups = (experiments.get(experiment) ?? []).map(({ group, weight }) => `${group}: ${weight}`);
  return {
    action: 'experimentStarted',
    experiment,
    detail: {
      groups: groups.join(', '),
      ...(row.main_figure !== null && { mainFigure: row.main_figure }),
      ...(row.smallest_change !== null && { smallestChange: row.smallest_change }),
    },
  };
}

async function end(
  open: Open,
  { id, publishedAt, document = '' }: Moved,
  experiment: string,
  experiments: DocumentExperiments,
): Promise<ExperimentMove> {
  const kept = keptGroup(experiments, experiment, document);
  const groups = (experiments.get(experiment) ?? []).map(({ group, weight }) => ({ group, weight }));
  const ending = {
    ended_at: publishedAt,
    kept_group: kept ?? null,
    ended_groups: JSON.stringify(groups),
  };
  await open
    .insertInto('template_experiments')
    .values({ template_id: id, experiment, ...ending })
    .onConflict((conflict) => conflict.columns(['template_id', 'experiment']).doUpdateSet(ending))
    .execute();
  const [original] = groups;
  const isWon = kept !== undefined && kept !== original?.group;
  return {
    action: isWon ? 'experimentWon' : 'experimentStopped',
    experiment,
    detail: kept === undefined ? {} : { group: kept },
  };
}

/** Notes which experiments a move begins and ends, by any actor and any way: so a rollback begins one again. */
export async function noteExperiments(open: Open, moved: Moved): Promise<readonly ExperimentMove[]> {
  const { id, revision, previousRevision, document = '' } = moved;
  if (revision === previousRevision) return [];
  const before = experimentsOf(await documentOf(open, id, previousRevision));
  const after = experimentsOf(document);
  const moves: ExperimentMove[] = [];
  for (const name of missingIn(before, after)) moves.push(await end(open, moved, name, before));
  for (const name of missingIn(after, before)) moves.push(await start(open, moved, name, after));
  return moves;
}
