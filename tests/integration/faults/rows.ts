import { fireEvent, screen } from '@testing-library/react';
import type { TrackedEvent } from '../../../src/tracking/tracking';
import { pictureFile, teachPictures } from '../../support/fakePictures';
import { landing, paths as promotion } from '../../support/promotionPage';

export interface Row {
  /** As the page sends it. */
  readonly path: string;
  readonly page: 'borrower' | 'landing' | 'testPreview';
  readonly address: string;
  readonly data: unknown;
  readonly code: 0 | '00';
  /** Of `schemas/replies/`; undefined: nothing of its data is read. */
  readonly schema?: string;
  /**
   * `load`: the screen's own data. `act`: something a person does. `money`: an act whose lost reply leaves the outcome open.
   * `silent`: nobody waits for it.
   */
  readonly kind: 'load' | 'act' | 'money' | 'silent';
  /** What leads from the open page to the call, one step after another; the last one makes it. */
  readonly steps?: readonly (() => void)[];
  /** The call once more, after it failed; absent: the last step again. */
  readonly again?: () => void;
  /** The screen is where the call was to bring it. */
  readonly isThere: () => boolean;
}

const at = (testId: string) => screen.queryByTestId(testId);
const shows = (testId: string) => () => at(testId) !== null;
const says = (text: string) => () => window.document.body.textContent.includes(text);
const isAt = (path: string) => () => window.location.pathname === path;
const tap = (testId: string) => () => void fireEvent.click(screen.getByTestId(testId));
const tapNamed = (name: RegExp) => () => void fireEvent.click(screen.getByRole('button', { name }));
const type = (testId: string, value: string) => () =>
  void fireEvent.change(screen.getByTestId(testId), { target: { value } });

const loanPath = (path: string) => `/humorous${path}`;
const payPath = (name: string) => `/api/v1/youmi/youmi-api/service/loan/${name}`;
const order = 'productId=p1&orderId=o1&language=1';
const pay = `/ynRepay?${order}&amount=74805&userId=u1`;

const channel = { logo: '/a.png', desc: 'Store', payCode: 'oxxo', vCode: '123', BARcodeImg: '/b.png' };
const rows = [{ text: 'Principal', value: '$1.00' }];
const orderOf = (orderNo: string) => ({
  orderNo,
  productLogo: '/l.png',
  productName: `Credit ${orderNo}`,
  status: 174,
  isShow: 1,
  list: [{ title: 'Amount', value: '$1.00' }],
});
const complaint = {
  id: 5,
  time: '2026-03-01 10:00:00',
  type: 'Payments',
  sonType: 'Late',
  content: 'I paid',
  images: '/a.jpg',
  disposeDetail: 'Mended',
  disposeImages: '/b.jpg',
  isNeedScore: 0,
};
const loan = {
  orderStatus: 174,
  noticeStatusText: 'Due',
  noticeDesText: 'Soon',
  productName: 'Credit',
  productLogo: '/l.png',
  userOrderDetail: { detail: rows },
  inside: 0,
  isScore: 0,
  h5Url: '',
  isDelay: 1,
  isNewContract: '/loanAgreement?orderNo=o1',
};
const offer = {
  firstPayTime: '2026-12-21',
  amount: 500000,
  periods: 91,
  termUnit: 1,
  isNeedPop: 0,
  sendSms: 0,
  details: rows,
  repay_plans: [{ title: 'Part 1', amount: 572502, description: 'All', pay_time: '2026-12-21' }],
  loanRate: '0.05 %',
  ratemsg: 'fixed',
  amountDec: 10,
  isNewContract: '/loanAgreement?orderNo=7',
  messageType: 1,
  comProductLogo: '/l.png',
  comProductName: 'Credit',
  couNum: 5,
};
const ways = {
  repayToken: 't',
  bankCards: [{ id: 7, bankName: 'Bank', cardNo: '5555666677778888', bankCode: 'B' }],
  alipay: [{ id: 'a1', name: 'Wallet' }],
};
const kinds = {
  problemType: [
    { title: 'Collection', value: 1 },
    { title: 'Payments', value: 2 },
  ],
  problemSonType: [{ title: 'Calls', value: 11 }],
  orderDetail: orderOf('A'),
  orderList: [orderOf('A'), orderOf('B')],
};

/** With a block that nobody knows, which is reported. */
const document = { ...landing, blocks: [...landing.blocks, { id: 'odd', type: 'odd', props: {} }] };

const form = { page: 'borrower', code: 0 } as const;
const card = { page: 'borrower', code: '00' } as const;
const visitor = { page: 'landing', code: 0, address: '/landing?id=mx&UC=u1' } as const;
const filled = [
  type('phone-input', '5512345678'),
  type('captcha-input', 'ab12'),
  type('sms-input', '482915'),
];
const complained = [tap('complaint-type-2'), type('complaint-text', 'A word')];

const failPicture = () => void fireEvent.error(screen.getByTestId('captcha-image'));

