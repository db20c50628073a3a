import { put, select } from 'typed-redux-saga';
import { sendOnce } from '../api/calls';
import { withoutData } from '../api/reply';
import { toastRequested } from '../events/toast';
import type { GoogleScorePayload } from '../generated/payloads';
import { mayAct } from '../kernel/acting';
import { storeStars, type Rating, type RatingState } from './rating';
import type { BorrowerDependencies } from './borrowerDependencies';
import { runMutation } from './mutation';
import { takeSingleFlight } from './singleFlight';
import { sendToBridge } from './sendToBridge';

interface RatingJob<Request, State> {
  readonly rating: Rating<Request>;
  readonly stateOf: (state: State) => RatingState;
  /** What is rated: ratings of two subjects share neither key nor reply. */
  readonly subjectOf: (request: Request) => string;
  /** What goes along with the stars. */
  readonly extraOf?: (request: Request) => Omit<GoogleScorePayload, 'score'>;
}

/** Sends ratings: none without a star, and from 4 stars on the store hears of it too (contract §11). */
export function* watchRating<Request, State>(
  dependencies: BorrowerDependencies,
  { rating, stateOf, subjectOf, extraOf }: RatingJob<Request, State>,
) {
  yield* takeSingleFlight([rating.submitted], {
    subjectOf: (_, { payload }: { readonly type: string; readonly payload: Request }) => subjectOf(payload),
    *worker({ payload: request }) {
      const { stars, sending } = yield* select(stateOf);
      if (!mayAct(sending)) return;
      if (stars === 0) {
        yield* put(toastRequested({ key: 'borrower:rating.none' }));
        return;
      }
      const payload = { score: stars, ...extraOf?.(request) };
      const { forms, keys } = dependencies;
      const acting = { call: 'google-score', payload } as const;
      const send = async () => withoutData(await sendOnce(forms, keys, subjectOf(request), acting));
      const isStillRelevant = (state: State) => stateOf(state).subject === subjectOf(request);
      const result = yield* runMutation(rating.sending, send, { isStillRelevant });
      if (result?.ok && stars >= storeStars)
        yield* sendToBridge(dependencies, { action: 'rate', payload: {} });
    },
  });
}
