import type { Transaction } from 'kysely';
import type { OwnAccount } from '../../../../generated/editor';
import { success, type Result } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { lockCounter } from '../../../store/counter';
import { type Actor, recordAudit, type AuditRecord } from '../../../store/recordAudit';
import type { CallReply, MemberInput } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { checkTemplateMarket } from '../../door/calls/callerMarkets';
import { lockTemplate } from '../../../store/templateIndex';
import { findTemplate, type TemplateQuestion } from './templateDetails';

/** What one change of a template is done with. The template is there, and nobody else changes it meanwhile. */
export interface TemplateChange {
  readonly transaction: Transaction<Database>;
  readonly id: string;
  readonly account: OwnAccount;
  readonly now: number;
  /** Tells the audit log, in the same transaction. */
  readonly record: (
    action: AuditRecord['action'],
    detail?: AuditRecord['detail'],
    recipients?: AuditRecord['recipients'],
  ) => Promise<void>;
}

interface Recorded {
  readonly id: string;
  readonly actor: Actor;
  readonly now: number;
}

/** Tells the audit log about one template, in the transaction that changes it. */
export const auditLogOf =
  (transaction: Transaction<Database>, { id, actor, now }: Recorded): TemplateChange['record'] =>
  (action, detail = {}, recipients = []) =>
    recordAudit(transaction, { at: now, actor, action, subject: id, templateId: id, detail, recipients });

const unknownTemplate = () => refuse('notFound', 'there is no such template');

interface ChangeOptions {
  /** It may move what is live: the counter is locked first, as the terminal does, or each would wait for the other. */
  readonly movesPointer?: boolean;
}

/** Does one change of the template that a call names, as one transaction. */
export function changeTemplate<Value>(
  { database, clock }: Editor,
  { parameters: { id = '' }, caller }: MemberInput,
  change: (open: TemplateChange) => Promise<Result<Value, Refusal>>,
  { movesPointer = false }: ChangeOptions = {},
): Promise<Result<Value, Refusal>> {
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    if (movesPointer) await lockCounter(transaction, 'templates');
    if (!(await lockTemplate(transaction, id))) return unknownTemplate();
    // What the door has looked at may be of another market by now.
    const market = await checkTemplateMarket(transaction, caller, id);
    if (!market.ok) return market;
    const { account } = caller;
    return change({
      transaction,
      id,
      account,
      now,
      record: auditLogOf(transaction, { id, actor: account, now }),
    });
  });
}

/** Replies with the template as it stands after a change. */
export async function replyWithTemplate(
  { database, clock }: Editor,
  { id, accountId }: Omit<TemplateQuestion, 'now'>,
  status = 200,
): Promise<Result<CallReply, Refusal>> {
  const body = await findTemplate(database, { id, accountId, now: clock() });
  return body ? success({ status, body }) : unknownTemplate();
}

/** Does one change of the template, and replies with it as it then stands. */
export async function changeAndReply(
  editor: Editor,
  input: MemberInput,
  change: (open: TemplateChange) => Promise<Result<unknown, Refusal>>,
  options?: ChangeOptions,
): Promise<Result<CallReply, Refusal>> {
  const changed = await changeTemplate(editor, input, change, options);
  const { parameters, caller } = input;
  return changed.ok
    ? replyWithTemplate(editor, { id: parameters.id ?? '', accountId: caller.account.id })
    : changed;
}
