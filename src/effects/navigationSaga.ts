import { delay, put, race, take, takeEvery } from 'typed-redux-saga';
import * as navigation from '../events/navigation';
import { toastRequested } from '../events/toast';
import { pageAddress } from '../kernel/pageAddress';
import { sameIntentionMs } from '../kernel/sameIntention';
import type { BorrowerDependencies } from './borrowerDependencies';
import { goToServerAddress } from './goToServerAddress';
import { onEvery, onLeading } from './safely';
import { sendToBridge } from './sendToBridge';

/**
 * Opens a page of ours with the visible common parameters. The one that is open already, as a second tap asks for, is not
 * put on top of itself.
 */
export function openPage(
  { window: { location }, navigator }: BorrowerDependencies,
  { path, query = {}, isReplacing = false }: navigation.PageChoice,
): void {
  const address = pageAddress(path, query, location.search);
  navigator.open(address, isReplacing || address === location.pathname + location.search);
}

/** The first page is closed, any other one goes back (contract §7); two screens are not left by one double tap. */
function* goBack(dependencies: BorrowerDependencies) {
  if (dependencies.navigator.isFirst()) yield* sendToBridge(dependencies, { action: 'close', payload: {} });
  else dependencies.navigator.back();
}

export function* watchNavigation(dependencies: BorrowerDependencies) {
  const { brand, leave } = dependencies;
  yield* takeEvery(navigation.pageChosen, ({ payload }) => openPage(dependencies, payload));
  yield* onLeading(navigation.backChosen, function* handleBack() {
    yield* goBack(dependencies);
    yield* race({ moment: delay(sameIntentionMs), other: take(navigation.pageChosen) });
  });
  yield* onEvery(navigation.homeChosen, () => sendToBridge(dependencies, { action: 'home', payload: {} }));
  yield* onEvery(navigation.mineChosen, () => sendToBridge(dependencies, { action: 'mine', payload: {} }));
  yield* takeEvery(navigation.appChosen, function* handleApp() {
    if (brand.schemeLink) leave(brand.schemeLink, false);
    else yield* put(toastRequested({ key: 'common:bridgeFailed' }));
  });
  yield* onEvery(navigation.serverAddressChosen, function* handleServerAddress(payload) {
    yield* goToServerAddress(dependencies, payload);
  });
}
