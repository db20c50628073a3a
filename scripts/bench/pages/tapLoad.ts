import type { Browser } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { openPhone } from '../browser';
import { lookForControl, observeTaps, type TapMarks } from './observe';

/** What is tapped, and how long. */
export interface Tapped {
  /** Selector of the control. */
  readonly control: string;
  /** The mark that ends the tapping. */
  readonly until: 'answered' | 'acted';
  /** Run inside the page after `observeTaps`; each sent as text. */
  readonly observers: readonly (() => void)[];
}

/** ms from the navigation; NaN where it did not happen. */
export interface TapLoad extends Pick<TapMarks, 'said' | 'did' | 'scripts'> {
  /** When the control was there, when something visible answered a tap on it, and when the page did what it is for. */
  readonly seen: number;
  readonly answered: number;
  readonly acted: number;
}

const patienceMs = 45_000;
const tapEveryMs = 50;

/** A tap may lead to another document: nothing can be asked of a page in between. */
function unlessLeaving(error: unknown): undefined {
  if (error instanceof Error && /context was destroyed|navigation/.test(error.message)) return undefined;
  throw error;
}

const loadOf = ({ seen, answered, acted, ...words }: TapMarks): TapLoad => ({
  ...words,
  seen: seen ?? Number.NaN,
  answered: answered ?? Number.NaN,
  acted: acted ?? Number.NaN,
});

/** One load on which somebody impatient taps a control from the moment it is there. */
export async function loadForTap(
  browser: Browser,
  address: string,
  { control, until, observers }: Tapped,
): Promise<TapLoad> {
  const { context, page, devTools } = await openPhone(browser);
  try {
    for (const observe of [observeTaps, ...observers]) await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'commit', timeout: patienceMs });
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const began = Date.now();
      const looked = await page.evaluate(lookForControl, control).catch(unlessLeaving);
      if (looked && (looked.marks[until] !== undefined || began > deadline)) return loadOf(looked.marks);
      if (looked?.place) {
        const tap = { ...looked.place, button: 'left', clickCount: 1 } as const;
        await devTools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...tap });
        await devTools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...tap });
      }
      await pause(Math.max(0, tapEveryMs - (Date.now() - began)));
    }
  } finally {
    await context.close();
  }
}
