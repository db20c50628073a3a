/** @jest-environment jsdom */
import '../../support/browserSetup';
import { fireEvent } from '@testing-library/react';
import { closeBorrowerPage, openBorrowerPage, settle } from '../../support/borrowerPage';
import { apiRows, otherReplies, type Row } from '../faults/rows';

const screens = Object.entries<Row>(apiRows).filter(
  ([name, { page, kind, data }]) =>
    page === 'borrower' &&
    kind === 'load' &&
    name !== 'problemList' &&
    /\.(png|jpg)/.test(JSON.stringify(data)),
);

const routes = Object.fromEntries(otherReplies.map(([path, body]) => [path, { body }]));
const pictures = () => [...document.querySelectorAll('img')];

/** The page's pictures are there and broken before any script runs, as what the host drew can be. */
function breakPictures(): () => void {
  const prototype = HTMLImageElement.prototype;
  const before = (['complete', 'currentSrc', 'naturalWidth'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
  );
  Object.defineProperty(prototype, 'complete', { configurable: true, get: () => true });
  Object.defineProperty(prototype, 'naturalWidth', { configurable: true, get: () => 0 });
  Object.defineProperty(prototype, 'currentSrc', {
    configurable: true,
    get(this: HTMLImageElement) {
      return this.src;
    },
  });
  return () =>
    before.forEach(([name, descriptor]) => descriptor && Object.defineProperty(prototype, name, descriptor));
}

afterEach(closeBorrowerPage);

/** What stands where the first pictures of the lender's would. */
const inTheirPlace: Readonly<Record<string, string>> = {
  generateVcode: 'Lender',
  loanDetailConfirm: 'C',
  loanDetails: 'C',
  loanPlayDelayDetail: 'C',
  loanPlayDetail: 'C',
  problemInit: 'C',
};

it.each(screens)('%s: no picture that failed before the script came stays broken', async (name, row) => {
  const mend = breakPictures();
  try {
    await openBorrowerPage(row.address, { routes, hostWaits: (asked) => asked });
    await settle();
    expect(pictures()).toEqual([]);
  } finally {
    mend();
  }
  const wanted = inTheirPlace[name];
  const texts = [...document.querySelectorAll('main [translate=no]')].map((each) => each.textContent);
  if (wanted !== undefined) expect(texts).toContain(wanted);
});

it.each(screens)('%s: no picture that fails later stays broken', async (_name, row) => {
  await openBorrowerPage(row.address, { routes });
  await settle();
  expect(pictures()).not.toEqual([]);
  for (const picture of pictures()) fireEvent.error(picture);
  expect(pictures()).toEqual([]);
});

it('shows the initial of the app where the product has no name either', async () => {
  const { path, data, address } = apiRows.loanPlayDetail;
  await openBorrowerPage(address, {
    routes: { ...routes, [path]: { body: { code: 0, message: '', data: { ...data, productName: '' } } } },
  });
  await settle();
  for (const picture of pictures()) fireEvent.error(picture);
  expect(document.querySelector('main [aria-hidden][translate=no]')?.textContent).toBe('D');
});
