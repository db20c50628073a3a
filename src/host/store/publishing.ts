import type { Transaction } from 'kysely';
import type { AuditAction } from '../../generated/editor';
import { recordAudit, type Actor } from './recordAudit';
import { indexTemplate } from './templateIndex';
import type { Database } from './database';
import { setCounter } from './counter';
import { noteExperiments } from './experimentMoves';
import { endGuard, startGuard } from './guards';
import { decodePublication } from './templateRows';
import type { GuardFindings, GuardRequest, Publication, PublicationAction } from './templateStore';

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
  /** Only a share of the visitors gets it at first. */
  readonly guarded?: GuardRequest | undefined;
  /** Of a guard that the host ends by itself. */
  readonly findings?: GuardFindings | undefined;
}

const auditActions: Readonly<Record<PublicationAction, AuditAction>> = {
  publish: 'published',
  rollback: 'rolledBack',
  end: 'ended',
  release: 'released',
};

/** The move in the audit log and in the editor's list, from any source: the editor, the terminal, a schedule. */
async function tellEditor(
  transaction: Transaction<Database>,
  move: Move,
  pointedAt: number | undefined,
): Promise<void> {
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
      ...(move.guarded && { sharePercent: move.guarded.sharePercent }),
      ...(move.findings?.figure && { figure: move.findings.figure }),
    },
  });
  // What goes to everybody was live already: its experiments began with the guard.
  if (action === 'release') return;
  const experiments = await noteExperiments(transaction, { ...move, previousRevision: pointedAt });
  for (const { action: act, experiment, detail } of experiments) {
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

/** Whatever moves the pointer ends the guard that runs, and may begin another. */
async function changeGuards(transaction: Transaction<Database>, sequence: number, move: Move): Promise<void> {
  const { id, action, revision, previousRevision, publishedAt, guarded, findings } = move;
  const endedBy = findings ? null : move.publishedBy;
  await endGuard(transaction, { id, action, revision, publishedAt, endedBy, findings });
  if (!guarded || revision === undefined || previousRevision === undefined) return;
  await startGuard(transaction, { ...guarded, sequence, id, revision, previousRevision, at: publishedAt });
}

/** Moves the pointer, logs it and counts it. The counter must be locked; `sequence` is the value it had then. */
export async function movePointer(
  transaction: Transaction<Database>,
  sequence: number,
  move: Move,
): Promise<Publication> {
  const { live_revision: pointedAt } = await transaction
    .selectFrom('templates')
    .select('live_revision')
    .where('id', '=', move.id)
    .executeTakeFirstOrThrow();
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
  await changeGuards(transaction, sequence + 1, move);
  await tellEditor(transaction, move, pointedAt ?? undefined);
  return decodePublication(row);
}
