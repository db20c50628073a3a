import { fork } from 'typed-redux-saga';
import { read } from '../../api/calls';
import { createKeyValueStore } from '../../api/keyValueStore';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { watchResource } from '../../effects/resource';
import type { GenerateVcodePayload, LoanOrderPayload } from '../../generated/payloads';
import validateInstructions from '../../generated/validators/replies/generateVcode';
import validateDelay from '../../generated/validators/replies/loanPlayDelayDetail';
import validateInstalment from '../../generated/validators/replies/loanPlayDetail';
import { watchBubble } from './bubble/bubbleSaga';
import { delay, instalment, instructions } from './state';

/** All effects of the repayment screens. */
export function* watchRepay({ forms, window: view }: Pick<BorrowerDependencies, 'forms' | 'window'>) {
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
