import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { Database } from '../../../store/database';

/** As a condition of the list: what the account may approve, or was asked to change. */
export function pendingFor(
  builder: ExpressionBuilder<Database, 'editor_templates'>,
  { accountId, mayApprove }: { readonly accountId: string; readonly mayApprove: boolean },
) {
  const { exists, selectFrom, not } = builder;
  const approvals = selectFrom('editor_approvals as approval').innerJoin(
    'editor_drafts as draft',
    'draft.template_id',
    'approval.template_id',
  );
  const approved = approvals
    .select(sql`1`.as('one'))
    .whereRef('approval.template_id', '=', 'editor_templates.id')
    .where('approval.approved_at', 'is not', null)
    .whereRef('approval.sha256', '=', 'draft.sha256');
  const secondPerson = selectFrom('editor_settings')
    .select(sql`1`.as('one'))
    .where('name', '=', 'requiresApproval')
    .where('value', '=', 'true');
  // Few templates wait: they are looked up once, not asked for at each row of the list.
  const waiting = approvals
    .select('approval.template_id')
    .where('approval.approved_at', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        and([eb('approval.change_asked_at', 'is not', null), eb('approval.requested_by_id', '=', accountId)]),
        ...(mayApprove
          ? [
              and([
                eb('approval.change_asked_at', 'is', null),
                eb('approval.sha256', '=', eb.ref('draft.sha256')),
                eb('approval.requested_by_id', '!=', accountId),
                // Who changed it last may publish it alone, unless a second person has to approve it.
                or([eb('draft.changed_by_id', '!=', accountId), not(exists(secondPerson))]),
              ]),
            ]
          : []),
      ]),
    );
  return builder('editor_templates.id', 'in', waiting).and(not(exists(approved)));
}

/** What was asked about a draft that is live, discarded or put away by now waits for nobody. */
export async function dropOpenApprovals(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction
    .deleteFrom('editor_approvals')
    .where('template_id', '=', id)
    .where('approved_at', 'is', null)
    .execute();
}
