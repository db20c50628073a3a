import { fork } from 'typed-redux-saga';
import { generateVcode } from '../../api/calls/generateVcode';
import { loanPlayDelayDetail } from '../../api/calls/loanPlayDelayDetail';
import { loanPlayDetail } from '../../api/calls/loanPlayDetail';
import { createKeyValueStore } from '../../api/keyValueStore';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { watchResource } from '../../effects/watchResource';
import type { GenerateVcodePayload, LoanOrderPayload } from '../../generated/payloads';
import { watchBubble } from './bubble/bubbleSaga';
import { delay, instalment, instructions } from './resources';

/** All effects of the repayment screens. */
export function* watchRepay({ forms, window: view }: Pick<BorrowerDependencies, 'forms' | 'window'>) {
  yield* fork(watchResource, instalment, (request: LoanOrderPayload) => loanPlayDetail(forms, request));
  yield* fork(watchResource, delay, (request: LoanOrderPayload) => loanPlayDelayDetail(forms, request));
  yield* fork(watchResource, instructions, (request: GenerateVcodePayload) => generateVcode(forms, request));
  yield* fork(
    watchBubble,
    createKeyValueStore(() => view.sessionStorage),
  );
}
