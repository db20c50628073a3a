import path from 'node:path';
import type { Page } from '@playwright/test';
import { reach } from '../../scripts/gallery/reach';
import { rooms } from '../../scripts/gallery/rooms';
import { testRoom } from '../../scripts/gallery/siteStates';
import { everyValue, readJson } from '../support/shippedTemplates';
import { casesRun } from '../support/soak';
import { pseudoHost } from './support/pseudoHost';
import { marks, speakPseudo } from './support/pseudoLocale';
import { shownTexts } from './support/shownTexts';
import { expect, failedCall, test as base } from './support/test';

const test = base.extend({
  host: async ({ hosts }, use, { project }) =>
    use(await hosts.of({ ...pseudoHost(project.outputDir), environment: { RATE_LIMITS: 'off' } })),
});
test.use({ expectedErrors: [failedCall] });

const states = rooms
  .filter((room) => room !== testRoom)
  .flatMap((room) => room.states)
  .filter(({ addresses: { es }, isBusy, host }) => es && isBusy !== true && host !== 'broken');
const share = states.filter(({ name }) => name === 'complaint-form' || name === 'landing');
/** Names of a lender are in no language. */
const brand = everyValue(readJson(path.resolve(__dirname, '../../brands/demo.json'))).filter(
  (value) => typeof value === 'string',
);

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Shorter data would be found in any word. */
const shortestData = 4;

/** Reads every reply on its way to the page: texts in whatever the server said are its own. */
async function listenForData(page: Page): Promise<{
  readonly has: (text: string) => boolean;
  /** Takes what came with the HTML. */
  readonly readPage: () => Promise<void>;
}> {
  const data: string[] = [...brand];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') data.push(value.replace(/\s+/g, ' ').trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  const withoutData = (text: string) =>
    data
      .filter(({ length }) => length >= shortestData)
      .reduce((rest, known) => rest.replaceAll(known, ''), text);
  await page.route(/\/humorous\/|\/api\//, async (route) => {
    const response = await route.fetch();
    if (response.headers()['content-type']?.includes('json')) collect(await response.json());
    await route.fulfill({ response });
  });
  const readPage = async () => {
    const told = page.locator('#vitrina-reading');
    if ((await told.count()) > 0) collect(JSON.parse((await told.textContent()) ?? ''));
  };
  return {
    readPage,
    has: (text) => data.some((known) => known.includes(text)) || !hasWords(withoutData(text)),
  };
}

for (const [name, walked, tag] of [
  ['a screen', share, []],
  ['every screen', states, ['@soak']],
] as const) {
  test(
    `nothing is cut off or left untranslated in a language that is 40 % longer: ${name}`,
    { tag: [...tag] },
    async ({ browser, host }) => {
      test.setTimeout(60_000 + walked.length * 30_000);
      for (const state of walked) {
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
          isMobile: true,
          hasTouch: true,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await speakPseudo(page);
        const data = await listenForData(page);
        await reach(
          page,
          host.origin + (state.addresses.es ?? '').replace('sessionId=gallery', 'sessionId=pseudo'),
          state,
        );
        await data.readPage();
        const { texts, clipped } = await shownTexts(page);
        expect.soft(texts.join(' '), `${state.name} speaks it`).toContain(marks.start);
        expect.soft(clipped, `${state.name} cuts off`).toEqual([]);
        const untranslated = texts.filter(
          (text) =>
            hasWords(text) && !text.includes(marks.start) && !text.includes(marks.end) && !data.has(text),
        );
        expect.soft(untranslated, `${state.name} leaves untranslated`).toEqual([]);
        expect
          .soft(
            await page.evaluate(() => document.documentElement.scrollWidth),
            `${state.name} scrolls sideways`,
          )
          .toBeLessThanOrEqual(360);
        await context.close();
      }
      expect(test.info().errors).toEqual([]);
      casesRun('pseudo-locale', walked.length);
    },
  );
}
