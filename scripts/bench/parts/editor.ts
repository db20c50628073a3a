import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { inFreshBrowser, phone } from '../browser';
import { administrator, makeLongPage, openDesk, openTitle, timeCanvas } from '../editor/desk';
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

async function timeKeys(browser: Browser, origin: string, slowdown: number): Promise<readonly number[]> {
  const desk = await openDesk(browser, origin);
  try {
    await openTitle(desk, origin);
    await desk.devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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

async function timeOpening(browser: Browser, origin: string): Promise<number> {
  const desk = await openDesk(browser, origin);
  try {
    // The first time fetches what the browser keeps.
    await timeCanvas(desk, origin);
    return await timeCanvas(desk, origin);
  } finally {
    await desk.context.close();
  }
}

interface Round {
  readonly canvas: number;
  readonly keys: readonly number[];
  readonly slowedKeys: readonly number[];
}

/** Each in a browser of its own, which has compiled nothing yet. */
const measureRound = async (origin: string): Promise<Round> => ({
  canvas: await inFreshBrowser((browser) => timeOpening(browser, origin)),
  keys: await inFreshBrowser((browser) => timeKeys(browser, origin, 1)),
  slowedKeys: await inFreshBrowser((browser) => timeKeys(browser, origin, phone.slowdown)),
});

const slowest = (keys: readonly number[]): number => quantile(keys, 0.95);

const text = `Keys typed into the title of the first block of a draft of ${blockCount} blocks, at the pace of a person (90 to 1,200 ms from key to key, so that some fall on the drawing of the page, its check and its saving), at the machine's own speed and with the processor slowed ${phone.slowdown} times: from the trusted key until the frame that shows it is painted. The canvas is ready when the page, whose scripts the browser has, has painted its first block there: from asking for the page's address, by the page's own clock.`;

/** How quickly the editor answers a key. */
export async function measureEditor({ rounds, say }: PartOptions): Promise<Section> {
  const environment = {
    EDITOR_ADMIN_EMAIL: administrator.email,
    EDITOR_ADMIN_PASSWORD: administrator.password,
  };
  const host = await startHostProcess({ environment });
  const done: Round[] = [];
  try {
    await inFreshBrowser(async (browser) => makeLongPage((await openDesk(browser, host.origin)).page));
    for (let count = 1; count <= rounds; count += 1) {
      const round = await measureRound(host.origin);
      done.push(round);
      const { canvas, keys, slowedKeys } = round;
      const words = [canvas, median(keys), slowest(keys), median(slowedKeys), slowest(slowedKeys)]
        .map((ms) => ms.toFixed(0))
        .join(' ');
      say(`round ${count}, ${keys.length} keys: canvas, median, 95 %, both slowed, in ms: ${words}`);
    }
  } finally {
    await host.stop();
  }
  const of = (read: (round: Round) => number): readonly number[] => done.map(read);
  const slowed = `, slowed ${phone.slowdown} times`;
  const figure = (name: string, most: number, read: (round: Round) => number) =>
    measured({ name, unit: 'ms', bound: atMost(most) }, of(read));
  const figures = [
    figure('the canvas is ready', 1_200, ({ canvas }) => canvas),
    figure('a key, median', 50, ({ keys }) => median(keys)),
    figure('a key, 95 % within', 50, ({ keys }) => slowest(keys)),
    figure(`a key, median${slowed}`, 100, ({ slowedKeys }) => median(slowedKeys)),
    figure(`a key, 95 % within${slowed}`, 100, ({ slowedKeys }) => slowest(slowedKeys)),
  ];
  return { title: 'Typing in the editor', text, figures };
}
