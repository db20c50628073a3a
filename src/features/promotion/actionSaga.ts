import { call, put, select } from 'typed-redux-saga';
import { readParameters } from '../../api/pageParameters';
import { scrollToBlock } from '../../blocks/scrollToBlock';
import { followAction } from '../../effects/followAction';
import { sendToBridge } from '../../effects/sendToBridge';
import { signInChosen } from '../../events/session';
import { toastRequested } from '../../events/toast';
import type { Action } from '../../generated/template';
import { visibleParameters } from '../../kernel/pageAddress';
import { allBlocks } from '../../template/blockTree';
import type { PromotionDependencies } from './dependencies';
import { signIn } from './failureSaga';
import * as events from './pageSlice';
import { agreementHash, downloadHash } from './route';
import { onEvery } from '../../effects/safely';
import { selectPage } from './selectors';

/** A common parameter before the hash stays there by itself; one inside the hash goes along. */
function carriedParameters(address: Location): Record<string, string> {
  const staying = visibleParameters(address.search);
  return Object.fromEntries(
    Object.entries(readParameters(address)).filter(([name, value]) => staying[name] !== value),
  );
}

/** Leaves for another page of this address; the way back leads to the same place on the page. */
function* goTo(
  { window: { location, history, scrollY } }: PromotionDependencies,
  hashOf: typeof downloadHash,
) {
  const page = yield* select(selectPage);
  history.replaceState({ scrollTop: scrollY }, '');
  location.hash = hashOf(carriedParameters(location), page?.links ?? {});
}

/** Goes to the download page of the page that is shown (contract §4). */
export const goToDownload = (dependencies: PromotionDependencies) => goTo(dependencies, downloadHash);

function* openApp({ window: view, brand }: PromotionDependencies) {
  if (brand.schemeLink) view.location.assign(brand.schemeLink);
  else yield* put(toastRequested({ key: 'common:bridgeFailed' }));
}

function* scrollTo({ window: view }: PromotionDependencies, blockId: string) {
  const blocks = allBlocks((yield* select(selectPage))?.blocks ?? []);
  const variant = blocks.find(({ id }) => id === blockId)?.variant;
  // Who is shown another variant of it is led to that one.
  const others = blocks.filter((each) => variant && each.variant?.experiment === variant.experiment);
  yield* call(scrollToBlock, view, [blockId, ...others.map(({ id }) => id)]);
}

const follow = (dependencies: PromotionDependencies, action: Action): Generator | undefined =>
  followAction<Generator>(action, dependencies.brand.servicePhone, {
    scrollTo: (blockId) => scrollTo(dependencies, blockId),
    openApp: () => openApp(dependencies),
    openPage: (page) => goTo(dependencies, page === 'download' ? downloadHash : agreementHash),
    send: (message) => sendToBridge(dependencies, message),
  });

export function* watchActions(dependencies: PromotionDependencies) {
  yield* onEvery(events.actionChosen, function* handleAction(payload) {
    yield follow(dependencies, payload);
  });
  yield* onEvery(events.homeChosen, () => sendToBridge(dependencies, { action: 'home', payload: {} }));
  yield* onEvery(signInChosen, () => signIn(dependencies));
}
