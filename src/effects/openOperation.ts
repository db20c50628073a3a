import type { UnknownAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import type { MoneyOperation, NewMoneyOperation } from '../api/idempotencyKey';
import type { PageChoice } from '../events/navigation';
import type { BorrowerDependencies } from './borrowerDependencies';
import { openPage } from './navigationSaga';

type Found = (operation: MoneyOperation) => UnknownAction;

interface Reservation<State> {
  readonly found: Found;
  /** Whether the screen still is about what was wanted: another tab may hold the reservation up for a while. */
  readonly isStillRelevant: (state: State) => boolean;
}

/**
 * Reserves what is to be sent. Another operation about its subject whose outcome is open is told of instead: the
 * person chooses first what becomes of that one (contract §5).
 */
export function* reserveOrShow<State>(
  { keys }: BorrowerDependencies,
  wanted: NewMoneyOperation,
  { found, isStillRelevant }: Reservation<State>,
) {
  const operation = yield* call(keys.reserve, wanted);
  if (!operation.isRepeat) return operation;
  if (yield* select(isStillRelevant)) yield* put(found(operation));
  return undefined;
}

/**
 * The operation that is to be sent again, if it still is the open one. What another tab has had the answer to
 * meanwhile shows on the loan's page; what it has sent instead is told of.
 */
export function* stillOpen(
  dependencies: BorrowerDependencies,
  shown: MoneyOperation | undefined,
  { found, answeredPage }: { readonly found: Found; readonly answeredPage: PageChoice },
) {
  const open = shown && dependencies.keys.reserved(shown.subject);
  if (open && open.key === shown.key) return open;
  if (open) yield* put(found(open));
  else openPage(dependencies, { ...answeredPage, isReplacing: true });
  return undefined;
}
