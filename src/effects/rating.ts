import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Acting, isUnderWay } from '../kernel/acting';
import { createMutation } from './mutation';

export interface RatingState {
  readonly subject: string;
  readonly sheet: 'none' | 'rating' | 'thanks';
  /** 0: none chosen yet. */
  readonly stars: number;
  readonly sending: Acting;
}

/** A rating of 1 to 5 stars that the server asks for (contract §11): its events, and what they make of it. */
export function createRating<Request>(name: string) {
  const asked = createAction(`${name}/asked`);
  const starsChosen = createAction<number>(`${name}/starsChosen`);
  /** @param payload what is rated */
  const submitted = createAction<Request>(`${name}/submitted`);
  /** The person closed the sheet that showed. */
  const closed = createAction(`${name}/closed`);
  const sending = createMutation<undefined>(name);
  const initialState: RatingState = { subject: '', sheet: 'none', stars: 0, sending: 'idle' };

  function nextSheet({ sheet, stars }: RatingState, action: UnknownAction): RatingState['sheet'] {
    if (asked.match(action)) return 'rating';
    if (sending.succeeded.match(action)) return sheet === 'rating' && stars < storeStars ? 'thanks' : 'none';
    return closed.match(action) ? 'none' : sheet;
  }

  const reducer = (state: RatingState = initialState, action: UnknownAction): RatingState => ({
    subject: state.subject,
    sheet: nextSheet(state, action),
    stars: starsChosen.match(action) ? action.payload : state.stars,
    sending: sending.reducer(state.sending, action),
  });

  /** A screen about a subject is opened; what is under way of the same one still is. */
  const opened = ({ subject: earlier, sending: before }: RatingState, subject: string): RatingState => ({
    ...initialState,
    subject,
    sending: earlier === subject && isUnderWay(before) ? before : 'idle',
  });

  return { opened, asked, starsChosen, submitted, closed, sending, initialState, reducer };
}

export type Rating<Request> = ReturnType<typeof createRating<Request>>;

/** From so many stars on, the store hears of it instead of a thank-you (contract §14). */
export const storeStars = 4;
