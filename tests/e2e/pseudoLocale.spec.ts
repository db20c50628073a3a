import type { Page } from '@playwright/test';
import { reach } from '../../scripts/gallery/reach';
import { rooms } from '../../scripts/gallery/rooms';
import { siteRoom, testRoom } from '../../scripts/gallery/siteStates';
import type { GalleryState } from '../../scripts/gallery/state';
import { casesRun } from '../support/soak';
import { marks, speakPseudo } from './support/pseudoLocale';
import { shownTexts } from './support/shownTexts';
import { expect, failedCall, test } from './support/test';

test.use({ hostOptions: { environment: { RATE_LIMITS: 'off' } }, expectedErrors: [failedCall] });

/** The site, the first HTML of promotion pages and the page of an unknown address carry their texts themselves. */
const isDrawnHere = ({ name, addresses: { es = '' }, isBusy, host }: GalleryState): boolean =>
  es !== '' && name !== 'not-found' && isBusy !== true && host !== 'broken' && (!es.startsWith('/landing') || es.includes('#/?id='));

const states = rooms.filter((room) => room !== siteRoom && room !== testRoom).flatMap((room) => room.states.filter(isDrawnHere));
const share = states.filter(({ name }) => name === 'complaint-form');

/** Reads every reply on its way to the page: texts in whatever the server said are its own. */
async function listenForData(page: Page): Promise<{ readonly has: (text: string) => boolean }> {
  const data: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') data.push(value.replace(/\s+/g, ' ').trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  await page.route(/\/humorous\/|\/api\//, async (route) => {
    const response = await route.fetch();
    if (response.headers()['content-type']?.includes('json')) collect(await response.json());
    await route.fulfill({ response });
  });
  return { has: (text) => data.some((known) => known.includes(text) || (known !== '' && text.includes(known))) };
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

for (const [name, walked, tag] of [
  ['a screen', share, []],
  ['every screen', states, ['@soak']],
] as const) {
  test(`nothing is cut off or left untranslated in a language that is 40 % longer: ${name}`, { tag: [...tag] }, async ({ browser, host }) => {
    test.setTimeout(60_000 + walked.length * 30_000);
    for (const state of walked) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await speakPseudo(page);
      const data = await listenForData(page);
      await reach(page, host.origin + (state.addresses.es ?? '').replace('sessionId=gallery', 'sessionId=pseudo'), state);
      const { texts, clipped } = await shownTexts(page);
      expect.soft(texts.join(' '), `${state.name} speaks it`).toContain(marks.start);
      expect.soft(clipped, `${state.name} cuts off`).toEqual([]);
      const untranslated = texts.filter((text) => hasWords(text) && !text.includes(marks.start) && !text.includes(marks.end) && !data.has(text));
      expect.soft(untranslated, `${state.name} leaves untranslated`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${state.name} scrolls sideways`).toBeLessThanOrEqual(360);
      await context.close();
    }
    expect(test.info().errors).toEqual([]);
    casesRun('pseudo-locale', walked.length);
  });
}
