import type { Browser } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { openPhone } from '../browser';
import { lookForControl, observeTaps } from './observe';

export interface TapLoad {
  /** ms from the navigation until the control was there, and until a message answered a tap on it. */
  readonly seen: number;
  readonly answered: number;
  readonly said: string;
}

const patienceMs = 45_000;
const tapEveryMs = 50;
const sendCode = '[data-testid="sms-button"]';

/** One load on which somebody impatient taps the send-code button from the moment it is there. */
export async function loadForTap(browser: Browser, address: string): Promise<TapLoad> {
  const { context, page, devTools } = await openPhone(browser);
  try {
    await page.addInitScript(observeTaps);
    await page.goto(address, { waitUntil: 'commit', timeout: patienceMs });
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const began = Date.now();
      const { marks, place } = await page.evaluate(lookForControl, sendCode);
      if (marks.answered !== undefined)
        return { seen: marks.seen ?? Number.NaN, answered: marks.answered, said: marks.said };
      if (began > deadline) return { seen: marks.seen ?? Number.NaN, answered: Number.NaN, said: '' };
      if (place) {
        const tap = { ...place, button: 'left', clickCount: 1 } as const;
        await devTools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...tap });
        await devTools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...tap });
      }
      await pause(Math.max(0, tapEveryMs - (Date.now() - began)));
    }
  } finally {
    await context.close();
  }
}
