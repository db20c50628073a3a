import { fireEvent, screen } from '@testing-library/react';
import { loanCall, ok, openBorrowerPage, settle, type BorrowerPageOptions } from './borrowerPage';
import { createFakeServer, type FakeRoute, type FakeServer } from './fakeServer';

export const paths = {
  init: loanCall('/user-problem/problem-init'),
  save: loanCall('/user-problem/problem-save'),
  upload: loanCall('/user-problem/upload-problem-img'),
  list: loanCall('/user-problem/problem-list'),
  detail: loanCall('/user-problem/problem-detail'),
  score: loanCall('/v3/loan-details/google-score'),
};

const order = (orderNo: string, isShow: number) => ({
  orderNo,
  isShow,
  productName: `Credit ${orderNo}`,
  status: 174,
  list: [{ title: 'Amount', value: '$10.00' }],
});

export const init = {
  problemType: ['Collection', 'Payments', 'Ideas'].map((title, position) => ({
    title,
    value: String(position + 1),
  })),
  problemSonType: [
    { title: 'Calls', value: 11 },
    { title: 'Rudeness', value: 12 },
  ],
  orderDetail: order('A', 1),
  orderList: [order('A', 1), order('B', 0)],
};

/** A lender with two orders, of which one allows complaints about collection. */
export const server = (routes: Readonly<Record<string, FakeRoute>> = {}): FakeServer =>
  createFakeServer({
    [paths.init]: ok(init),
    [paths.save]: ok({}),
    [paths.list]: ok({ tabs: [] }),
    ...routes,
  });

export async function open(address: string, options: BorrowerPageOptions = {}) {
  const page = await openBorrowerPage(address, { server: server(), ...options });
  await settle();
  return page;
}

export const tap = async (testId: string) => {
  fireEvent.click(await screen.findByTestId(testId));
  await settle();
};
export const toast = () => screen.queryByTestId('toast')?.textContent;

export const type = (text: string) =>
  fireEvent.change(screen.getByTestId('complaint-text'), { target: { value: text } });
export const counter = () => screen.getByTestId('complaint-counter').textContent;
export const pick = async (...files: File[]) => {
  fireEvent.change(screen.getByTestId('complaint-upload'), { target: { files } });
  for (let turn = 0; turn < 5; turn += 1) await settle();
};
export const picturesShown = () => screen.queryAllByRole('button', { name: /^Remove picture/ }).length;

/** The form, by way of complaint home. */
export async function openForm(routes: Readonly<Record<string, FakeRoute>> = {}, sessionId = '') {
  const page = await open(`/complaint?language=1&sessionId=${sessionId}`, { server: server(routes) });
  await tap('complaint-type-2');
  return page;
}

export const written = {
  id: 5,
  time: '2026-03-01 10:00:00',
  type: 'Payments',
  content: 'I paid',
  images: '/a.jpg, /b.jpg',
};
