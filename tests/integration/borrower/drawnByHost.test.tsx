/** @jest-environment jsdom */
import '../../support/browserSetup';
import { fireEvent, screen } from '@testing-library/react';
import { borrowerPaths } from '../../../src/kernel/pagePaths';
import {
  closeBorrowerPage,
  ok,
  openBorrowerPage,
  refused,
  settle,
  type BorrowerPageOptions,
} from '../../support/borrowerPage';
import { setTimeZone } from '../../support/timeZone';
import { apiRows } from '../faults/rows';

/** A code for a shop is made by asking for it, which the host leaves to the page. */
const { generateVcode: _made, ...read } = apiRows;
const loads = Object.entries(read).filter(([, { kind, page }]) => kind === 'load' && page === 'borrower');

const complaints: string[] = [];
const harmless = /not wrapped in act|Not implemented/;
beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!harmless.test(String(words[0]))) complaints.push(words.map(String).join(' '));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  closeBorrowerPage();
});

/** Opens a page whose host waits until it is answered. */
const openDrawn = async (address: string, options: BorrowerPageOptions) => {
  const page = await openBorrowerPage(address, { ...options, hostWaits: (asked) => asked });
  await settle();
  return page;
};

it('covers every screen that shows what the lender says', () => {
  const without = [
    '/error',
    '/carpmm',
    '/complainPageNext',
    '/bindBank',
    '/bindCard',
    '/recommendList',
    '/product',
  ];
  const covered = new Set(loads.map(([, { address }]) => address.split('?')[0]));
  expect(borrowerPaths.filter((path) => !covered.has(path) && !without.includes(path))).toEqual([
    // As the complaint's home, the contract of a loan, and the other address of paying.
    '/order',
    '/agony',
    '/ynRepayChoose',
  ]);
});

it.each(loads)('%s: shown before any script, taken over as it is, and asked for once', async (_name, row) => {
  const page = await openDrawn(row.address, {
    routes: { [row.path]: { body: { code: row.code, message: '', data: row.data } } },
  });
  expect(row.isThere()).toBe(true);
  expect(page.firstHtml).not.toContain('Loading');
  const [heading] = screen.getAllByRole('heading', { level: 1 });
  expect(page.firstHtml).toContain(heading?.textContent);
  expect(page.server.to(row.path)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

/** With every date as a moment, written in epoch milliseconds. */
const withMoment = (data: unknown, moment: number): unknown =>
  JSON.parse(JSON.stringify(data).replace(/"\d{4}-\d\d-\d\d[^"]*"/g, String(moment)));

const dated = loads.filter(([, { data }]) => JSON.stringify(withMoment(data, 0)) !== JSON.stringify(data));

describe.each([
  ['America/Mexico_City', '2026-12-23T03:00:00Z'],
  ['Asia/Kolkata', '2026-12-22T20:00:00Z'],
])('on a phone in %s, where the host has another day', (zone, moment) => {
  let restore: () => void;
  beforeEach(() => (restore = setTimeZone(zone)));
  afterEach(() => restore());

  it.each(dated)('%s: shows the day of the market, and is taken over as it is', async (_name, row) => {
    const data = withMoment(row.data, Date.parse(moment));
    const page = await openDrawn(row.address, {
      routes: { [row.path]: { body: { code: row.code, message: '', data } } },
    });
    expect(page.firstHtml).toContain('2026-12-22');
    expect(page.container.textContent).toContain('2026-12-22');
    expect(page.container.textContent).not.toContain('2026-12-23');
    expect(complaints).toEqual([]);
  });
});

it('covers every screen with a date', () => {
  expect(dated.map(([name]) => name)).toEqual([
    'contractDetail',
    'loanDetailConfirm',
    'loanPlayDelayDetail',
    'loanPlayDetail',
    'problemDetail',
    'problemList',
  ]);
});

const { address, path, data } = apiRows.loanDetails;

it('shows a refusal before any script, and asks once more where that is wanted', async () => {
  const page = await openDrawn(address, { routes: { [path]: refused(77, 'Under review') } });
  expect(page.firstHtml).toContain('Under review');
  expect(page.server.to(path)).toHaveLength(1);
  page.server.answer(path, ok(data));
  fireEvent.click(screen.getByTestId('page-retry'));
  await settle();
  expect(page.server.to(path)).toHaveLength(2);
  expect(apiRows.loanDetails.isThere()).toBe(true);
  expect(complaints).toEqual([]);
});

it('offers to sign in where the session was over for the host already', async () => {
  await openDrawn(address, { routes: { [path]: refused(401) } });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('asks by itself where the host was not answered in time', async () => {
  const page = await openBorrowerPage(address, {
    routes: { [path]: ok(data) },
    hostWaits: async () => undefined,
  });
  await settle();
  expect(page.firstHtml).toBe('');
  // That of the host, given up, and that of the page.
  expect(page.server.to(path)).toHaveLength(2);
  expect(apiRows.loanDetails.isThere()).toBe(true);
});
