import type { Transaction } from 'kysely';
import type { AuditAction } from '../../generated/editor';
import { recordAudit, type Actor } from './recordAudit';
import { indexTemplate } from './templateIndex';
import type { Database } from './database';
import { setCounter } from './counter';
import { noteExperiments } from './experimentMoves';
import { decodePublication } from './templateRows';
import type { Publication, PublicationAction } from './templateStore';

export interface Move {
  readonly id: string;
  readonly action: PublicationAction;
  /** Undefined: nothing is live from now on. */
  readonly revision: number | undefined;
  readonly previousRevision: number | undefined;
  /** Of the revision that goes live. */
  readonly document: string | undefined;
  readonly publishedBy: string;
  readonly actor: Actor;
  readonly reason: string;
  readonly publishedAt: number;
  /** Epoch ms that a schedule had set for it; absent: somebody made it by hand. */
  readonly setFor?: number | undefined;
}

const auditActions: Readonly<Record<PublicationAction, AuditAction>> = {
  publish: 'published',
  rollback: 'rolledBack',
  end: 'ended',
};

/** The move in the audit log and in the editor's list, whoever made it: the editor, the terminal, a schedule. */
async function tellEditor(transaction: Transaction<Database>, move: Move): Promise<void> {
  const { id, action, revision, previousRevision, document, publishedBy, actor, reason, publishedAt } = move;
  await indexTemplate(transaction, { id, document, actor, at: publishedAt });
  await recordAudit(transaction, {
    at: publishedAt,
    actor,
    action: auditActions[action],
    subject: id,
    templateId: id,
    detail: {
      ...(revision !== undefined && { revision }),
      ...(previousRevision !== undefined && { previousRevision }),
      ...(publishedBy !== actor.name && { by: publishedBy }),
      reason,
    },
  });
  for (const { action: act, experiment, detail } of await noteExperiments(transaction, move)) {
    await recordAudit(transaction, {
      at: publishedAt,
      actor,
      action: act,
      subject: id,
      templateId: id,
      detail: { experiment, ...detail },
    });
  }
}

/** Moves the pointer, logs it and counts it. The counter must be locked; `sequence` is the value it had then. */
export async function movePointer(
  transaction: Transaction<Database>,
  sequence: number,
  move: Move,
): Promise<Publication> {
  await transaction
    .updateTable('templates')
    .set({ live_revision: move.revision ?? null })
    .where('id', '=', move.id)
    .execute();
  await setCounter(transaction, 'templates', sequence + 1);
  const row = await transaction
    .insertInto('template_publications')
    .values({
      sequence: sequence + 1,
      template_id: move.id,
      action: move.action,
      revision: move.revision ?? null,
      previous_revision: move.previousRevision ?? null,
      published_by: move.publishedBy,
      reason: move.reason,
      published_at: move.publishedAt,
      set_for: move.setFor ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellEditor(transaction, move);
  return decodePublication(row);
}
