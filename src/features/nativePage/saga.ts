import { eventChannel } from 'redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import { readParameters } from '../../api/pageParameters';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { onEvery } from '../../effects/safely';
import { sendToBridge } from '../../effects/sendToBridge';
import { toastRequested } from '../../events/toast';
import { watchReturns } from '../../ui/watchReturns';
import * as events from './events';

/** These two tell the app first that a flow with a bank begins (contract §4). */
const isBankPage = (page: events.NativePageKey): boolean => page === 'bindBank' || page === 'bindCardUrl';

const returns = (view: Window) => eventChannel<true>((emit) => watchReturns(view, () => emit(true)));

/** Hands a page over to the app; once it is in view again, the flow with the bank is over. */
function* watchNativePages(dependencies: BorrowerDependencies) {
  const { window: view, bridge, brand, leave } = dependencies;
  let isBankFlowOpen = false;

  function* openInApp(page: events.NativePageKey) {
    if (isBankPage(page)) {
      isBankFlowOpen = true;
      yield* sendToBridge(dependencies, { action: 'startBank', payload: {} });
    }
    yield* sendToBridge(dependencies, {
      action: 'toP',
      payload: { page, param: readParameters(view.location) },
    });
  }

  yield* onEvery(events.nativePageOpened, function* handleOpened(payload) {
    // A browser opens nothing unasked.
    if (bridge.isInApp()) yield* openInApp(payload);
  });
  yield* onEvery(events.nativePageChosen, function* handleChosen(payload) {
    if (bridge.isInApp()) yield* openInApp(payload);
    else if (brand.schemeLink) leave(brand.schemeLink, false);
    else yield* put(toastRequested({ key: 'common:bridgeFailed' }));
  });
  yield* takeEvery(events.nativePageLeft, () => {
    isBankFlowOpen = false;
  });
  yield* onEvery(events.pageReturned, function* handleReturn() {
    if (!isBankFlowOpen) return;
    isBankFlowOpen = false;
    yield* sendToBridge(dependencies, { action: 'endBank', payload: {} });
  });
  const channel = yield* call(returns, view);
  yield* takeEvery(channel, function* tellReturn() {
    yield* put(events.pageReturned());
  });
}

const nativePage: Feature = { reducers: {}, saga: watchNativePages };
export default nativePage;
