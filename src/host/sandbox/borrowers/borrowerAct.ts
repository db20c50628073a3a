import type { Transaction } from 'kysely';
import type { CallName } from '../../../contract/calls';
import type { Database } from '../../store/database';
import type { ActingCall, ActingRequest } from '../actingCall';
import type { Outcome } from '../idempotency';
import { faultOfIds } from '../markedId';
import { openToAct } from './account';

export interface BorrowerAct<Payload> {
  readonly name: CallName;
  /** JSON Schema of the payload in readable names. */
  readonly schema: object;
  /** Ids of the payload that a tester may have marked. */
  idsOf(payload: Payload): readonly unknown[];
  /** Nobody else acts for this borrower meanwhile. */
  act(transaction: Transaction<Database>, request: ActingRequest<Payload>): Promise<Outcome>;
}

/** A call by which a borrower changes something of theirs. */
export const borrowerAct = <Payload>({
  name,
  schema,
  idsOf,
  act,
}: BorrowerAct<Payload>): ActingCall<Payload> => ({
  name,
  schema,
  isBorrowers: true,
  faultOf: (payload, sessionId) => faultOfIds(name, [...idsOf(payload), sessionId]),
  async act(transaction, request) {
    await openToAct(transaction, request);
    return act(transaction, request);
  },
});
