import { put, select } from 'typed-redux-saga';
import { withoutData } from '../../api/reply';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { runMutation } from '../../effects/mutation';
import { onEvery, onLeading } from '../../effects/safely';
import { sendToBridge } from '../../effects/sendToBridge';
import { toastRequested } from '../../events/toast';
import { mayAct } from '../../kernel/acting';
import * as events from './slice';
import { selectLogin } from './slice';

/** The test page signs in only when it is told to (contract §6), and sends any message to the app. */
export function* watchDevPreview(dependencies: BorrowerDependencies) {
  const { brand, forms } = dependencies;
  yield* onLeading(events.loginChosen, function* handleLogin() {
    if (!mayAct(yield* select(selectLogin))) return;
    const { username = '', smsCode = '' } = brand.testLogin ?? {};
    const send = async () => withoutData(await forms.post('sms-code-login', { username, smsCode }));
    const result = yield* runMutation(events.login, send);
    if (result?.ok) yield* put(toastRequested({ key: 'devPreview:login.done' }));
  });
  yield* onEvery(events.messageChosen, function* handleMessage(payload) {
    yield* sendToBridge(dependencies, payload);
  });
}
