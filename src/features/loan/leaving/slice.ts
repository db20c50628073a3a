import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** A loan's contract says that the time in which it could be given back is over; it is not asked again. */
export const coolingOffFoundOver = createAction<{ readonly orderId: string }>('loanLeaving/foundOver');

export const leavingReducer = (over: readonly string[] = [], action: UnknownAction): readonly string[] =>
  coolingOffFoundOver.match(action) ? [...over, action.payload.orderId] : over;

export const isOver =
  (orderId: string | undefined) =>
  ({ loanLeaving }: { readonly loanLeaving: readonly string[] }): boolean =>
    orderId !== undefined && loanLeaving.includes(orderId);
