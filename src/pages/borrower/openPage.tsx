import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { KeyValueStore } from '../../api/keyValueStore';
import { createSendFile } from '../../api/sendFile';
import type { HostReading } from '../../effects/reading';
import { localeOf } from '../../kernel/locale';
import { isBorrowerPath } from '../../kernel/pagePaths';
import { pageAddress } from '../../kernel/pageAddress';
import { TranslateContext } from '../../texts/TranslateContext';
import { readBorrowerData, rootElement } from '../bootData';
import { goHome } from '../canGoBack';
import { hydrateInSlices, importRenderer } from '../hydrateInSlices';
import { nextTask } from '../nextTask';
import { replayEarlyTaps } from '../preHydration/replayEarlyInput';
import { bearTranslators } from '../translator/bearRewriting';
import { beginOnTouch } from './beginOnTouch';
import { createBorrowerDependencies } from './borrowerDependencies';
import { BorrowerPage, ShellRemoval } from './BorrowerPage';
import { createBorrowerStore } from './borrowerStore';
import { createLateClock } from './lateClock';
import { fallbackTranslate, loadTranslate } from './loadTranslate';
import { LoadFailure } from './LoadFailure';
import { createPageNavigator } from './pageNavigator';
import { createScreens } from './screens';

/** What the host drew is of another session where the hash names one, which it never sees (contract §4). */
function readingOfAddress(reading: HostReading | undefined): HostReading | undefined {
  const { pathname, hash } = window.location;
  return reading?.path === pathname && !hash.includes('?') ? reading : undefined;
}

async function mount(page: ReactNode): Promise<void> {
  const { createRoot } = await importRenderer();
  const root = rootElement();
  root.replaceChildren();
  bearTranslators();
  createRoot(root).render(page);
  // What was tapped in what the host drew is gone with it; from here on the page answers itself.
  replayEarlyTaps();
}

/**
 * Hydrates what the host drew, else mounts the page. Call it once the document is parsed. Its steps run in tasks of their
 * own, so that none of them keeps a tap waiting on a slow phone.
 * @param session has the secrets of contract §4
 * @param includesStored some of them came with an earlier page of this tab
 */
export async function openPage(session: KeyValueStore, includesStored: boolean): Promise<void> {
  const { brand, marketRules, reading: drawn } = readBorrowerData();
  // The host asked by the secrets of the address alone: with others, the lender may say something else.
  const reading = includesStored ? undefined : readingOfAddress(drawn);
  const navigator = createPageNavigator(window);
  const dependencies = createBorrowerDependencies({
    window,
    session,
    brand,
    marketRules,
    navigator,
    fetch: window.fetch.bind(window),
    sendFile: createSendFile(() => new XMLHttpRequest()),
  });
  const { locale, languageType, bridge } = dependencies;
  const { store, add } = createBorrowerStore(dependencies, reading);
  const screens = createScreens({ store, add }, brand);
  beginOnTouch(dependencies, screens);
  await nextTask();
  const { pathname, origin, search } = window.location;
  const firstScreen = isBorrowerPath(pathname) ? screens[pathname].preload() : undefined;
  // A failure shows where the screen is drawn.
  firstScreen?.catch(() => undefined);
  document.documentElement.lang = locale;
  const clock = createLateClock(window);
  const clockIsThere = clock.load(pathname);
  const translate = await loadTranslate(locale).catch(() => undefined);
  await clockIsThere;
  if (!translate) {
    document.documentElement.lang = localeOf(languageType);
    const home = () => void goHome(bridge, () => window.location.assign(pageAddress('/', {}, search)));
    return mount(
      <TranslateContext value={fallbackTranslate(languageType)}>
        <LoadFailure onHome={home} />
        <ShellRemoval />
      </TranslateContext>,
    );
  }
  const pageOf = (onHydrated?: () => void) => (
    <BorrowerPage
      basis={{
        brand,
        marketRules,
        locale,
        languageType,
        origin,
        isInApp: bridge.isInApp,
        storeLink: dependencies.storeLink,
      }}
      store={store}
      elementOf={(path) => screens[path].element}
      translate={translate}
      clock={clock}
      onNavigatorReady={navigator.bind}
      {...(onHydrated && { onHydrated })}
      // A transition would wait behind all that a tap sets off before the next screen's frame is drawn.
      router={(inside) => <BrowserRouter useTransitions={false}>{inside}</BrowserRouter>}
    />
  );
  if (!reading) return mount(pageOf());
  await firstScreen;
  await nextTask();
  await hydrateInSlices(rootElement(), pageOf);
}
