import type { Kysely, Selectable } from 'kysely';
import type { BundleMember, BundleState } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { sha256Of } from '../../../store/documentIdentity';
import type { BundleMemberRow, BundleRow } from '../../../store/tables/editorTables';

export interface StoredBundle extends Omit<Selectable<BundleRow>, 'state'> {
  readonly state: BundleState;
}

type Obstacle = BundleMember['obstacle'];

/** One template of a bundle, with what the bundle would do, will do or has done to it. */
export interface Member extends Selectable<BundleMemberRow> {
  readonly name: string;
  readonly market: string;
  /** 0: nothing is live. */
  readonly liveRevision: number;
  /** What is or was live without the bundle; null: nothing. */
  readonly before: string | null;
  readonly after: { readonly document: string; readonly sha256: string } | null;
  /** Who changed the draft last; null: there is none. */
  readonly changedById: string | null;
  readonly obstacle: Obstacle;
}

/** Whatever is decided next about a bundle, why its last time was not kept is no longer said. */
export const clearedFailure = {
  failed_at: null,
  failed_publish_at: null,
  failed_why: null,
  failed_template_id: null,
} as const;

export async function findBundle(database: Kysely<Database>, id: string): Promise<StoredBundle | undefined> {
  const row = await database.selectFrom('editor_bundles').selectAll().where('id', '=', id).executeTakeFirst();
  // Written by this folder and by nothing else.
  return row && { ...row, state: row.state as BundleState };
}

const readMembers = (database: Kysely<Database>, id: string) =>
  database
    .selectFrom('editor_bundle_members as member')
    .innerJoin('editor_templates as template', 'template.id', 'member.template_id')
    .leftJoin('templates as pointer', 'pointer.id', 'member.template_id')
    .leftJoin('guarded_publications as guard', (join) =>
      join.onRef('guard.template_id', '=', 'member.template_id').on('guard.ended_at', 'is', null),
    )
    // While a guard runs: what most visitors get.
    .leftJoin('template_revisions as live', (join) =>
      join
        .onRef('live.template_id', '=', 'member.template_id')
        .on(({ eb, fn, ref }) =>
          eb('live.revision', '=', fn.coalesce(ref('guard.previous_revision'), ref('pointer.live_revision'))),
        ),
    )
    .leftJoin('template_revisions as published', (join) =>
      join
        .onRef('published.template_id', '=', 'member.template_id')
        .onRef('published.revision', '=', 'member.published_revision'),
    )
    .leftJoin('template_revisions as previous', (join) =>
      join
        .onRef('previous.template_id', '=', 'member.template_id')
        .onRef('previous.revision', '=', 'member.previous_revision'),
    )
    .leftJoin('editor_drafts as draft', 'draft.template_id', 'member.template_id')
    .leftJoin('editor_schedules as schedule', 'schedule.template_id', 'member.template_id')
    .selectAll('member')
    .select(['template.name', 'template.market', 'template.is_archived', 'pointer.live_revision'])
    .select(['live.document as live_document', 'published.document as published_document'])
    .select(['previous.document as previous_document', 'draft.document as draft_document'])
    .select(['draft.sha256 as draft_sha256', 'draft.changed_by_id', 'schedule.publish_at'])
    .select(({ selectFrom }) =>
      selectFrom('editor_bundle_members as other')
        .innerJoin('editor_bundles as bundle', 'bundle.id', 'other.bundle_id')
        .whereRef('other.template_id', '=', 'member.template_id')
        .whereRef('other.bundle_id', '!=', 'member.bundle_id')
        .where('bundle.state', '=', 'scheduled')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('other_bundles'),
    )
    .where('member.bundle_id', '=', id)
    .execute();

type Facts = Awaited<ReturnType<typeof readMembers>>[number];

const versionOf = (document: string | null, sha256: string | null): Member['after'] =>
  document === null || sha256 === null ? null : { document, sha256 };

/** A bundle that waits publishes drafts; one that is scheduled, the bytes that were scheduled, whatever is drafted since. */
function afterOf(state: BundleState, facts: Facts): Member['after'] {
  if (state === 'open') return versionOf(facts.draft_document, facts.draft_sha256);
  if (state === 'scheduled') return versionOf(facts.document, facts.sha256);
  return versionOf(facts.published_document, facts.sha256);
}

function obstacleOf(state: BundleState, facts: Facts): Obstacle {
  if (state === 'rolledBack') return null;
  if (state === 'published')
    return facts.live_revision === facts.published_revision ? null : 'publishedSince';
  if (facts.is_archived === 1) return 'archived';
  if (state === 'open' && facts.draft_document === null) return 'noDraft';
  if (facts.publish_at !== null) return 'scheduledAlone';
  return (facts.other_bundles ?? 0) > 0 ? 'otherBundle' : null;
}

/** In the order of their ids, in which they are locked too. */
export async function findMembers(
  database: Kysely<Database>,
  { id, state }: Pick<StoredBundle, 'id' | 'state'>,
): Promise<readonly Member[]> {
  const isDone = state === 'published' || state === 'rolledBack';
  const rows = await readMembers(database, id);
  // By their code units: databases sort by collations of their own, and a bundle may move to another one.
  rows.sort((one, other) => (one.template_id < other.template_id ? -1 : 1));
  return rows.map((facts) => ({
    ...facts,
    liveRevision: facts.live_revision ?? 0,
    before: isDone ? facts.previous_document : facts.live_document,
    after: afterOf(state, facts),
    changedById: facts.changed_by_id,
    obstacle: obstacleOf(state, facts),
  }));
}

/** Stands for the bytes of all its templates: one changed byte in any of them makes another one. */
export const bytesOf = (members: readonly Member[]): string =>
  sha256Of(members.map(({ template_id, after }) => `${template_id} ${after?.sha256 ?? '-'}\n`).join(''));

/** Likewise of what is live under their ids. */
export const liveOf = (members: readonly Member[]): string =>
  sha256Of(members.map(({ template_id, liveRevision }) => `${template_id} ${liveRevision}\n`).join(''));
