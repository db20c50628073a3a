import type { Browser, CDPSession } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { openPhone } from '../browser';
import { observePaint, type PaintMarks } from './observe';

export const byteKinds = ['html', 'css', 'js', 'json', 'pictures', 'other'] as const;
export type ByteKind = (typeof byteKinds)[number];

export interface PaintLoad {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** ms of long tasks beyond their first 50 ms: of all, and of those that begin after the first paint. */
  readonly blocking: number;
  readonly blockingAfterPaint: number;
  readonly interactive: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: Readonly<Record<ByteKind, number>>;
  readonly requests: number;
}

const patienceMs = 45_000;
const restMs = 1_500;
const longTaskMs = 50;

function kindOf(type: string, mimeType: string): ByteKind {
  if (type === 'Document') return 'html';
  if (type === 'Stylesheet') return 'css';
  if (type === 'Script' || mimeType.includes('javascript')) return 'js';
  if (type === 'Image') return 'pictures';
  return mimeType.includes('json') ? 'json' : 'other';
}

/** What arrives over the network, and whether anything still does. */
function watchNetwork(devTools: CDPSession) {
  const underWay = new Map<string, ByteKind>();
  const bytes: Record<ByteKind, number> = { html: 0, css: 0, js: 0, json: 0, pictures: 0, other: 0 };
  const seen = { requests: 0, lastMs: Date.now() };
  const end = (id: string, size: number): void => {
    const kind = underWay.get(id);
    if (!kind) return;
    underWay.delete(id);
    bytes[kind] += size;
    seen.requests += 1;
    seen.lastMs = Date.now();
  };
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^(data|blob):/.test(request.url)) return;
    underWay.set(requestId, 'other');
    seen.lastMs = Date.now();
  });
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (underWay.has(requestId)) underWay.set(requestId, kindOf(type, response.mimeType));
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  devTools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return { bytes, seen, isAtRest: () => underWay.size === 0 && Date.now() - seen.lastMs >= restMs };
}

const blockingOf = ({ longTasks }: PaintMarks, fromMs: number): number =>
  longTasks.reduce(
    (sum, [start, duration]) => sum + (start >= fromMs ? Math.max(0, duration - longTaskMs) : 0),
    0,
  );

/** One load that nobody touches, until the page has come to rest. */
export async function loadForPaint(browser: Browser, address: string): Promise<PaintLoad> {
  const { context, page, devTools } = await openPhone(browser);
  try {
    const network = watchNetwork(devTools);
    await page.addInitScript(observePaint);
    const deadline = Date.now() + patienceMs;
    await page.goto(address, { waitUntil: 'load', timeout: patienceMs });
    while (!network.isAtRest() && Date.now() < deadline) await pause(100);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const marks = await page.evaluate(() => window.benchPaint);
    return {
      fcp: marks.fcp ?? Number.NaN,
      lcp: marks.lcp ?? Number.NaN,
      cls: marks.cls,
      blocking: blockingOf(marks, 0),
      blockingAfterPaint: blockingOf(marks, marks.fcp ?? 0),
      interactive: marks.interactive ?? Number.NaN,
      bytes: network.bytes,
      requests: network.seen.requests,
    };
  } finally {
    await context.close();
  }
}
