/** @jest-environment jsdom */
import '../../support/browserSetup';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { callNames, endpoints, type CallName } from '../../../src/contract/calls';
import { closeBorrowerPage, openBorrowerPage, stopTime } from '../../support/borrowerPage';
import { startFaultyServer, type FaultyServer } from '../../support/faultyServer';
import { openLandingPage, openTestPreview } from '../../support/publicPages';
import { casesRun, soaking } from '../../support/soak';
import { faults, type Fault } from './faults';
import { fieldFaults } from './fieldFaults';
import { apiRows, ratedLoan, otherReplies, trackingRows, type Row } from './rows';

const rows: readonly (readonly [name: string, row: Row])[] = Object.entries<Row>({
  ...apiRows,
  ...trackingRows,
});

/** Of the faults of a connection `npm test` takes every ninth, of those of fields every 31st, another one for each call. */
const share = { connection: 9, field: 31 };
const timeout = soaking ? 1_800_000 : 120_000;

/** jsdom and React say these of every test that runs a page by itself. */
const harmless = /not wrapped in act|useEffect must not return|Not implemented/;

let server: FaultyServer;
const uncaught: string[] = [];
const said: string[] = [];

beforeAll(async () => {
  server = await startFaultyServer();
  for (const [where, body] of otherReplies) server.good(where, body);
  window.addEventListener('error', ({ message }) => void uncaught.push(message));
  Object.assign(globalThis, { reportError: (error: unknown) => void uncaught.push(String(error)) });
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!harmless.test(String(words[0]))) uncaught.push(words.map(String).join(' '));
  });
  window.scrollTo = () => undefined;
});
afterAll(() => server.stop());
beforeEach(stopTime);
afterEach(() => jest.useRealTimers());

function listen(): void {
  const text = screen.queryByTestId('toast')?.textContent;
  if (text) said.push(text);
}

/** Time passes in steps that no toast is shorter than. */
async function wait(milliseconds: number): Promise<void> {
  await server.settle();
  listen();
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await server.settle();
    listen();
  }
}

async function open(row: Row): Promise<() => void> {
  const [where] = row.address.split('&rate');
  if (row.page === 'landing')
    return (await openLandingPage(row.address, server, { adServiceUrl: 'https://ads.example/ads' })).close;
  if (row.page === 'testPreview') return (await openTestPreview(server)).close;
  if (where !== row.address) server.good(apiRows.loanDetails.path, ratedLoan);
  // What a screen reads is in its first HTML where the host had it in time.
  await openBorrowerPage(where ?? '', {
    server,
    ...(row.kind === 'load' && { hostWaits: () => server.settle() }),
  });
  return closeBorrowerPage;
}

async function run(step: () => void): Promise<void> {
  await act(async () => step());
  await server.settle();
  listen();
}

/** Something readable with a heading, and nothing that turns for ever or shows what no person should see. */
function expectDefined(): void {
  const text = document.body.textContent;
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
  expect(uncaught).toEqual([]);
}

const at = (testId: string) => screen.queryByTestId(testId);
const isMoneyOpen = () => at('outcome-check') !== null && at('outcome-retry') !== null;

/** The words for a fault of the connection: the error state, the open outcome, or a toast. */
function expectSaid(row: Row, fault: Fault): void {
  if (row.kind === 'load') expect(at('page-retry')).not.toBeNull();
  else if (row.kind === 'money' && fault.isDefinite !== true) expect(isMoneyOpen()).toBe(true);
  else expect(said).not.toEqual([]);
}

/** The way on that the page offers. */
function retry(row: Row): void {
  const offered = at('page-retry') ?? at('outcome-retry');
  if (offered) fireEvent.click(offered);
  else (row.again ?? row.steps?.at(-1))?.();
}

async function withPage(row: Row, strike: () => void, check: () => Promise<void>): Promise<void> {
  uncaught.length = 0;
  said.length = 0;
  const steps = row.steps ?? [];
  const isLast = (position: number) => row.kind !== 'silent' && position === steps.length - 1;
  if (row.kind === 'load' || row.kind === 'silent' || row === apiRows.getSid) strike();
  const close = await open(row);
  try {
    await wait(row.kind === 'silent' ? 0 : 1000);
    for (const [position, step] of steps.entries()) {
      if (isLast(position)) strike();
      await run(step);
    }
    await check();
  } finally {
    server.mend();
    server.good(apiRows.loanDetails.path, { code: 0, message: '', data: apiRows.loanDetails.data });
    close();
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    jest.clearAllTimers();
    await server.settle();
  }
}

const answersNever = ({ name }: Fault) => name === 'stall';

/** Until the page must have said what happened; what went well may be said by a toast that soon goes. */
function patienceMs(row: Row, fault: Fault): number {
  if (row.kind === 'silent' || fault.isGood === true) return 1000;
  return answersNever(fault) ? 62_000 : 5000;
}

async function meet(row: Row, fault: Fault): Promise<void> {
  await withPage(
    row,
    () => server.strike(row.path, fault.strike),
    async () => {
      await wait(patienceMs(row, fault));
      if (row.kind === 'silent' || fault.isGood === true) {
        expect(row.isThere()).toBe(true);
        expect(uncaught).toEqual([]);
        return;
      }
      expectDefined();
      expectSaid(row, fault);
      server.mend();
      await run(() => retry(row));
      await wait(2000);
      expect(row.isThere()).toBe(true);
      expectDefined();
    },
  );
}

/** A reply that has come says yes or no, whatever its fields: the page shows what it has, or the way to ask again. */
async function meetField(row: Row, fault: Fault): Promise<void> {
  await withPage(
    row,
    () => server.strike(row.path, fault.strike),
    async () => {
      await wait(row.kind === 'silent' ? 1000 : 4000);
      expectDefined();
      if (at('page-retry') === null) return;
      server.mend();
      await run(() => retry(row));
      await wait(2000);
      expect(row.isThere()).toBe(true);
    },
  );
}

/** Names what failed and goes on: one run tells of every faulty cell. */
async function runCases(
  name: string,
  row: Row,
  cases: readonly Fault[],
  meetOne: typeof meet,
): Promise<void> {
  const failures: string[] = [];
  for (const fault of cases) {
    try {
      await meetOne(row, fault);
    } catch (error) {
      failures.push(
        `${name} × ${fault.name}: ${String(error instanceof Error ? error.message : error).slice(0, 600)}`,
      );
    }
  }
  expect(failures).toEqual([]);
  casesRun('fault-matrix', cases.length);
}

const shareOf = (cases: readonly Fault[], every: number, turn: number): readonly Fault[] =>
  soaking ? cases : cases.filter((_, position) => (position + turn) % every === 0);

test('every call has a row', () => {
  const paths = rows.map(([, { path }]) => path);
  const isMissing = (name: CallName) => !paths.some((path) => path.endsWith(endpoints[name].path));
  expect(callNames.filter(isMissing)).toEqual([]);
});

describe.each(rows)('%s', (name, row) => {
  const turn = rows.findIndex(([other]) => other === name);
  // A picture is fetched by the browser: all that the page hears is that it failed.
  const ofConnection =
    row === apiRows.captchaAddress ? faults.slice(0, 1) : shareOf(faults, share.connection, turn);

  test('any fault of the connection leaves a way on', () => runCases(name, row, ofConnection, meet), timeout);

  test(
    'any field may be missing or of another type',
    async () => {
      if (row.kind === 'silent' || row === apiRows.captchaAddress) return;
      await runCases(name, row, shareOf(fieldFaults(row.schema), share.field, turn), meetField);
    },
    timeout,
  );
});
