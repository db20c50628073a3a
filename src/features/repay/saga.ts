import { put, takeEvery } from 'typed-redux-saga';
import { read } from '../../api/calls';
import { dataOf } from '../../api/reply';
import { createKeyValueStore, readRecord, writeRecord } from '../../api/keyValueStore';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { createReading } from '../../effects/reading';
import { watchResource } from '../../effects/resource';
import validateInstructions from '../../generated/validators/replies/generateVcode';
import validateDelay from '../../generated/validators/replies/loanPlayDelayDetail';
import validateInstalment from '../../generated/validators/replies/loanPlayDetail';
import { delay, instalment, instructions, orderQuery, repayReducers } from './state';
import { bubbleMoved, bubbleRestored } from './bubble/bubblePlace';

const storedUnder = 'vitrina.bubble';

/** A share of the screen; anything else in the store is ignored. */
function parseShare(text: string | undefined): number | undefined {
  const share = Number(text);
  return text && share >= 0 && share <= 1 ? share : undefined;
}

/** The bubble stays where it was put, as long as the tab lives. */
function* watchBubble({ window: view }: Pick<BorrowerDependencies, 'window'>) {
  const session = createKeyValueStore(() => view.sessionStorage);
  const stored = readRecord(session, storedUnder);
  const across = parseShare(stored.across);
  const down = parseShare(stored.down);
  if (across !== undefined && down !== undefined) yield* put(bubbleRestored({ across, down }));
  yield* takeEvery(bubbleMoved, ({ payload }) => {
    writeRecord(session, storedUnder, { across: String(payload.across), down: String(payload.down) });
  });
}

/** A shop's code is made for who asks for it: no reading, which is asked for ahead of its screen. */
function* watchRepay(dependencies: BorrowerDependencies) {
  yield* watchResource(instructions, async (request) =>
    dataOf(validateInstructions, await dependencies.forms.post('generate-vcode', request)),
  );
  yield* watchBubble(dependencies);
}

const repay: Feature = {
  reducers: repayReducers,
  saga: watchRepay,
  readings: {
    '/repay': createReading(instalment, orderQuery, ({ forms }, request) =>
      read(forms, 'loan-play-detail', request, validateInstalment),
    ),
    '/repayDelay': createReading(delay, orderQuery, ({ forms }, request) =>
      read(forms, 'loan-play-delay-detail', request, validateDelay),
    ),
  },
};
export default repay;
