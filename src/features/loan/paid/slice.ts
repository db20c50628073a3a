import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { PaidNote } from '../../../effects/paidNotes';

type NotesByOrder = Readonly<Record<string, readonly PaidNote[]>>;

/** What was paid on loans that the lender has just told of, as far as it does not say so itself. */
export const paidCompared = createAction<NotesByOrder>('loanPaid/compared');

interface WithPaid {
  readonly loanPaid: NotesByOrder;
}

export const paidReducer = (state: NotesByOrder = {}, action: UnknownAction): NotesByOrder =>
  paidCompared.match(action) ? { ...state, ...action.payload } : state;

const none: readonly PaidNote[] = [];

export const selectPaid =
  (orderId: string | undefined) =>
  ({ loanPaid }: WithPaid): readonly PaidNote[] =>
    (orderId !== undefined && loanPaid[orderId]) || none;
