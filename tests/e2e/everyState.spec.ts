import { reach } from '../../scripts/gallery/reach';
import { rooms } from '../../scripts/gallery/rooms';
import type { GalleryState, Language } from '../../scripts/gallery/state';
import { casesRun } from '../support/soak';
import { axeFaultsOf } from './support/axe';
import { expect, failedCall, test } from './support/test';
import { lookAs, views, type View } from './support/views';

test.use({
  hostOptions: {
    environment: { RATE_LIMITS: 'off' },
    brand: { devTools: true, testLogin: { username: '5512345678', smsCode: '4321' } },
  },
  expectedErrors: [failedCall],
});

interface Look {
  readonly state: GalleryState;
  readonly language: Language;
}

const looksAt = (states: readonly GalleryState[]): readonly Look[] =>
  states
    .filter(({ host }) => host !== 'broken')
    .flatMap((state) =>
      Object.keys(state.addresses).map((language) => ({ state, language: language as Language })),
    );

const allLooks = looksAt(rooms.flatMap(({ states }) => states));
/** `npm test` looks at a few states, in languages that take turns, on the usual screen. */
const every = 113;
const share = allLooks.filter((_, position) => position % every === 0);

/** Each state has a borrower of its own in each view: what one of them does is not there for the next. */
const addressOf = ({ state, language }: Look, { name }: View): string =>
  (state.addresses[language] ?? '').replace('sessionId=gallery', `sessionId=${encodeURIComponent(name)}`);

for (const [name, looks, seenIn, tag] of [
  ['a share of all states', share, views.slice(0, 1), []],
  ...rooms.flatMap(({ title, states }) =>
    views.map((view) => [`${title} at ${view.name}`, looksAt(states), [view], ['@soak']] as const),
  ),
] as const) {
  test(`axe finds nothing: ${name}`, { tag: [...tag] }, async ({ browser, host }) => {
    test.setTimeout(60_000 + looks.length * 30_000);
    for (const view of seenIn) {
      for (const look of looks) {
        const context = await browser.newContext({ isMobile: true, hasTouch: true, reducedMotion: 'reduce' });
        const fresh = await context.newPage();
        await lookAs(fresh, view);
        await reach(fresh, host.origin + addressOf(look, view), look.state);
        const label = `${look.state.name} (${look.language}) at ${view.name}`;
        expect.soft(await axeFaultsOf(fresh), label).toEqual([]);
        expect
          .soft(
            await fresh.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
            `${label} scrolls sideways`,
          )
          .toBeLessThanOrEqual(0);
        await context.close();
      }
    }
    expect(test.info().errors).toEqual([]);
    casesRun('axe', looks.length * seenIn.length);
  });
}
