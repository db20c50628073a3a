import type { Page } from '@playwright/test';

/** The web views of contract §7, by what stands in their window. */
export type AppKind = 'android' | 'ios' | 'reactNative' | 'flutter' | 'slowFlutter';

interface AppWindow extends Window {
  readonly appReceived?: readonly string[];
  readonly happenings?: readonly string[];
}

/** Runs in the page, before any script of its own. */
function standIn({
  kind,
  answer,
}: {
  readonly kind: AppKind;
  readonly answer: 'atOnce' | 'never' | 'fails';
}): void {
  const received: string[] = [];
  const happenings: string[] = [];
  const receive = (text: string): unknown => {
    if (answer === 'fails') throw new Error('the app is gone');
    received.push(text);
    happenings.push(String((JSON.parse(text) as { action: unknown }).action));
    return answer === 'never' ? new Promise(() => undefined) : undefined;
  };
  const callHandler = (name: string, text: string) => (name === 'nativeBridge' ? receive(text) : undefined);
  const shapes = {
    android: { nativeBridge: { postMessage: receive } },
    ios: { webkit: { messageHandlers: { nativeBridge: { postMessage: receive } } } },
    reactNative: { ReactNativeWebView: { postMessage: receive } },
    flutter: { flutter_inappwebview: { _platformReady: true, callHandler } },
    slowFlutter: { flutter_inappwebview: { callHandler } },
  };
  const send = window.fetch.bind(window);
  const watchedFetch: typeof fetch = (target, options) => {
    const address = target instanceof Request ? target.url : String(target);
    happenings.push(new URL(address, location.href).pathname);
    return send(target, options);
  };
  Object.assign(window, { appReceived: received, happenings, fetch: watchedFetch }, shapes[kind]);
}

/** Puts an app around the pages that are opened from now on. */
export async function surroundWithApp(
  page: Page,
  kind: AppKind,
  answer: 'atOnce' | 'never' | 'fails' = 'atOnce',
): Promise<void> {
  await page.addInitScript(standIn, { kind, answer });
}

/** What the app was handed by the page that is shown, word for word. */
export const appReceived = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as AppWindow).appReceived ?? []);

/** Messages by name and calls by path, in the order in which they began. */
export const happeningsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as AppWindow).happenings ?? []);
