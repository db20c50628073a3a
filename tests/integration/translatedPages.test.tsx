/** @jest-environment jsdom */
import '../support/browserSetup';
import { act, cleanup } from '@testing-library/react';
import * as fc from 'fast-check';
import spanishTexts from '../../locales/es/blocks.json';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { blockTypes } from '../../src/generated/blocks';
import type { BlockType } from '../../src/template/block';
import { presetTranslate } from '../../src/texts/presetTranslate';
import { runs, soaking } from '../support/soak';
import { TestPage } from '../../src/blocks/testing/drawBlocks';
import { bareBlocks, fullBlocks } from '../../src/blocks/testing/fixtures';
import type { RegistrationState } from '../../src/blocks/RegistrationContext';
import { keptFigure } from '../../src/ui/Figures';
import { bearRewriting, hydrateOriginals } from '../../src/pages/translator/bearRewriting';
import { noteRewriting } from '../../src/pages/translator/noteRewriting';
import { closeBorrowerPage, openBorrowerPage, pass, stopTime } from '../support/borrowerPage';
import { createFakeServer } from '../support/fakeServer';
import { translatePage, translatorHabits, untranslated } from '../support/pageTranslator';
import { openLandingPage, openTestPreview } from '../support/publicPages';
import { apiRows, otherReplies, ratedLoan, type Row } from './faults/rows';

/** React's own words for what a rewriting does to it, and what boundaries say when a page has died. */
const faults: string[] = [];
/** React's development build compares HTML of texts as well, and leaves it as it is. */
const harmless = /not wrapped in act|Not implemented|but some attributes of the server rendered HTML/;

const rewriting = noteRewriting(document);
bearRewriting(rewriting);

beforeEach(() => {
  faults.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!harmless.test(String(words[0]))) faults.push(words.map(String).join(' '));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  closeBorrowerPage();
  cleanup();
});

const bodyText = () => untranslated(document.body);

async function open(row: Row): Promise<() => void> {
  const server = createFakeServer(Object.fromEntries(otherReplies.map(([path, body]) => [path, { body }])));
  if (row === apiRows.googleScore) server.answer(apiRows.loanDetails.path, { body: ratedLoan });
  if (row.page === 'landing') return (await openLandingPage(row.address, server)).close;
  if (row.page === 'testPreview') return (await openTestPreview(server)).close;
  const endHydration = hydrateOriginals(rewriting);
  await openBorrowerPage(row.address, {
    server,
    // What it reads stands in the HTML, and is translated before React comes to it.
    ...(row.kind === 'load' && { hostWaits: (asked) => asked }),
  });
  endHydration();
  return closeBorrowerPage;
}

/** What is read on a page after each step and each while: seconds that are counted, and the minute of a code. */
async function readThrough(row: Row, look: () => void = () => undefined): Promise<readonly string[]> {
  stopTime();
  jest.setSystemTime(new Date('2026-11-02T12:00:00Z'));
  const close = await open(row);
  const read: string[] = [];
  const wait = async (milliseconds: number) => {
    await pass(milliseconds);
    read.push(bodyText());
    look();
  };
  await wait(0);
  for (const step of row.steps ?? []) {
    await act(async () => step());
    await wait(0);
  }
  for (const milliseconds of [1000, 1000, 60_000]) await wait(milliseconds);
  close();
  cleanup();
  jest.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  return read;
}

/** The long run meets every page with every habit; each run with the usual one, and with another in turn. */
const rows = Object.entries<Row>(apiRows).map(([name, row], position) => {
  const [usual, ...others] = translatorHabits;
  return [
    name,
    row,
    soaking ? translatorHabits : [usual, others[position % others.length] ?? usual],
  ] as const;
});

it.each(rows)('%s: a translated page lives, and says what it would say', async (_name, row, habits) => {
  const wanted = await readThrough(row);
  for (const habit of habits) {
    const stop = translatePage(document.body, habit);
    try {
      expect([habit, ...(await readThrough(row))]).toEqual([habit, ...wanted]);
    } finally {
      stop();
    }
    expect(faults).toEqual([]);
  }
});

/** Of the replies that these pages show. */
const names = ['Credit', 'Credit A', 'Ana Luz', 'Bank', 'Presta', 'a@b.example'];

/** Texts that a translator is let have although they are figures, ids or names as they stand. */
function unprotected(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const isOpen = !walker.currentNode.parentElement?.closest('[translate=no], script, style, textarea');
    // Seconds that are counted have a word's letter.
    if (isOpen && (names.includes(text) || (keptFigure(text) && !/^\d+s$/.test(text)))) found.push(text);
  }
  return found;
}

it.each(rows)('%s: amounts, ids, telephones and names are not to be translated', async (_name, row) => {
  const found: string[] = [];
  await readThrough(row, () => found.push(...unprotected()));
  expect([...new Set(found)]).toEqual([]);
});

interface Look {
  readonly isFull: boolean;
  readonly isSpanish: boolean;
  readonly registration: Partial<RegistrationState>;
}

const spanish = presetTranslate({ blocks: spanishTexts });
const bare = new Map(bareBlocks.map((block) => [block.type, block]));

const drawn = (type: BlockType, { isFull, isSpanish, registration }: Look) => (
  <TestPage
    blocks={[(isFull ? undefined : bare.get(type)) ?? fullBlocks[type]]}
    registration={registration}
    {...(isSpanish && { translate: spanish, page: { locale: 'es' } })}
  />
);

const looks = fc.array(
  fc.record({
    isFull: fc.boolean(),
    isSpanish: fc.boolean(),
    registration: fc.record({
      secondsLeft: fc.constantFrom(0, 1, 58, 59),
      isSendingSms: fc.boolean(),
      isApplying: fc.boolean(),
      isRegistered: fc.boolean(),
      errors: fc.constantFrom<RegistrationState['errors']>({}, { phone: 'blocks:registration.reload' }),
    }),
  }),
  { minLength: 2, maxLength: 5 },
);

async function readBlock(type: BlockType, [first, ...others]: readonly Look[]): Promise<readonly string[]> {
  if (!first) return [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(drawn(type, first));
  // A translator is there before React is.
  await Promise.resolve();
  const endHydration = hydrateOriginals(rewriting);
  const root = await act(async () => hydrateRoot(container, drawn(type, first)));
  endHydration();
  const read = [untranslated(container)];
  for (const look of others) {
    await act(async () => root.render(drawn(type, look)));
    read.push(untranslated(container));
  }
  await act(async () => root.unmount());
  expect(untranslated(container)).toBe('');
  container.remove();
  return read;
}

it.each(blockTypes)('the block %s says what it would say, whatever a translator does to it', async (type) => {
  // A countdown would count on between the two.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-02T12:00:00Z'));
  await fc.assert(
    fc.asyncProperty(looks, fc.constantFrom(...translatorHabits), async (seen, habit) => {
      const wanted = await readBlock(type, seen);
      const stop = translatePage(document.body, habit);
      try {
        expect(await readBlock(type, seen)).toEqual(wanted);
      } finally {
        stop();
      }
      expect(faults).toEqual([]);
    }),
    { numRuns: runs(8, 200) },
  );
});
