import { put, select, takeLeading } from 'typed-redux-saga';
import { googleScore } from '../api/calls/googleScore';
import { toastRequested } from '../events/toast';
import type { GoogleScorePayload } from '../generated/payloads';
import { mayAct } from '../kernel/acting';
import { storeStars } from '../kernel/rating';
import type { BorrowerDependencies } from './borrowerDependencies';
import { perform } from './perform';
import type { Rating, RatingState } from './rating';
import { safely } from './safely';
import { toApp } from './toApp';

interface RatingJob<Request, State> {
  readonly rating: Rating<Request>;
  readonly stateOf: (state: State) => RatingState;
  /** What is rated, so that two ratings don't share a key. */
  readonly subjectOf: (request: Request) => string;
  /** What goes along with the stars. */
  readonly extraOf?: (request: Request) => Omit<GoogleScorePayload, 'score'>;
}

/** Sends ratings: none without a star, and from 4 stars on the store hears of it too (spec §4). */
export function* watchRating<Request, State>(
  dependencies: BorrowerDependencies,
  { rating, stateOf, subjectOf, extraOf }: RatingJob<Request, State>,
) {
  yield* takeLeading(
    rating.submitted,
    safely(function* handleRating({ payload: request }: { readonly payload: Request }) {
      const { stars, sending } = yield* select(stateOf);
      if (!mayAct(sending)) return;
      if (stars === 0) {
        yield* put(toastRequested({ key: 'borrower:rating.none' }));
        return;
      }
      const payload = { score: stars, ...extraOf?.(request) };
      const send = () => googleScore(dependencies.forms, dependencies.keys, payload, subjectOf(request));
      const result = yield* perform(rating.sending, send);
      if (result?.ok && stars >= storeStars) yield* toApp(dependencies, { action: 'rate', payload: {} });
    }),
  );
}
