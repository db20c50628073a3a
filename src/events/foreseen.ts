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

/** The loan's own screen was left: by the time it is opened again, a payment may have changed what the list said. */
export const loanLeft = createAction('navigation/loanLeft');

export interface WithForeseen {
  /** The last one that was chosen, until its screen was left. */
  readonly foreseen: ForeseenLoan | null;
}

export function foreseenReducer(
  state: ForeseenLoan | null = null,
  action: UnknownAction,
): ForeseenLoan | null {
  if (loanForeseen.match(action)) return action.payload;
  return loanLeft.match(action) ? null : state;
}

export const selectForeseen =
  (orderId: string | undefined) =>
  ({ foreseen }: WithForeseen): ForeseenLoan | undefined =>
    foreseen?.orderId === orderId ? (foreseen ?? undefined) : undefined;
