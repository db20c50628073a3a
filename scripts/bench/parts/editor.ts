import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { launchBrowser, phone } from '../browser';
import { administrator, makeLongPage, openDesk, openTitle } from '../editor/desk';
import { blockCount } from '../editor/longPage';
import { observeKeys } from '../editor/observeKeys';
import { atMost, measured } from '../figure';
import { startHostProcess } from '../host';
import type { PartOptions, Section } from '../part';
import { median, quantile } from '../statistics';

/** How people type, in ms from key to key: within a word, between words, and after a thought. */
const rhythm = [
  110, 140, 90, 160, 120, 250, 130, 100, 500, 120, 150, 700, 110, 450, 140, 90, 300, 120, 160, 1_200,
] as const;
const words = 'Tu credito sin letra';

async function timeKeys(browser: Browser, origin: string): Promise<readonly number[]> {
  const desk = await openDesk(browser, origin);
  try {
    await openTitle(desk, origin);
    await desk.devTools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    await desk.page.evaluate(observeKeys);
    // Twice: the first words warm the code up as they do for whoever has just opened a page, and count as well.
    for (const [place, key] of Array.from(words.repeat(2)).entries()) {
      await desk.page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 20 });
      await pause(rhythm[place % rhythm.length]);
    }
    await pause(1_000);
    return await desk.page.evaluate(() => window.benchKeys);
  } finally {
    await desk.context.close();
  }
}

const text = `Keys typed into the title of the first block of a draft of ${blockCount} blocks, at the pace of a person (90 to 1,200 ms from key to key, so that some fall on the drawing of the page, its check and its saving), the processor slowed ${phone.slowdown} times: from the trusted key until the frame that shows it is painted.`;

/** How quickly the editor answers a key. */
export async function measureEditor({ rounds, say }: PartOptions): Promise<Section> {
  const environment = {
    EDITOR_ADMIN_EMAIL: administrator.email,
    EDITOR_ADMIN_PASSWORD: administrator.password,
  };
  const host = await startHostProcess({ environment });
  const medians: number[] = [];
  const slowest: number[] = [];
  try {
    const first = await launchBrowser();
    await makeLongPage((await openDesk(first, host.origin)).page);
    await first.close();
    for (let round = 0; round < rounds; round += 1) {
      const browser = await launchBrowser();
      const keys = await timeKeys(browser, host.origin);
      await browser.close();
      medians.push(median(keys));
      slowest.push(quantile(keys, 0.95));
      say(
        `round ${round + 1}, ${keys.length} keys: median ${medians.at(-1)?.toFixed(0)} ms, 95 % within ${slowest.at(-1)?.toFixed(0)} ms`,
      );
    }
  } finally {
    await host.stop();
  }
  const figures = [
    measured({ name: 'a key, median', unit: 'ms', bound: atMost(100) }, medians),
    measured({ name: 'a key, 95 % within', unit: 'ms', bound: atMost(100) }, slowest),
  ];
  return { title: 'Typing in the editor', text, figures };
}
