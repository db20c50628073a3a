import type { UnknownAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, spawn, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { readParameters } from '../../api/pageParameters';
import { isSessionOver, type Failure } from '../../kernel/failure';
import { askedLocale } from '../../kernel/locale';
import { failure, success } from '../../kernel/result';
import type { Page } from '../../template/block';
import { followsTime, nextChange } from '../../template/decide';
import { watchReturns } from '../../ui/watchReturns';
import { dealOut, decisionContext } from './decisionContext';
import type { PromotionDependencies } from './dependencies';
import { sayFailure } from './failureSaga';
import * as events from './pageSlice';
import { agreementIdOf, downloadIdOf, screenOf, type ScreenName } from './route';
import { onEvery, safely } from '../../effects/safely';
import { isNotFound, selectPage, selectPageState } from './selectors';
import { countVisit } from './visit';
import { fetchTemplate, loadPage, type LoadedPage } from './workers/loadPage';

type Parameters = Readonly<Record<string, string>>;

/** Pages of this visit, so that the back button needs no network. */
interface Visit {
  readonly pages: Map<string, LoadedPage>;
}

const notFound: Failure = { kind: 'http', status: 404, message: '' };
/** The longest pause that a browser's timer can hold, in ms. */
const maxPauseMs = 2_147_483_647;
/** A copy is written once the page has come to rest, in ms. */
const restMs = 2000;

/** In a task of its own, behind the one that draws the page: writing down a long template takes as long as checking it. */
function* keepFetched({ copies }: PromotionDependencies, { templateId, fetched }: LoadedPage) {
  yield* delay(0);
  if (fetched) copies.save(templateId, fetched);
}

const pageName = (templateId: string, { language }: Parameters): string => `${templateId} ${language ?? ''}`;

function* loadKnown(
  dependencies: PromotionDependencies,
  visit: Visit,
  templateId: string,
  parameters: Parameters,
) {
  const name = pageName(templateId, parameters);
  const known = visit.pages.get(name);
  if (known) return success(known);
  const tools = { ...dependencies, origin: dependencies.window.location.origin };
  const loaded = yield* call(
    loadPage,
    tools,
    templateId,
    askedLocale(parameters.language, tools.brand.languages),
  );
  if (!loaded.ok) return loaded;
  yield* spawn(keepFetched, dependencies, loaded.value);
  if (!loaded.value.isSavedCopy) visit.pages.set(name, loaded.value);
  for (const fault of loaded.value.faults) yield* put(events.blockFaulted(loaded.value.page, fault));
  return loaded;
}

/** A page that names no template of its own asks the landing page for it (contract §4). */
function* findTemplateId(
  dependencies: PromotionDependencies,
  visit: Visit,
  screen: ScreenName,
  parameters: Parameters,
) {
  const { id } = parameters;
  if (screen === 'unknown') return failure(notFound);
  const linkedBy = screen === 'download' ? downloadIdOf : agreementIdOf;
  const named = screen === 'landing' ? id : linkedBy(parameters, {});
  if (named) return success(named);
  if (screen === 'landing' || !id) return failure(notFound);
  const landing = yield* call(loadKnown, dependencies, visit, id, parameters);
  if (!landing.ok) return landing;
  const linked = linkedBy(parameters, landing.value.page.links);
  return linked ? success(linked) : failure(notFound);
}

function* load(dependencies: PromotionDependencies, visit: Visit, screen: ScreenName) {
  const parameters = readParameters(dependencies.window.location);
  const templateId = yield* call(findTemplateId, dependencies, visit, screen, parameters);
  return templateId.ok
    ? yield* call(loadKnown, dependencies, visit, templateId.value, parameters)
    : templateId;
}

/** What somebody registers on is the agreement that they read, even where another one is live by then. */
function rememberAgreement(
  { formSession }: PromotionDependencies,
  { templateId, page: { id, revision = '' } }: LoadedPage,
): void {
  formSession.save({ agreementLink: templateId, agreementId: id, agreementRevision: revision });
}

function* open(dependencies: PromotionDependencies, screen: ScreenName, loaded: LoadedPage) {
  const { page, isSavedCopy } = loaded;
  const dealing = dealOut(page, dependencies);
  if (dealing) yield* call(() => dealing);
  const context = decisionContext(page, dependencies);
  dependencies.parameters.showLanguage(context.languageType);
  countVisit(dependencies, page, context);
  if (screen === 'agreement') rememberAgreement(dependencies, loaded);
  yield* put(events.pageOpened({ screen, page, context, isSavedCopy }));
}

const correctionsOf = ({ watchClock }: PromotionDependencies) =>
  eventChannel<true>((emit) => watchClock(() => emit(true)));

/** Chooses the blocks again whenever time passes a date that the page's conditions name, when the page is seen again, and when its clock was put right. */
function* followTime(dependencies: PromotionDependencies, page: Page) {
  if (!followsTime(page.blocks)) return;
  const { now } = dependencies;
  const corrections = yield* call(correctionsOf, dependencies);
  try {
    for (;;) {
      // Where no moment is to come, the clock may still turn out to be wrong.
      const pause = (nextChange(page.blocks, now()) ?? Infinity) - now();
      const wait = delay(Math.min(maxPauseMs, Math.max(0, pause)));
      yield* race([wait, take(events.pageReturned), take(corrections)]);
      yield* put(events.contextChanged(decisionContext(page, dependencies)));
    }
  } finally {
    corrections.close();
  }
}

/** Texts and colours of a page's language, where it is still wanted by then; false where they can't be had. */
function* dress({ dressPage }: PromotionDependencies, page: Page) {
  const shown = yield* select(selectPage);
  if (shown === page) return true;
  const putOn = yield* call(() => dressPage(page).catch(() => undefined));
  putOn?.();
  return putOn !== undefined;
}

function* sayIfSessionOver(dependencies: PromotionDependencies, problem: Failure | undefined) {
  if (problem && isSessionOver(problem)) yield* sayFailure(dependencies, problem);
}

function* openAddress(dependencies: PromotionDependencies, visit: Visit) {
  const screen = screenOf(dependencies.window.location.hash);
  const earlier = yield* select(selectPageState);
  const isThere = earlier.page.status === 'ready' && earlier.screen === screen;
  if (!isThere) yield* put(events.pageRequested(screen));
  const loaded = yield* call(load, dependencies, visit, screen);
  if (!loaded.ok) {
    yield* put(events.pageFailed(isNotFound(loaded.error) ? notFound : loaded.error));
    // In a browser the failed page offers the way to sign in by itself.
    if (dependencies.bridge.isInApp()) yield* sayIfSessionOver(dependencies, loaded.error);
  } else if (yield* call(dress, dependencies, loaded.value.page)) {
    yield* call(open, dependencies, screen, loaded.value);
    yield* sayIfSessionOver(dependencies, loaded.value.problem);
    yield* call(followTime, dependencies, loaded.value.page);
  } else {
    yield* put(events.pageFailed({ kind: 'offline' }));
  }
}

/** A page that came with its HTML is known under the id and language of its own query. */
function* recallPreloaded(visit: Visit, search: string) {
  const page: Page | undefined = yield* select(selectPage);
  const parameters = readParameters({ search, pathname: '', hash: '' });
  if (!page || !parameters.id) return;
  visit.pages.set(pageName(parameters.id, parameters), {
    templateId: parameters.id,
    page,
    faults: [],
    isSavedCopy: false,
  });
}

/**
 * The next visit may need it when the server can't be reached. A page that came with its HTML lacks the data of what only
 * stands there, so its template is fetched, where the copy is another revision's.
 */
function* keepCopy({ api, copies, window: { location } }: PromotionDependencies) {
  if (!copies.keeps) return;
  const page = yield* select(selectPage);
  const { id } = readParameters({ search: location.search, pathname: '', hash: '' });
  yield* delay(restMs);
  if (!page || !id) return;
  const kept = copies.load(id);
  if (kept.document !== undefined && kept.revision === page.revision) return;
  const fetched = yield* call(fetchTemplate, api, id);
  if (fetched.ok) copies.save(id, fetched.value);
}

/** What the browser tells of the page. */
const changesOf = (view: Window) =>
  eventChannel<UnknownAction>((emit) => {
    const tell = () => emit(events.addressChanged());
    view.addEventListener('hashchange', tell);
    const stopWatching = watchReturns(view, () => emit(events.pageReturned()));
    return () => {
      view.removeEventListener('hashchange', tell);
      stopWatching();
    };
  });

/** Which page is shown: address → template → page, its visitor's blocks, one visit counted. */
export function* watchPage(dependencies: PromotionDependencies) {
  const visit: Visit = { pages: new Map() };
  yield* recallPreloaded(visit, dependencies.window.location.search);
  yield* takeLatest(
    [events.hydrated, events.addressChanged, events.retryRequested],
    safely(function* answer() {
      yield* openAddress(dependencies, visit);
    }),
  );
  yield* onEvery(events.hydrated, () => keepCopy(dependencies));
  // Until then the page is as the host drew it, or React could not take it over; `hydrated` reads what the address has become.
  yield* take(events.hydrated);
  const changes = yield* call(changesOf, dependencies.window);
  yield* takeEvery(changes, function* tell(change) {
    yield* put(change);
  });
}