/** Every call of `src/contract/endpoints.ts`, tracking apart. */
export const apiRows = {
  captchaAddress: {
    ...visitor,
    path: '/api/v2/youmi/promotion/get-captcha',
    kind: 'act',
    data: null,
    isThere: shows('captcha-image'),
    // A picture's request is the browser's own; jsdom asks for none, so it is told that it failed. After the first time
    // the page asks for another session and its picture by itself.
    steps: [failPicture, failPicture],
    again: tapNamed(/Ver otra imagen/),
  },
  channelTemplate: {
    ...visitor,
    path: promotion.template,
    code: '00',
    kind: 'load',
    data: document,
    isThere: shows('phone-input'),
  },
  contractDetail: {
    ...form,
    path: loanPath('/v3/loan-details/contract-detail'),
    kind: 'load',
    address: '/loanAgreement?orderNo=o1&language=1',
    schema: 'contractDetail',
    data: {
      userName: 'Ana Luz',
      productName: 'Credit',
      amount: 100,
      bankNo: '1',
      daiDate: '2026-01-01',
      planDate: '2026-02-01',
      contractAmount: 120,
      commission: 2,
      Interest: 3,
      IVA: 4,
      giveAmount: 98,
      userAddress: 'Here',
      contractDate: '2026-01-01',
      company: 'Lender',
    },
    isThere: says('Ana Luz'),
  },
  generateVcode: {
    ...form,
    path: loanPath('/v3/loan-details/generate-vcode'),
    kind: 'load',
    address: `/carpmm?${order}&requestType=1&amount=74805&payCode=oxxo`,
    schema: 'generateVcode',
    data: {
      topLogo: '/t.png',
      repayDetail: {
        amount: 1,
        repayTitle: 'At the till',
        repayDes: 'Say',
        repayCode: '/c.png',
        vCode: '98',
        companyName: 'Lender',
      },
      dataList: [{ title: 'Steps', content: ['Go.'] }],
      imgList: [{ title: 'Fees', eMail: 'See', content: ['/f.png'] }],
      bottomLogo: '/b.png',
    },
    isThere: says('At the till'),
  },
  getSid: {
    ...visitor,
    path: promotion.sid,
    kind: 'act',
    schema: 'getSid',
    data: { sid: 's1' },
    again: tapNamed(/Ver otra imagen/),
    steps: [filled[0]!],
    isThere: shows('captcha-image'),
  },
  getSms: {
    ...visitor,
    path: promotion.sms,
    kind: 'act',
    data: null,
    steps: [...filled.slice(0, 2), tap('sms-button')],
    isThere: () => /\d/.test(at('sms-button')?.textContent ?? ''),
  },
  getWhatsapp: {
    ...form,
    path: loanPath('/user-problem/get-whatsapp'),
    kind: 'load',
    address: '/customerService?language=1',
    schema: 'getWhatsapp',
    data: { phone: '123', va: '456', email: 'a@b.example' },
    isThere: shows('service-phone'),
  },
  googleScore: {
    ...form,
    path: loanPath('/v3/loan-details/google-score'),
    kind: 'act',
    address: `/loanDetail?${order}&rate=1`,
    data: null,
    steps: [tap('star-2'), tap('score-send')],
    isThere: shows('thanks-modal'),
  },
  loanDetailConfirm: {
    ...form,
    path: loanPath('/v3/loan-confirm/loan-detail-confirm'),
    kind: 'load',
    address: '/confirmNew?productId=p1&language=1',
    schema: 'loanDetailConfirm',
    data: offer,
    isThere: shows('confirm-submit'),
  },
  loanDetailPush: {
    ...form,
    path: loanPath('/v3/loan-confirm/loan-detail-push'),
    kind: 'money',
    address: '/confirmNew?productId=p1&language=1',
    schema: 'loanDetailPush',
    data: { lendDetailsUrl: '/loanDetail?orderId=9' },
    steps: [tap('confirm-submit')],
    isThere: isAt('/loanDetail'),
  },
  loanDetails: {
    ...form,
    path: loanPath('/v3/loan-details/loan-details'),
    kind: 'load',
    address: `/loanDetail?${order}`,
    schema: 'loanDetails',
    data: loan,
    isThere: shows('repay-button'),
  },
  loanPlayDelayDetail: {
    ...form,
    path: loanPath('/v3/installment/loan-play-delay-detail'),
    kind: 'load',
    address: `/repayDelay?${order}`,
    schema: 'loanPlayDelayDetail',
    data: {
      productLogo: '/l.png',
      productName: 'Credit',
      delayInfo: { reviewer: 'Fee', delayAmount: 100, delayTime: '2026-12-22' },
      repayPlan: [{ title: 'Rest', amount: 5, remark: 'all', time: '2026-12-22' }],
      repayList: [{ title: 'Shops', list: [channel] }],
      noticeMsg: 'One',
      note: 'Two',
    },
    isThere: shows('delay-amount'),
  },
  loanPlayDetail: {
    ...form,
    path: loanPath('/v3/installment/loan-play-detail'),
    kind: 'load',
    address: `/repay?${order}`,
    schema: 'loanPlayDetail',
    data: {
      repayAmount: 100,
      productName: 'Credit',
      productLogo: '/l.png',
      repayDate: '2026-12-15',
      detail: rows,
      repayList: [{ reviewer: 'Shops', list: [channel] }],
      noticeMsg: 'One',
    },
    isThere: shows('repay-amount'),
  },
  problemDetail: {
    ...form,
    path: loanPath('/user-problem/problem-detail'),
    kind: 'load',
    address: '/complainDetails?problemId=5&language=1',
    schema: 'problemDetail',
    data: complaint,
    isThere: says('I paid'),
  },
  problemInit: {
    ...form,
    path: loanPath('/user-problem/problem-init'),
    kind: 'load',
    address: '/complaint?language=1',
    schema: 'problemInit',
    data: kinds,
    isThere: shows('complaint-type-2'),
  },
  problemList: {
    ...form,
    path: loanPath('/user-problem/problem-list'),
    kind: 'load',
    address: '/complaintList?language=1',
    schema: 'problemList',
    data: { tabs: [{ title: 'All', list: [complaint] }] },
    isThere: shows('complaint-item-5'),
  },
  problemSave: {
    ...form,
    path: loanPath('/user-problem/problem-save'),
    kind: 'act',
    address: '/complaint?language=1',
    data: null,
    steps: [...complained, tap('complaint-submit')], // It says so for a moment, then goes back.
    isThere: () => says('We received your message')() || isAt('/complaint')(),
  },
  register: {
    ...visitor,
    path: promotion.register,
    kind: 'act',
    data: null,
    steps: [...filled, tap('apply-button')],
    isThere: shows('download-page'),
  },
  repaymentCommit: {
    ...card,
    path: payPath('repayment-commit'),
    kind: 'money',
    address: pay,
    schema: 'repaymentCommit',
    data: { needValid: 1, repayRecordId: 'r1' },
    steps: [tap('bank-card-7'), tap('pay-button')],
    isThere: shows('pay-code-input'),
  },
  repaymentConfirm: {
    ...card,
    path: payPath('repayment-confirm'),
    kind: 'money',
    address: pay,
    data: null,
    steps: [tap('bank-card-7'), tap('pay-button'), type('pay-code-input', '482915'), tap('pay-confirm')],
    isThere: isAt('/loanDetail'),
  },
  repaymentHuichao: {
    ...card,
    path: payPath('repayment-huichao'),
    kind: 'act',
    address: pay,
    schema: 'repaymentHuichao',
    data: { url: '/order' },
    steps: [tap('alipay-a1')],
    isThere: isAt('/order'),
  },
  repaymentWay: {
    ...card,
    path: payPath('repayment-way'),
    kind: 'load',
    address: pay,
    schema: 'repaymentWay',
    data: ways,
    isThere: shows('pay-button'),
  },
  smsCodeLogin: {
    ...form,
    page: 'testPreview',
    path: loanPath('/service/login/sms-code-login'),
    kind: 'act',
    address: '',
    data: null,
    steps: [tap('test-login')],
    isThere: () => /signed in/i.test(at('toast')?.textContent ?? ''),
  },
  uploadProblemImage: {
    ...form,
    path: loanPath('/user-problem/upload-problem-img'),
    kind: 'act',
    address: '/complaint?language=1',
    schema: 'uploadProblemImage',
    data: { url: '/u/1.jpg' },
    steps: [
      tap('complaint-type-2'),
      () => {
        teachPictures({ width: 20, height: 10 });
        fireEvent.change(screen.getByTestId('complaint-upload'), {
          target: { files: [pictureFile('jpeg')] },
        });
      },
    ],
    again: tapNamed(/^Retry picture/),
    isThere: () =>
      screen.queryByRole('button', { name: /^Remove picture/ }) !== null &&
      screen.queryByRole('button', { name: /^Retry picture/ }) === null &&
      screen.queryByRole('progressbar') === null,
  },
} as const satisfies Readonly<Record<string, Row>>;

/** What leaves the page for somebody's statistics: whatever becomes of it, the visitor registers. */
export const trackingRows: Readonly<Record<TrackedEvent['name'], Row>> = {
  visit: { ...apiRows.register, path: promotion.visit, kind: 'silent' },
  click: { ...apiRows.register, path: promotion.click, kind: 'silent' },
  registrationCompleted: { ...apiRows.register, path: promotion.ads, kind: 'silent' },
  blockFault: { ...apiRows.register, path: promotion.report, kind: 'silent' },
  step: { ...apiRows.register, path: promotion.report, kind: 'silent' },
  journey: { ...apiRows.register, path: promotion.report, kind: 'silent' },
};

/** What the rest of the server answers while one call is struck. */
export const otherReplies: readonly (readonly [path: string, body: unknown])[] = [
  ...Object.values<Row>(apiRows).map(({ path, code, data }) => [path, { code, message: '', data }] as const),
  [promotion.visit, { code: 0, message: '', data: null }],
];

/** A loan that asks to be rated. */
export const ratedLoan = { code: 0, message: '', data: { ...loan, isScore: 1 } };
