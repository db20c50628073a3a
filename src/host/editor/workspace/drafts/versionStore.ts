import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DraftVersion, DraftVersionDocument, OwnAccount } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import type { DraftRow, DraftVersionRow } from '../../../store/tables/editorTables';

type Reason = DraftVersion['reason'];

/** Typing saves all the time; of one person's saves one is kept for so long. */
const keepEveryMs = 5 * 60_000;

type Described = Omit<Selectable<DraftVersionRow>, 'document' | 'template_id' | 'saved_by_id'>;

// The reason is written by keepVersion and by nothing else, and never changed since.
const describe = ({ number, version, sha256, saved_at, saved_by_name, reason }: Described): DraftVersion => ({
  number,
  version,
  sha256,
  savedAt: saved_at,
  savedByName: saved_by_name,
  reason: reason as Reason,
});

const newestOf = (transaction: Transaction<Database>, id: string) =>
  transaction
    .selectFrom('editor_draft_versions')
    .select(['number', 'sha256', 'saved_by_id', 'saved_at'])
    .where('template_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

export interface KeptVersion {
  readonly templateId: string;
  readonly version: number;
  readonly document: string;
  readonly sha256: string;
  readonly savedAt: number;
  readonly savedBy: Pick<OwnAccount, 'id' | 'name'>;
  readonly reason: Reason;
}

/** Keeps a document for good. The same bytes of the same person at the end of the list are kept already. */
export async function keepVersion(transaction: Transaction<Database>, kept: KeptVersion): Promise<void> {
  const newest = await newestOf(transaction, kept.templateId);
  if (newest?.sha256 === kept.sha256 && newest.saved_by_id === kept.savedBy.id) return;
  await transaction
    .insertInto('editor_draft_versions')
    .values({
      template_id: kept.templateId,
      number: (newest?.number ?? 0) + 1,
      version: kept.version,
      document: kept.document,
      sha256: kept.sha256,
      saved_at: kept.savedAt,
      saved_by_id: kept.savedBy.id,
      saved_by_name: kept.savedBy.name,
      reason: kept.reason,
    })
    .execute();
}

export const keepDraft = (
  transaction: Transaction<Database>,
  draft: Selectable<DraftRow>,
  reason: Reason,
): Promise<void> =>
  keepVersion(transaction, {
    templateId: draft.template_id,
    version: draft.version,
    document: draft.document,
    sha256: draft.sha256,
    savedAt: draft.changed_at,
    savedBy: { id: draft.changed_by_id, name: draft.changed_by_name },
    reason,
  });

/** Keeps what is about to be overwritten: always another person's work, of one's own a state every few minutes. */
export async function keepReplaced(
  transaction: Transaction<Database>,
  draft: Selectable<DraftRow>,
  { accountId, now }: { accountId: string; now: number },
): Promise<void> {
  const newest = await newestOf(transaction, draft.template_id);
  const isRecent =
    newest !== undefined && newest.saved_by_id === accountId && now - newest.saved_at < keepEveryMs;
  if (draft.changed_by_id === accountId && isRecent) return;
  await keepDraft(transaction, draft, 'replaced');
}

export async function listVersions(database: Kysely<Database>, id: string): Promise<DraftVersion[]> {
  const rows = await database
    .selectFrom('editor_draft_versions')
    .select(['number', 'version', 'sha256', 'saved_at', 'saved_by_name', 'reason'])
    .where('template_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(describe);
}

export async function findVersion(
  database: Kysely<Database>,
  id: string,
  number: number,
): Promise<DraftVersionDocument | undefined> {
  const row = await database
    .selectFrom('editor_draft_versions')
    .selectAll()
    .where('template_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { version: describe(row), document: row.document };
}
