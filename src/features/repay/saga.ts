import { fork, put, takeEvery } from 'typed-redux-saga';
import { read } from '../../api/calls';
import { createKeyValueStore, type KeyValueStore, readRecord, writeRecord } from '../../api/keyValueStore';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { copying } from '../../effects/copy';
import { watchResource } from '../../effects/resource';
import type { GenerateVcodePayload, LoanOrderPayload } from '../../generated/payloads';
import validateInstructions from '../../generated/validators/replies/generateVcode';
import validateDelay from '../../generated/validators/replies/loanPlayDelayDetail';
import validateInstalment from '../../generated/validators/replies/loanPlayDetail';
import { delay, instalment, instructions, repayReducers } from './state';
import { bubbleMoved, bubbleRestored } from './bubble/bubblePlace';

function* watchRepay({ forms, window: view }: Pick<BorrowerDependencies, 'forms' | 'window'>) {
  yield* fork(watchResource, instalment, (request: LoanOrderPayload) =>
    read(forms, 'loan-play-detail', request, validateInstalment),
  );
  yield* fork(watchResource, delay, (request: LoanOrderPayload) =>
    read(forms, 'loan-play-delay-detail', request, validateDelay),
  );
  yield* fork(watchResource, instructions, (request: GenerateVcodePayload) =>
    read(forms, 'generate-vcode', request, validateInstructions),
  );
  yield* fork(
    watchBubble,
    createKeyValueStore(() => view.sessionStorage),
  );
}

const storedUnder = 'vitrina.bubble';

/** A share of the screen; anything else in the store is ignored. */
function parseShare(text: string | undefined): number | undefined {
  const share = Number(text);
  return text && share >= 0 && share <= 1 ? share : undefined;
}

/** The bubble stays where it was put, as long as the tab lives. */
function* watchBubble(session: KeyValueStore) {
  const stored = readRecord(session, storedUnder);
  const across = parseShare(stored.across);
  const down = parseShare(stored.down);
  if (across !== undefined && down !== undefined) yield* put(bubbleRestored({ across, down }));
  yield* takeEvery(bubbleMoved, ({ payload }) => {
    writeRecord(session, storedUnder, { across: String(payload.across), down: String(payload.down) });
  });
}

const repay: Feature = { reducers: repayReducers, saga: watchRepay, shares: copying };
export default repay;
