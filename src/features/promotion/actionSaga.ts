import { call, put, select, takeEvery } from 'typed-redux-saga';
import { readParameters } from '../../api/pageParameters';
import { scrollToBlock } from '../../blocks/scrollToBlock';
import { signInChosen } from '../../events/session';
import { toastRequested } from '../../events/toast';
import type { Action } from '../../generated/template';
import { visibleParameters } from '../../kernel/pageAddress';
import type { PromotionDependencies } from './dependencies';
import { sendToApp, signIn } from './failureSaga';
import * as events from './pageEvents';
import { agreementHash, downloadHash } from './route';
import { safely } from '../../effects/safely';
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

function* openNative(
  dependencies: PromotionDependencies,
  { page, param }: Extract<Action, { type: 'native' }>,
) {
  yield* sendToApp(
    dependencies,
    param ? { action: 'toP', payload: { page, param } } : { action: 'to', payload: { page } },
  );
}

/** Links are real ones, which the browser follows by itself. */
function* follow(dependencies: PromotionDependencies, action: Action) {
  const { window: view, brand } = dependencies;
  switch (action.type) {
    case 'link':
      return;
    case 'scrollTo':
      return scrollToBlock(view, action.block);
    case 'openApp':
      if (brand.schemeLink) view.location.assign(brand.schemeLink);
      else yield* put(toastRequested({ key: 'promotion:toast.bridge' }));
      return;
    case 'download':
      return yield* goToDownload(dependencies);
    case 'agreement':
      return yield* goTo(dependencies, agreementHash);
    case 'call':
      return yield* sendToApp(dependencies, {
        action: 'callPhone',
        payload: { phone: action.phone ?? brand.servicePhone },
      });
    case 'native':
      return yield* openNative(dependencies, action);
  }
}

export function* watchActions(dependencies: PromotionDependencies) {
  yield* takeEvery(
    events.actionChosen,
    safely(function* handleAction({ payload }: ReturnType<typeof events.actionChosen>) {
      yield* call(follow, dependencies, payload);
    }),
  );
  yield* takeEvery(
    events.homeChosen,
    safely(() => sendToApp(dependencies, { action: 'home', payload: {} })),
  );
  yield* takeEvery(
    signInChosen,
    safely(() => signIn(dependencies)),
  );
}
