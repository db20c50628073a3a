import type { ScreenRules } from '../../src/kernel/marketRules';
import { createKeyValueStore } from '../../src/api/keyValueStore';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { setImmediate } from 'node:timers';
import { decodeBrand, publicBrandOf } from '../../src/codec/brand';
import { beginOnTouch } from '../../src/pages/borrower/beginOnTouch';
import { BorrowerPage } from '../../src/pages/borrower/BorrowerPage';
import { createBorrowerDependencies } from '../../src/pages/borrower/borrowerDependencies';
import type { HostReading } from '../../src/effects/reading';
import { isBorrowerPath } from '../../src/kernel/pagePaths';
import { createBorrowerStore, createStillStore } from '../../src/pages/borrower/borrowerStore';
import { loadTranslate } from '../../src/pages/borrower/loadTranslate';
import { createPageNavigator } from '../../src/pages/borrower/pageNavigator';
import { createScreens, screenRows } from '../../src/pages/borrower/screens';
import { inTimeZone } from './timeZone';
import { createFakeServer, type FakeRoute, type FakeServer } from './fakeServer';

// A screen's code is compiled when it is first asked for: on a machine with much to do that takes more than a second.
configure({ asyncUtilTimeout: 10_000 });

export const ok = (data: unknown) => ({ body: { code: 0, message: '', data } });
export const refused = (code: number | string, message = '') => ({ body: { code, message, data: null } });

/** Paths as they are sent, below the demo brand's prefix. */
export const loanCall = (path: string): string => `/humorous${path}`;

export interface SentMessage {
  readonly action: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** How an app can stand around a page (contract §7). */
export type FakeTransport = 'android' | 'ios' | 'reactNative' | 'flutter';

type Receive = (text: string) => unknown;

const holders: Record<FakeTransport, (receive: Receive) => Record<string, unknown>> = {
  android: (receive) => ({ nativeBridge: { postMessage: receive } }),
  ios: (receive) => ({ webkit: { messageHandlers: { nativeBridge: { postMessage: receive } } } }),
  reactNative: (receive) => ({ ReactNativeWebView: { postMessage: receive } }),
  flutter: (receive) => ({
    flutter_inappwebview: {
      _platformReady: true,
      callHandler: (_name: string, text: string) => receive(text),
    },
  }),
};

const holderNames = ['nativeBridge', 'webkit', 'ReactNativeWebView', 'flutter_inappwebview'];

export interface BorrowerPageOptions {
  readonly routes?: Readonly<Record<string, FakeRoute>>;
  /** Instead of routes: a server that an earlier load of the page spoke to. */
  readonly server?: FakeServer;
  readonly brand?: Readonly<Record<string, unknown>>;
  /** Absent: the market asks nothing. */
  readonly marketRules?: ScreenRules;
  /** Absent: a plain browser. */
  readonly app?: FakeTransport;
  /**
   * How long the host waits for its call; the first HTML comes with the screen's content if it is answered by then.
   * Absent: with an empty root.
   */
  readonly hostWaits?: (asked: Promise<unknown>) => Promise<unknown>;
  /** What the app answers to a message; a promise that never settles is an app that does not listen. */
  readonly appAnswers?: () => unknown;
}

const demo = {
  appName: 'Demo',
  languageType: 2,
  theme: { background: '#000000', text: '#f5f5f5', accent: '#ff7a00' },
  schemeLink: 'prestademo://open',
  redirectOrigins: ['https://pay.example'],
  feesPageUrl: 'https://fees.example/all',
};

function brandWith(changes: Readonly<Record<string, unknown>>) {
  const brand = decodeBrand({ ...demo, ...changes });
  if (!brand.ok) throw new Error(brand.error.join('\n'));
  return publicBrandOf(brand.value);
}

/** jsdom has dialogs, but does not open them. */
function teachDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    },
  });
  window.scrollTo = () => undefined;
}

const finishers: (() => void)[] = [];

/**
 * The browser's locks, to be there before the page is opened. While another tab holds them, whoever asks waits, and then
 * goes on in turn.
 */
export function provideLocks() {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const request = async (_name: string, act: () => unknown): Promise<unknown> => {
    if (isHeld) await new Promise<void>((resolve) => void waiting.push(resolve));
    return act();
  };
  Object.defineProperty(window.navigator, 'locks', { value: { request }, configurable: true });
  finishers.push(() => Reflect.deleteProperty(window.navigator, 'locks'));
  return {
    hold: () => void (isHeld = true),
    release: () =>
      act(async () => {
        isHeld = false;
        waiting.splice(0).forEach((goOn) => goOn());
        await settleNetwork();
      }),
  };
}

