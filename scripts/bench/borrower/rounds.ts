import { inFreshBrowser } from '../browser';
import { loadForPaint, type PaintLoad } from '../pages/paintLoad';
import { loadForTap, type TapLoad } from '../pages/tapLoad';
import { rotated, type PartOptions } from '../part';
import type { Lender } from './lender';
import { observeAct } from './observeAct';
import { addressOf, screens, type MeasuredScreen } from './screens';

/** How much later than at once the lender answers, in ms. */
export const delays = [0, 500] as const;
export type Delay = (typeof delays)[number];

export const pageNames = ['by hand', 'ours'] as const;
export type PageName = (typeof pageNames)[number];

/** What was seen of one page of one screen, round by round. Taps: with a lender at 0 ms. */
export interface Loads {
  readonly paints: Readonly<Record<Delay, PaintLoad[]>>;
  readonly taps: TapLoad[];
}

export interface MeasuredLoads {
  readonly screen: MeasuredScreen;
  readonly pages: Readonly<Record<PageName, Loads>>;
}

const noLoads = (): Loads => ({ paints: { 0: [], 500: [] }, taps: [] });

interface Setting {
  readonly lender: Lender;
  readonly origins: Readonly<Record<PageName, string>>;
  readonly say: PartOptions['say'];
}

const whole = (ms: number): string => ms.toFixed(0);

/** One page of one screen: left alone at each delay, then tapped. */
async function loadPage(
  { lender, origins, say }: Setting,
  { screen, pages }: MeasuredLoads,
  name: PageName,
): Promise<void> {
  const newAddress = async () => origins[name] + addressOf(screen, await lender.openSession(screen));
  const { paints, taps } = pages[name];
  for (const delay of delays) {
    const address = await newAddress();
    lender.setDelay(delay);
    const paint = await inFreshBrowser((browser) => loadForPaint(browser, address));
    lender.setDelay(0);
    paints[delay].push(paint);
    const { fcp, lcp, blocking } = paint;
    say(
      `${screen.path} ${name}, lender ${delay} ms: FCP ${whole(fcp)}, LCP ${whole(lcp)}, blocking ${whole(blocking)}`,
    );
  }
  const address = await newAddress();
  const tapped = { control: screen.control, until: 'acted', observers: [observeAct] } as const;
  const tap = await inFreshBrowser((browser) => loadForTap(browser, address, tapped));
  taps.push(tap);
  say(
    `${screen.path} ${name}: answered ${whole(tap.answered)} "${tap.said}", acted ${whole(tap.acted)} "${tap.did}"`,
  );
}

/** All screens in each round, each page first in its turn. */
export async function runRounds(setting: Setting, rounds: number): Promise<readonly MeasuredLoads[]> {
  const measured = screens.map((screen) => ({ screen, pages: { 'by hand': noLoads(), ours: noLoads() } }));
  for (let round = 0; round < rounds; round += 1) {
    setting.say(`round ${round + 1}`);
    for (const loads of rotated(measured, round))
      for (const name of rotated(pageNames, round)) await loadPage(setting, loads, name);
  }
  return measured;
}
