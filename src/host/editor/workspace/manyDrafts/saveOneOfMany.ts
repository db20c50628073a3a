import type { Transaction } from 'kysely';
import type { LeftTemplate, WorkingCopy } from '../../../../generated/editor';
import { failure, type Result, success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { lockTemplate } from '../../../store/templateIndex';
import type { Caller } from '../../door/calls/caller';
import { checkMarketOf, checkTemplateMarket } from '../../door/calls/callerMarkets';
import { findDraft, findLive, readDocument } from '../drafts/draftStore';
import { findOthersLock } from '../drafts/lockStore';
import { type Saving, saveDraft } from '../drafts/saveDraft';
import type { Editor } from '../../editor';

type Left = LeftTemplate['why'];

export interface OneOfMany {
  /** What was looked at: anything else is left as it is. */
  readonly seen: Pick<WorkingCopy, 'id' | 'version' | 'sha256'>;
  /** Undefined: it can't be made. */
  readonly change: (document: string) => string | undefined;
  readonly origin: NonNullable<Saving['origin']>;
}

async function readSeen(
  transaction: Transaction<Database>,
  caller: Caller,
  { id, version, sha256 }: OneOfMany['seen'],
): Promise<Result<string, Left>> {
  const row = await transaction
    .selectFrom('editor_templates')
    .select(['version', 'is_archived'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return failure('gone');
  if (!(await checkTemplateMarket(transaction, caller, id)).ok) return failure('notYours');
  if (row.is_archived === 1) return failure('archived');
  const current = (await findDraft(transaction, id)) ?? (await findLive(transaction, id));
  if (current?.sha256 !== sha256 || row.version !== version) return failure('changed');
  return success(current.document);
}

/** Changes one template as a draft, over exactly what was looked at, or leaves it and says why. */
export function saveOneOfMany(
  { database, clock }: Editor,
  caller: Caller,
  { seen, change, origin }: OneOfMany,
): Promise<Result<undefined, Left>> {
  return database.transaction().execute(async (transaction): Promise<Result<undefined, Left>> => {
    const { id, version } = seen;
    const now = clock();
    await lockTemplate(transaction, id);
    const before = await readSeen(transaction, caller, seen);
    if (!before.ok) return before;
    // Asked before anything is saved: nobody wants a refused version of a page that they never opened.
    if (await findOthersLock(transaction, id, caller.account.id, now)) return failure('locked');
    const changed = change(before.value);
    const document = changed === undefined ? undefined : readDocument(changed);
    if (!document?.ok || document.value.id !== id) return failure('faulty');
    if (!checkMarketOf(caller, document.value.document).ok) return failure('notYours');
    const { account } = caller;
    const saving = { document: document.value, baseVersion: version, account, now, origin };
    return (await saveDraft(transaction, saving)).ok ? success(undefined) : failure('changed');
  });
}
