import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { launchBrowser, openPhone, phone } from '../browser';
import { atMost, measured } from '../figure';
import { startHostProcess } from '../host';
import { rotated, type PartOptions, type Section } from '../part';
import { observeMove } from '../screens/observeMove';

interface Move {
  readonly name: string;
  readonly from: string;
  readonly control: string;
}

/** Orders that each borrower of the sandbox begins with (docs/lenders-and-apps/sandbox.md). */
const moves: readonly Move[] = [
  { name: 'orders → loan', from: '/order', control: 'main a[href*="/loanDetail"]' },
  { name: 'orders → contract', from: '/order', control: 'main a[href*="/loanAgreement"]' },
  { name: 'loan → repayment', from: '/loanDetail?orderId=174001', control: '[data-testid="repay-button"]' },
  { name: 'complaint → my complaints', from: '/complaint', control: '[data-testid="my-complaints"]' },
];

const patienceMs = 30_000;

async function timeMove(browser: Browser, origin: string, { from, control }: Move): Promise<number> {
  const { context, page } = await openPhone(browser);
  try {
    const address = new URL(from, origin);
    // A session of its own is a borrower of its own.
    address.searchParams.set('sessionId', randomUUID());
    address.searchParams.set('language', '1');
    await page.goto(address.href, { waitUntil: 'networkidle', timeout: patienceMs });
    // What the host drew is there before it answers.
    await page.waitForFunction(
      () => (window as { vitrinaEarly?: { isHydrated: boolean } }).vitrinaEarly?.isHydrated === true,
    );
    const target = page.locator(control).first();
    await target.waitFor({ timeout: patienceMs });
    await page.evaluate(observeMove);
    await target.click();
    return await page.evaluate(() => window.benchMove);
  } finally {
    await context.close();
  }
}

const text = `From a trusted tap on a screen that has come to rest until the next screen's frame and skeleton are painted, on the phone's network and its processor slowed ${phone.slowdown} times. The next screen's code is not yet loaded unless the page fetched it by itself.`;

/** How quickly a borrower's next screen shows. */
export async function measureMoves({ rounds, say }: PartOptions): Promise<Section> {
  const host = await startHostProcess();
  const times = new Map<string, number[]>(moves.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const browser = await launchBrowser();
      for (const move of rotated(moves, round)) {
        const ms = await timeMove(browser, host.origin, move);
        times.get(move.name)?.push(ms);
        say(`round ${round + 1}, ${move.name}: ${ms.toFixed(0)} ms`);
      }
      await browser.close();
    }
    const figures = [...times].map(([name, values]) =>
      measured({ name, unit: 'ms', bound: atMost(100) }, values),
    );
    return { title: 'Moving between screens', text, figures };
  } finally {
    await host.stop();
  }
}
