import type { Kysely, Transaction } from 'kysely';
import type { BundleState } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import { lockCounter } from '../../../store/counter';
import type { Database } from '../../../store/database';
import { recordAudit } from '../../../store/recordAudit';
import { lockTemplate } from '../../../store/templateIndex';
import type { CallReply, MemberInput } from '../../door/calls/call';
import type { Caller } from '../../door/calls/caller';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import type { TemplateChange } from '../../workspace/drafts/changeTemplate';
import { checkTemplateMarket } from '../../door/calls/callerMarkets';
import { describeBundle } from './bundleDetails';
import { findBundle, findMembers, type Member, type StoredBundle } from './bundleStore';

export interface OpenBundle {
  readonly bundle: StoredBundle;
  readonly members: readonly Member[];
}

/** What one change of a bundle is done with. Nobody else changes it, or one of its templates, meanwhile. */
export interface BundleChange extends OpenBundle, Omit<TemplateChange, 'id'> {}

interface ChangeOptions {
  /** In any other state it is refused. */
  readonly states: readonly BundleState[];
  /** It may move what is live: the counter is locked first, as everywhere. */
  readonly movesPointer?: boolean;
}

export const unknownBundle = () => refuse('notFound', 'there is no such bundle');

const stateWords: Readonly<Record<BundleState, string>> = {
  open: 'the bundle is not published',
  scheduled: 'the bundle is scheduled: cancel that first',
  published: 'the bundle is published already',
  rolledBack: 'the bundle was rolled back',
};

/** An account that is kept to some markets reaches a bundle whose templates are all of those. */
export async function checkBundleMarkets(
  database: Kysely<Database>,
  caller: Caller,
  templateIds: readonly string[],
): Promise<Result<undefined, Refusal>> {
  for (const id of templateIds) {
    const market = await checkTemplateMarket(database, caller, id);
    if (!market.ok) return market;
  }
  return success(undefined);
}

/** A bundle that the caller may see. */
export async function readBundle(
  database: Kysely<Database>,
  caller: Caller,
  id: string,
): Promise<Result<OpenBundle, Refusal>> {
  const bundle = await findBundle(database, id);
  if (!bundle) return unknownBundle();
  const members = await findMembers(database, bundle);
  const ids = members.map(({ template_id }) => template_id);
  const markets = await checkBundleMarkets(database, caller, ids);
  return markets.ok ? success({ bundle, members }) : markets;
}

/** The bundle first, then its templates in the order of their ids: every caller locks several in that order. */
export async function lockBundle(
  transaction: Transaction<Database>,
  id: string,
): Promise<OpenBundle | undefined> {
  await transaction
    .updateTable('editor_bundles')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute();
  const bundle = await findBundle(transaction, id);
  if (!bundle) return undefined;
  for (const { template_id } of await findMembers(transaction, bundle))
    await lockTemplate(transaction, template_id);
  return { bundle, members: await findMembers(transaction, bundle) };
}

/** Does one change of the bundle that a call names, as one transaction. */
export function changeBundle<Value>(
  { database, clock }: Editor,
  { parameters: { id = '' }, caller }: MemberInput,
  change: (open: BundleChange) => Promise<Result<Value, Refusal>>,
  { states, movesPointer = false }: ChangeOptions,
): Promise<Result<Value, Refusal>> {
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    if (movesPointer) await lockCounter(transaction, 'templates');
    const locked = await lockBundle(transaction, id);
    if (!locked) return unknownBundle();
    const { bundle, members } = locked;
    const ids = members.map(({ template_id }) => template_id);
    const markets = await checkBundleMarkets(transaction, caller, ids);
    if (!markets.ok) return markets;
    if (!states.includes(bundle.state)) return refuse('conflict', stateWords[bundle.state]);
    const { account } = caller;
    const record: BundleChange['record'] = (action, detail = {}, recipients = []) =>
      recordAudit(transaction, {
        at: now,
        actor: account,
        action,
        subject: bundle.name,
        bundleId: id,
        detail,
        recipients,
      });
    return change({ transaction, bundle, members, account, now, record });
  });
}

export async function replyWithBundle(
  database: Kysely<Database>,
  id: string,
  accountId: string,
): Promise<Result<CallReply, Refusal>> {
  const bundle = await findBundle(database, id);
  if (!bundle) return unknownBundle();
  const members = await findMembers(database, bundle);
  return success({ body: await describeBundle(database, bundle, members, accountId) });
}

/** Does one change of the bundle, and replies with it as it then stands. */
export async function changeBundleAndReply(
  editor: Editor,
  input: MemberInput,
  change: (open: BundleChange) => Promise<Result<unknown, Refusal>>,
  options: ChangeOptions,
): Promise<Result<CallReply, Refusal>> {
  const changed = await changeBundle(editor, input, change, options);
  const { parameters, caller } = input;
  return changed.ok ? replyWithBundle(editor.database, parameters.id ?? '', caller.account.id) : changed;
}
