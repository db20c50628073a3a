import type { Transaction } from 'kysely';
import type { OwnAccount } from '../../../generated/editor';
import { success, type Result } from '../../../kernel/result';
import type { Database } from '../../store/database';
import { lockCounter } from '../../store/counter';
import { recordAudit, type AuditRecord } from '../../store/recordAudit';
import type { CallReply, MemberCall } from '../calls/call';
import { refuse, type Refusal } from '../calls/refusal';
import type { Editor } from '../editor';
import { lockTemplate } from '../../store/templateIndex';
import { findTemplate } from './templateDetails';

type Input = Parameters<MemberCall['handle']>[0];

/** What one change of a template is done with. The template is there, and nobody else changes it meanwhile. */
export interface TemplateChange {
  readonly transaction: Transaction<Database>;
  readonly id: string;
  readonly account: OwnAccount;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Tells the audit log, in the same transaction. */
  readonly record: (action: AuditRecord['action'], detail?: AuditRecord['detail']) => Promise<void>;
}

const unknownTemplate = () => refuse('notFound', 'there is no such template');

interface ChangeOptions {
  /** It may move what is live: the counter is locked first, as the terminal does, or each would wait for the other. */
  readonly movesPointer?: boolean;
}

/** Does one change of the template that a call names, as one transaction. */
export function changeTemplate<Value>(
  { database, clock }: Editor,
  { parameters: { id = '' }, caller: { account } }: Input,
  change: (open: TemplateChange) => Promise<Result<Value, Refusal>>,
  { movesPointer = false }: ChangeOptions = {},
): Promise<Result<Value, Refusal>> {
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    if (movesPointer) await lockCounter(transaction, 'templates');
    if (!(await lockTemplate(transaction, id))) return unknownTemplate();
    const record: TemplateChange['record'] = (action, detail = {}) =>
      recordAudit(transaction, { at: now, actor: account, action, subject: id, templateId: id, detail });
    return change({ transaction, id, account, now, record });
  });
}

/** Replies with the template as it stands after a change. */
export async function replyWithTemplate(
  { database, clock }: Editor,
  id: string,
  status = 200,
): Promise<Result<CallReply, Refusal>> {
  const body = await findTemplate(database, id, clock());
  return body ? success({ status, body }) : unknownTemplate();
}
