import { createAction } from '@reduxjs/toolkit';
import { createResource } from '../../../effects/resource';
import type { ProblemInitPayload } from '../../../generated/payloads';
import type { Order, ProblemInitReply } from '../../../generated/replies';
import type { Kind } from '../draft';

/** What can be complained about, and the borrower's orders. */
export const kinds = createResource<ProblemInitPayload, ProblemInitReply>('complaintKinds');

/** A question was chosen while an order was selected. */
export const typeChosen = createAction<{
  readonly type: Kind;
  readonly order: Order | undefined;
  /** It has sub-types to choose from. */
  readonly hasSonTypes: boolean;
}>('complaint/typeChosen');
/** The sub-types of collection are shown. */
export const sonTypesShown = createAction('complaint/sonTypesShown');
export const sonTypesHidden = createAction('complaint/sonTypesHidden');
export const sonTypeChosen = createAction<{
  readonly type: Kind;
  readonly sonType: Kind;
  readonly order: Order | undefined;
}>('complaint/sonTypeChosen');
/** Another order was chosen, by its number. */
export const orderChosen = createAction<string>('complaint/orderChosen');
