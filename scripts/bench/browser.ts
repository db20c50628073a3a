import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** A cheap phone on a slow network: what the figures are bounded for. */
export const phone = {
  latencyMs: 150,
  downloadKilobits: 1_600,
  uploadKilobits: 750,
  slowdown: 4,
  context: {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  },
} as const;

/** Without these the browser asks its maker's servers for things while it is measured. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const settleMs = 300;

/** A browser that has done with starting up. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: quiet,
  });
  const first = await browser.newPage();
  await first.goto('about:blank');
  await pause(settleMs);
  return browser;
}

/** A fresh browser for each load: nothing is cached, nothing is compiled. */
export async function inFreshBrowser<Value>(load: (browser: Browser) => Promise<Value>): Promise<Value> {
  const browser = await launchBrowser();
  try {
    return await load(browser);
  } finally {
    await browser.close();
  }
}

export interface PhonePage {
  readonly page: Page;
  readonly devTools: CDPSession;
  readonly context: BrowserContext;
}

interface Conditions {
  readonly network: boolean;
  readonly slowdown: number;
}

const kilobitsPerSecond = (kilobits: number): number => (kilobits * 1_000) / 8;

/** A page of a context of its own, under the phone's conditions. */
export async function openPhone(
  browser: Browser,
  { network, slowdown }: Conditions = { network: true, slowdown: phone.slowdown },
): Promise<PhonePage> {
  const context = await browser.newContext(phone.context);
  // The compiler names functions by a helper that the page lacks.
  await context.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  if (network) {
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latencyMs,
      downloadThroughput: kilobitsPerSecond(phone.downloadKilobits),
      uploadThroughput: kilobitsPerSecond(phone.uploadKilobits),
      connectionType: 'cellular4g',
    });
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devTools, context };
}
