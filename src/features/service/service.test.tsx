import { fireEvent, screen } from '@testing-library/react';
import {
  closeBorrowerPage,
  loanCall,
  ok,
  openBorrowerPage,
  refused,
  settle,
  type FakeTransport,
} from '../../../tests/support/borrowerPage';
import type { FakeRoute } from '../../../tests/support/fakeServer';

const path = loanCall('/user-problem/get-whatsapp');

async function open(answer: FakeRoute, app?: FakeTransport) {
  const page = await openBorrowerPage('/customerService?language=1&deviceId=d', {
    routes: { [path]: answer },
    ...(app ? { app } : {}),
  });
  await settle();
  return page;
}

afterEach(closeBorrowerPage);

it.each([
  [{ va: '+52 55 1', phone: '2', email: 'a@b.example' }, '+52 55 1'],
  [{ va: '', phone: '2', email: 'a@b.example' }, '2'],
  [{ va: null, phone: 5512, email: 'a@b.example' }, '5512'],
])('shows va, else phone: %j', async (data, shown) => {
  await open(ok(data));
  expect(screen.getByTestId('service-phone').textContent).toBe(shown);
  expect(screen.getByTestId('service-phone').getAttribute('href')).toBe(`tel:${shown.replace(/\s/g, '')}`);
  expect(screen.getByTestId('service-email').textContent).toBe('a@b.example');
  expect(screen.getByTestId('service-email').getAttribute('href')).toBe('mailto:a@b.example');
});

it('calls through the app', async () => {
  const { messages } = await open(ok({ va: '+525512345678' }), 'ios');
  fireEvent.click(screen.getByTestId('service-phone'));
  await settle();
  expect(messages).toEqual([{ action: 'callPhone', payload: { phone: '+525512345678' } }]);
});

it('copies the telephone and the e-mail', async () => {
  await open(ok({ va: '1', email: 'a@b.example' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy the email address' }));
  expect((await screen.findByTestId('toast')).textContent).toBe('Copied');
  expect(await window.navigator.clipboard.readText()).toBe('a@b.example');
});

it.each([null, {}, { va: ' ', email: '' }])(
  'offers to write instead where there is nothing: %j',
  async (data) => {
    await open(ok(data));
    expect(screen.queryByTestId('service-phone')).toBeNull();
    expect(screen.getByRole('link', { name: /complaint/ }).getAttribute('href')).toBe(
      '/complaint?deviceId=d&language=1',
    );
  },
);

it('says when the session is over, and opens nothing by itself', async () => {
  const { left } = await open(refused(401));
  expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeTruthy();
  expect(left).toEqual([]);
});

it.each(['lost', { status: 503, body: '' }, { body: [] }] as FakeRoute[])(
  'settles in the error state for %j',
  async (answer) => {
    const { server } = await open(answer);
    server.answer(path, ok({ va: '1' }));
    fireEvent.click(screen.getByTestId('page-retry'));
    await settle();
    expect(screen.getByTestId('service-phone').textContent).toBe('1');
  },
);
