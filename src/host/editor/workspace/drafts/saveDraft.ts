import type { Transaction } from 'kysely';
import type { Draft, OwnAccount, SaveDraftPayload } from '../../../../generated/editor';
import { success, type Result } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { refuse, type Refusal } from '../../door/calls/refusal';
import {
  type DraftDocument,
  decodeDraft,
  findDraft,
  findLive,
  writeDraft,
  type StoredDraft,
} from './draftStore';
import { findOthersLock } from './lockStore';
import { indexTemplate, lockTemplate } from '../../../store/templateIndex';
import { keepDraft, keepReplaced, keepVersion } from './versionStore';
import { auditLogOf } from './changeTemplate';

export interface Saving {
  readonly document: DraftDocument;
  readonly baseVersion: number;
  readonly account: OwnAccount;
  readonly now: number;
  /** Where the whole draft comes from; undefined: it was typed. */
  readonly origin?: SaveDraftPayload['origin'] | 'replacement' | 'synced';
}

interface Head {
  readonly version: number;
  readonly isArchived: boolean;
  readonly draft: StoredDraft | undefined;
  readonly changedBy: { readonly id: string | null; readonly name: string };
}

async function readHead(transaction: Transaction<Database>, id: string): Promise<Head> {
  const row = await transaction
    .selectFrom('editor_templates')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    version: row.version,
    isArchived: row.is_archived === 1,
    draft: await findDraft(transaction, id),
    changedBy: { id: row.changed_by_id, name: row.changed_by_name },
  };
}

/** What a save stands against: the draft, or what is live where the draft is gone. */
async function currentOf(
  transaction: Transaction<Database>,
  id: string,
  head: Head,
): Promise<Draft | undefined> {
  if (head.draft) return decodeDraft(head.draft);
  const live = await findLive(transaction, id);
  if (!live) return undefined;
  const { document, sha256, publishedAt } = live;
  const { id: changedById, name: changedByName } = head.changedBy;
  return {
    version: head.version,
    document,
    sha256,
    changedAt: publishedAt,
    changedById: changedById ?? '',
    changedByName,
  };
}

/** Nothing is lost: what is refused is kept as a version. */
async function keepRefused(transaction: Transaction<Database>, saving: Saving, why: string): Promise<void> {
  const { document, baseVersion, account, now } = saving;
  const { id, sha256 } = document;
  await keepVersion(transaction, {
    templateId: id,
    version: baseVersion,
    document: document.document,
    sha256,
    savedAt: now,
    savedBy: account,
    reason: 'conflict',
  });
  const record = auditLogOf(transaction, { id, actor: account, now });
  await record('draftRefused', { why, baseVersion, sha256 });
}

/**
 * Saves a draft over the version that it was made from. Of two who changed the same version the first is saved, the
 * second is told the present version, and both are kept.
 */
export async function saveDraft(
  transaction: Transaction<Database>,
  saving: Saving,
): Promise<Result<Draft, Refusal>> {
  const { document, baseVersion, account, now, origin } = saving;
  const { id, sha256 } = document;
  if (!(await lockTemplate(transaction, id))) return refuse('notFound', 'there is no such template');
  const head = await readHead(transaction, id);
  if (head.draft?.sha256 === sha256) return success(decodeDraft(head.draft));
  if (head.isArchived) {
    await keepRefused(transaction, saving, 'archived');
    return refuse('conflict', 'the template is archived');
  }
  if (baseVersion !== head.version) {
    await keepRefused(transaction, saving, 'conflict');
    const current = await currentOf(transaction, id, head);
    return refuse('conflict', 'somebody else saved meanwhile', { ...(current && { current }) });
  }
  const lock = await findOthersLock(transaction, id, account.id, now);
  if (lock) {
    await keepRefused(transaction, saving, 'locked');
    return refuse('locked', 'somebody else is editing', { lock });
  }
  if (head.draft && origin) await keepDraft(transaction, head.draft, 'replaced');
  else if (head.draft) await keepReplaced(transaction, head.draft, { accountId: account.id, now });
  const draft = await writeDraft(transaction, document, account, now);
  await indexTemplate(transaction, { id, document: document.document, actor: account, at: now });
  const record = auditLogOf(transaction, { id, actor: account, now });
  await record('draftSaved', { version: draft.version, sha256, ...(origin && { origin }) });
  return success(draft);
}
