import type { Kysely } from 'kysely';
import type { WorkingCopy } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import type { Caller } from '../../door/calls/caller';
import { isOfMarkets } from '../drafts/templateQuery';

/** What would be changed of a template, with its exact text. */
export interface StoredCopy {
  readonly copy: WorkingCopy;
  readonly document: string;
  /** What is live; null: nothing. */
  readonly live: string | null;
}

interface Wanted {
  readonly caller: Caller;
  readonly now: number;
  /** Undefined: all that the caller reaches. */
  readonly ids?: readonly string[] | undefined;
  /** A word that what is worked on, or live, has in it. */
  readonly holding?: string;
}

/** Documents may be a megabyte each: a host holds so many at once. */
const batch = 40;

const rowsAfter = (database: Kysely<Database>, last: string, { caller, now, ids, holding }: Wanted) =>
  database
    .selectFrom('editor_templates')
    .leftJoin('editor_drafts as draft', 'draft.template_id', 'editor_templates.id')
    .leftJoin('templates as pointer', 'pointer.id', 'editor_templates.id')
    .leftJoin('template_revisions as live', (join) =>
      join.onRef('live.template_id', '=', 'pointer.id').onRef('live.revision', '=', 'pointer.live_revision'),
    )
    .leftJoin('editor_locks as held', (join) =>
      join
        .onRef('held.template_id', '=', 'editor_templates.id')
        .on('held.until', '>', now)
        .on('held.account_id', '!=', caller.account.id),
    )
    .select(['editor_templates.id', 'editor_templates.name', 'editor_templates.market'])
    .select(['editor_templates.version', 'held.account_name as locked_by'])
    .select(['draft.document as draft_document', 'draft.sha256 as draft_sha256'])
    .select(['live.document as live_document', 'live.sha256 as live_sha256'])
    .where('editor_templates.id', '>', last)
    .where('editor_templates.is_archived', '=', 0)
    .where(({ or, eb }) => or([eb('draft.document', 'is not', null), eb('live.document', 'is not', null)]))
    .$if(ids !== undefined, (select) => select.where('editor_templates.id', 'in', ids ?? []))
    .$if(holding !== undefined, (select) =>
      select.where(({ or, eb }) =>
        or([eb('draft.document', 'like', `%${holding}%`), eb('live.document', 'like', `%${holding}%`)]),
      ),
    )
    .$if(caller.markets !== undefined, (select) =>
      select.where((builder) => isOfMarkets(builder, caller.markets ?? [])),
    )
    .orderBy('editor_templates.id')
    .limit(batch)
    .execute();

type Row = Awaited<ReturnType<typeof rowsAfter>>[number];

const copyOf = (row: Row): StoredCopy => ({
  document: row.draft_document ?? row.live_document ?? '',
  live: row.live_document,
  copy: {
    id: row.id,
    name: row.name,
    market: row.market,
    version: row.version,
    sha256: row.draft_sha256 ?? row.live_sha256 ?? '',
    isLive: row.live_sha256 !== null,
    hasOtherChanges:
      row.live_sha256 !== null && row.draft_sha256 !== null && row.draft_sha256 !== row.live_sha256,
    lockedByName: row.locked_by,
  },
});

/** What is worked on, else what is live, of every template that is neither put away nor over, in the order of their ids. */
export async function* workingCopies(
  database: Kysely<Database>,
  wanted: Wanted,
): AsyncGenerator<StoredCopy, void> {
  for (let last = ''; ;) {
    const rows = await rowsAfter(database, last, wanted);
    yield* rows.map(copyOf);
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? '';
  }
}
