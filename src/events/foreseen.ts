import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** A loan as far as a list of loans says, ready to show: the loan's own screen shows it while it asks for the rest. */
export interface ForeseenLoan {
  readonly orderId: string;
  readonly name: string;
  readonly logo: string | null | undefined;
  readonly status: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** A loan of the list was chosen. */
export const loanForeseen = createAction<ForeseenLoan>('navigation/loanForeseen');

export interface WithForeseen {
  /** The last one. */
  readonly foreseen: ForeseenLoan | null;
}

export const foreseenReducer = (state: ForeseenLoan | null = null, action: UnknownAction) =>
  loanForeseen.match(action) ? action.payload : state;

export const selectForeseen =
  (orderId: string | undefined) =>
  ({ foreseen }: WithForeseen): ForeseenLoan | undefined =>
    foreseen?.orderId === orderId ? (foreseen ?? undefined) : undefined;
