import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { endIn, rollbackIn } from '../../../store/moves';
import type { Actor } from '../../../store/recordAudit';
import { refreshState } from '../../../store/templateIndex';
import type { Member } from './bundleStore';

interface By {
  readonly actor: Actor;
  readonly reason: string;
  readonly now: number;
}

/** Makes live again what each of them had live before the bundle; where that was nothing, nothing. */
export async function rollBackMembers(
  transaction: Transaction<Database>,
  members: readonly Member[],
  { actor, reason, now }: By,
): Promise<void> {
  for (const { template_id: id, published_revision, previous_revision: revision } of members) {
    // What was live already was moved by nobody.
    if (revision === published_revision) continue;
    const by = { publishedBy: actor.name, actor, reason };
    const moved =
      revision === null
        ? await endIn(transaction, { id, ...by }, now)
        : await rollbackIn(transaction, { id, revision, ...by }, now);
    // Thrown, so that the transaction takes back the others too.
    if (moved === undefined || ('ok' in moved && !moved.ok)) throw new Error(`${id} can't be rolled back`);
    await refreshState(transaction, id);
  }
}