/** To be called after each test. */
export function closeBorrowerPage(): void {
  for (const finish of finishers.splice(0)) finish();
  for (const name of holderNames) Reflect.deleteProperty(window, name);
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/** The whole borrower's page at an address, in jsdom: real store, sagas, clients, bridge and router; a fake server. */
export async function openBorrowerPage(address: string, options: BorrowerPageOptions = {}) {
  teachDialogs();
  // The first page of its tab, whatever this window has shown before.
  window.history.replaceState({ idx: 0 }, '', address);
  const server = options.server ?? createFakeServer(options.routes ?? {});
  const messages: SentMessage[] = [];
  const receive = (text: string) => {
    messages.push(JSON.parse(text) as SentMessage);
    return options.appAnswers?.();
  };
  if (options.app) Object.assign(window, holders[options.app](receive));
  const navigator = createPageNavigator(window);
  const left: { address: string; isReplacing: boolean }[] = [];
  const brand = brandWith(options.brand ?? {});
  const { marketRules = {} } = options;
  const dependencies = {
    ...createBorrowerDependencies({
      window,
      session: createKeyValueStore(() => window.sessionStorage),
      brand,
      marketRules,
      navigator,
      fetch: server.fetch,
      sendFile: server.fetch,
    }),
    leave: (where: string, isReplacing: boolean) => void left.push({ address: where, isReplacing }),
  };
  const { pathname, search, origin } = window.location;
  const row = isBorrowerPath(pathname) ? screenRows(brand)[pathname] : undefined;
  const { locale, languageType } = dependencies;
  const shared = {
    basis: { brand, marketRules, locale, languageType, origin, storeLink: dependencies.storeLink },
    translate: await loadTranslate(locale),
    onNavigatorReady: navigator.bind,
  };
  const container = document.body.appendChild(document.createElement('div'));
  let reading: HostReading | undefined;
  if (options.hostWaits && row && isBorrowerPath(pathname)) {
    const { feature, Screen } = await row.load();
    const asked = Promise.resolve(feature.readings?.[pathname]?.ask(dependencies, search));
    await options.hostWaits(asked);
    const told = await Promise.race([asked, Promise.resolve(undefined)]);
    // As it travels.
    if (told) reading = JSON.parse(JSON.stringify({ path: pathname, origin, ...told })) as HostReading;
    if (reading) {
      const drawn: ComponentProps<typeof BorrowerPage> = {
        ...shared,
        store: createStillStore(feature, reading),
        elementOf: (path) => path === pathname && <Screen />,
        router: (inside) => <StaticRouter location={pathname + search}>{inside}</StaticRouter>,
      };
      container.innerHTML = inTimeZone('UTC', () => renderToString(<BorrowerPage {...drawn} />));
    }
  }
  const borrowerStore = createBorrowerStore(dependencies, reading);
  const screens = createScreens(borrowerStore, brand);
  finishers.push(beginOnTouch(dependencies, screens));
  if (reading && row && isBorrowerPath(pathname)) await screens[pathname].preload();
  const firstHtml = container.textContent;
  const page = render(
    <BorrowerPage
      {...shared}
      basis={{ ...shared.basis, isInApp: dependencies.bridge.isInApp }}
      store={borrowerStore.store}
      elementOf={(path) => screens[path].element}
      router={(inside) => <BrowserRouter useTransitions={false}>{inside}</BrowserRouter>}
    />,
    { container, hydrate: reading !== undefined },
  );
  finishers.push(() => container.remove());
  finishers.push(() => page.unmount());
  await act(async () => undefined);
  return {
    server,
    messages,
    /** Other documents that the page went to. */
    left,
    user: userEvent.setup({ delay: null }),
    store: borrowerStore.store,
    container: page.container,
    /** What could be read before any script ran. */
    firstHtml,
    actionsSent: () => messages.map(({ action }) => action),
  };
}

/** Timers stand still, so that a test says when time passes; what the network does needs none. */
export function stopTime(): void {
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate', 'performance'],
  });
}

/** Lets time pass, and everything that follows from it happen. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await settleNetwork();
  });
}

/** Replies of the fake server travel through streams: a few turns of the event loop. */
async function settleNetwork(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
}

export const settle = (): Promise<void> => act(settleNetwork);

export const formOf = (init: RequestInit | undefined): Record<string, string> =>
  init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};

export const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent;
