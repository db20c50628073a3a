import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Draft, LiveTemplate, OwnAccount } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { holdPictures } from '../../library/pictures/pictureUses';
import { SqlTemplateStore } from '../../../store/sqlTemplateStore';
import type { DraftRow } from '../../../store/tables/editorTables';
import { type Result, success } from '../../../../kernel/result';
import { isDeeperThan, limits } from '../../../../template/limits';
import { documentId, sha256Of } from '../../../store/documentIdentity';
import { type Refusal, refuse } from '../../door/calls/refusal';

export type StoredDraft = Selectable<DraftRow>;

export const decodeDraft = (row: StoredDraft): Draft => ({
  version: row.version,
  document: row.document,
  sha256: row.sha256,
  changedAt: row.changed_at,
  changedById: row.changed_by_id,
  changedByName: row.changed_by_name,
});

export const findDraft = (database: Kysely<Database>, id: string): Promise<StoredDraft | undefined> =>
  database.selectFrom('editor_drafts').selectAll().where('template_id', '=', id).executeTakeFirst();

export async function findLive(database: Kysely<Database>, id: string): Promise<LiveTemplate | undefined> {
  const row = await database
    .selectFrom('templates')
    .innerJoin('template_revisions as revision', (join) =>
      join
        .onRef('revision.template_id', '=', 'templates.id')
        .onRef('revision.revision', '=', 'templates.live_revision'),
    )
    .innerJoin('template_publications as publication', 'publication.template_id', 'templates.id')
    .select(['revision.revision', 'revision.document', 'revision.sha256'])
    .select(['publication.published_at', 'publication.published_by'])
    .where('templates.id', '=', id)
    .orderBy('publication.sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      revision: row.revision,
      document: row.document,
      sha256: row.sha256,
      publishedAt: row.published_at,
      publishedByName: row.published_by,
    }
  );
}

/** What visitors outside of the share of a guard that runs keep; undefined: none runs. */
export async function findKeptLive(
  database: Kysely<Database>,
  id: string,
): Promise<LiveTemplate | undefined> {
  const row = await database
    .selectFrom('guarded_publications as guard')
    .innerJoin('template_revisions as revision', (join) =>
      join
        .onRef('revision.template_id', '=', 'guard.template_id')
        .onRef('revision.revision', '=', 'guard.previous_revision'),
    )
    .select(['revision.revision', 'revision.document', 'revision.sha256'])
    .select(['revision.created_at', 'revision.created_by'])
    .where('guard.template_id', '=', id)
    .where('guard.ended_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      revision: row.revision,
      document: row.document,
      sha256: row.sha256,
      publishedAt: row.created_at,
      publishedByName: row.created_by,
    }
  );
}

/** What an ended template is edited from: what was live last, as if it were its draft. */
export async function findEnded(
  database: Kysely<Database>,
  id: string,
  version: number,
): Promise<Draft | undefined> {
  const ended = await new SqlTemplateStore(database).ended(id);
  if (!ended) return undefined;
  const { document, sha256, createdAt, createdBy } = ended;
  return { version, document, sha256, changedAt: createdAt, changedById: '', changedByName: createdBy };
}

/** Writes the draft under the version that follows; the template must be locked. */
export async function writeDraft(
  transaction: Transaction<Database>,
  { id, document, sha256 }: DraftDocument,
  account: OwnAccount,
  now: number,
): Promise<Draft> {
  await holdPictures(transaction, document);
  const { version } = await transaction
    .updateTable('editor_templates')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const draft = {
    version,
    document,
    sha256,
    changed_at: now,
    changed_by_id: account.id,
    changed_by_name: account.name,
  };
  await transaction
    .insertInto('editor_drafts')
    .values({ template_id: id, ...draft })
    .onConflict((conflict) => conflict.column('template_id').doUpdateSet(draft))
    .execute();
  return decodeDraft({ template_id: id, ...draft });
}

export async function deleteDraft(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction.deleteFrom('editor_drafts').where('template_id', '=', id).execute();
}

export interface DraftDocument {
  readonly id: string;
  /** Exact JSON text. */
  readonly document: string;
  readonly sha256: string;
}

const wrong = (message: string) => refuse('invalid', message, { faults: [{ path: '/document', message }] });

/**
 * A draft may be as unfinished as it likes, but it is a JSON object that says which template it is, within the limits
 * of contract §8; what else is wrong with it is for the checks.
 */
export function readDocument(document: string): Result<DraftDocument, Refusal> {
  if (Buffer.byteLength(document, 'utf8') > limits.documentBytes) {
    return refuse('tooLarge', `a document has at most ${limits.documentBytes} bytes`);
  }
  const id = documentId(document);
  if (id === undefined) return wrong('the document is no JSON object with a proper id');
  if (isDeeperThan(JSON.parse(document), limits.jsonDepth)) return wrong('the document nests too deep');
  return success({ id, document, sha256: sha256Of(document) });
}
