import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { firstPlace, type BubblePlace } from './bubblePlace';

/** The person has put the bubble somewhere. */
export const bubbleMoved = createAction<BubblePlace>('repay/bubbleMoved');
/** Where the bubble stood earlier in this tab. */
export const bubbleRestored = createAction<BubblePlace>('repay/bubbleRestored');

export function bubbleReducer(state: BubblePlace = firstPlace, action: UnknownAction): BubblePlace {
  return bubbleMoved.match(action) || bubbleRestored.match(action) ? action.payload : state;
}
