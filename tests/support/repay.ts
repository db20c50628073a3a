import { cleanup, screen } from '@testing-library/react';
import { openBorrowerPage } from './borrowerPage';
import { createFakeServer, type FakeRoute, type FakeServer } from './fakeServer';

export const paths = {
  instalment: '/humorous/v3/installment/loan-play-detail',
  delay: '/humorous/v3/installment/loan-play-delay-detail',
  instructions: '/humorous/v3/loan-details/generate-vcode',
};

export const reply = (data: unknown, code: number | string = 0, message = '') => ({
  body: { code, message, data },
});

export const store = {
  logo: '/oxxo.png',
  desc: 'Store',
  payCode: 'oxxo',
  vCode: '9876 5432',
  BARcodeImg: '/code.png',
};
const transfer = { desc: 'Transfer', payCode: 'spei' };
export const instalment = {
  repayAmount: 74805,
  productName: 'Quick credit',
  repayDate: '2026-12-15',
  detail: ['Capital', 'Interest', 'Fee'].map((text, position) => ({ text, value: `$${position + 1}.00` })),
  repayList: [
    { reviewer: 'In stores', list: [store] },
    { reviewer: 'Online', list: [transfer] },
  ],
  noticeMsg: 'It takes a day.',
};
const delay = {
  delayInfo: { reviewer: 'Fee of the extension', delayAmount: 15600, delayTime: '2026-12-22' },
  repayPlan: [{ title: 'Rest', amount: 74805, remark: 'capital', time: '2026-12-22' }],
  repayList: [{ title: 'In stores', list: [store] }],
  noticeMsg: 'Up to 7 days.',
  note: 'You owe the same.',
};
export const instructions = {
  repayDetail: {
    repayTitle: 'At the store',
    vCode: '98765432',
    companyName: 'Lender S.A.',
    repayCode: '/code.png',
  },
  dataList: [{ title: 'Steps', content: ['Go there.', 'Pay.'] }],
  imgList: [{ title: 'Fees', eMail: 'See the fees', content: ['/fees.png'] }],
};

export const serverWith = (routes: Readonly<Record<string, FakeRoute>> = {}) =>
  createFakeServer({
    [paths.instalment]: reply(instalment),
    [paths.delay]: reply(delay),
    [paths.instructions]: reply(instructions),
    ...routes,
  });

export const order = 'productId=p1&orderId=o1&language=1';
/** Loads the page, anew where it is there already. */
export function open(address: string, server: FakeServer) {
  cleanup();
  return openBorrowerPage(address, { server });
}

/** user-event puts a clipboard of its own in place. */
export const copied = () => window.navigator.clipboard.readText();

export const text = async (testId: string) => (await screen.findByTestId(testId)).textContent;
