/** @jest-environment jsdom */
import '../../support/browserSetup';
import { act, screen } from '@testing-library/react';
import { closeBorrowerPage, loanCall, ok, openBorrowerPage, settle } from '../../support/borrowerPage';
import { createPromotionServer } from '../../support/promotionPage';
import { openLandingPage } from '../../support/publicPages';

/** What somebody who frames or opens a page could try. */
const inbound: readonly unknown[] = [
  '{"action":"close","payload":{}}',
  { action: 'toP', payload: { page: 'order' } },
  { type: 'vitrina/preview', document: { schemaVersion: 1 } },
  'setImmediate$0$1',
  null,
];

async function listenersAndMarkup(open: () => Promise<() => void>) {
  const listen = jest.spyOn(window, 'addEventListener');
  const close = await open();
  const before = document.body.innerHTML;
  for (const data of inbound) {
    for (const origin of ['https://elsewhere.example', window.location.origin]) {
      await act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
    }
  }
  const after = document.body.innerHTML;
  const heard = listen.mock.calls.map(([type]) => type).filter((type) => type === 'message');
  close();
  listen.mockRestore();
  return { before, after, heard };
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

test('a page of the borrower hears no message from outside', async () => {
  const routes = { [loanCall('/v3/loan-details/loan-details')]: ok({ orderStatus: 174 }) };
  const { before, after, heard } = await listenersAndMarkup(async () => {
    await openBorrowerPage('/loanDetail?orderId=1&language=1', { routes });
    await settle();
    return closeBorrowerPage;
  });
  expect(before).toContain('repay-button');
  expect(after).toBe(before);
  expect(heard).toEqual([]);
});

test('a promotion page hears no message from outside', async () => {
  const { before, after, heard } = await listenersAndMarkup(async () => {
    const { close } = await openLandingPage('/landing?id=mx', createPromotionServer());
    await screen.findByTestId('captcha-image');
    return close;
  });
  expect(before).toContain('phone-input');
  expect(after).toBe(before);
  expect(heard).toEqual([]);
});
