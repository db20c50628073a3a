import type { Transaction } from 'kysely';
import type { AuditAction } from '../../generated/editor';
import { eventOfLine } from './auditedEvents';
import type { Database } from './database';
import { recordUntypedEvent } from './recordEvent';
import { noticeOfAction, recordNotices } from './recordNotices';
import { boundedLine } from './storableText';

/** Who did something: an account, or a program by its name. */
export interface Actor {
  /** The account that answers for it; null: no account, such as a command of the terminal. */
  readonly id: string | null;
  readonly name: string;
  /** What a program acted with; absent: no token. */
  readonly token?: ActingToken | undefined;
}

export interface ActingToken {
  readonly id: string;
  /** Of a machine's: the name of who made it, who has not acted. Absent: a person's own. */
  readonly madeBy?: string | undefined;
}

export type AuditDetail = Readonly<Record<string, string | number | boolean>>;

export interface AuditRecord {
  readonly at: number;
  readonly actor: Actor;
  readonly action: AuditAction;
  /** A template's id, an account's e-mail; of a refused call its method and path. */
  readonly subject: string;
  readonly templateId?: string;
  readonly bundleId?: string;
  readonly detail?: AuditDetail;
  /** Ids of accounts that it concerns: they are told where it is a notice (`recordNotices.ts`). */
  readonly recipients?: readonly string[];
}

const maxSubjectLength = 300;

/** Which token acted, and of a machine's who made it. */
const tokenDetail = ({ token }: Actor): AuditDetail =>
  token ? { token: token.id, ...(token.madeBy !== undefined && { tokenMadeBy: token.madeBy }) } : {};

/** Writes a line of the audit log and, where it is one, the event that other systems and the notice that people are told of. */
export async function recordAudit(transaction: Transaction<Database>, record: AuditRecord): Promise<void> {
  const { at, actor, action, subject, templateId, bundleId, detail = {}, recipients = [] } = record;
  await transaction
    .insertInto('editor_audit')
    .values({
      at,
      account_id: actor.token?.madeBy === undefined ? actor.id : null,
      account_name: actor.name,
      action,
      subject: boundedLine(subject, maxSubjectLength),
      template_id: templateId ?? null,
      detail: JSON.stringify({
        ...(bundleId !== undefined && { bundle: bundleId }),
        ...detail,
        ...tokenDetail(actor),
      }),
    })
    .execute();
  const event = eventOfLine(record);
  if (event) await recordUntypedEvent(transaction, event);
  const kind = noticeOfAction(action);
  if (!kind) return;
  await recordNotices(transaction, recipients, { kind, at, by: actor, templateId, bundleId });
}

/** The user of the terminal. */
export const terminalActor: Actor = { id: null, name: 'terminal' };

export const nobody: Actor = { id: null, name: '' };
