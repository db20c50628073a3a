import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { LoanDetailConfirmReply } from '../../../generated/replies';
import type { KeyFactsFaults } from '../../../kernel/keyFactsFaults';

/** The key facts of an offer stand on the screen. */
export const keyFactsShown = createAction<{
  readonly offer: LoanDetailConfirmReply;
  readonly productId: string | undefined;
  readonly faults: KeyFactsFaults;
}>('keyFacts/shown');

/** What says that two offers are one: a lender that is asked again may send the same anew. */
const contentOf = (offer: LoanDetailConfirmReply): string => JSON.stringify(offer);

/** The content of the offer whose key facts were seen last; empty: none yet. */
export const keyFactsReducer = (seen = '', action: UnknownAction): string =>
  keyFactsShown.match(action) ? contentOf(action.payload.offer) : seen;

export const wasSeen =
  (offer: LoanDetailConfirmReply | undefined) =>
  ({ keyFacts }: { readonly keyFacts: string }): boolean =>
    offer !== undefined && keyFacts === contentOf(offer);
