import {
  answered,
  asSkeleton,
  cut,
  fill,
  garbled,
  gone,
  held,
  inBoth,
  inTurn,
  see,
  signInAnew,
  tap,
  toEnd,
  type GalleryRoom,
} from './state';

const order = 'orderId=174001&productId=1001';
const marked = (call: string, behaviour: string) => `orderId=174001~${call}~${behaviour}&productId=1001`;
const instructions = `/carpmm?requestType=1&amount=521500&payCode=CORNER&${order}`;

export const repayRoom: GalleryRoom = {
  title: 'Repay and extend',
  states: [
    inBoth('repay', 'details folded', `/repay?${order}`),
    inBoth('repay-open', 'details unfolded', `/repay?${order}`, { steps: tap('detail-toggle') }),
    inBoth('repay-channels', 'channels', `/repay?${order}`, { steps: inTurn(see('detail-toggle'), toEnd) }),
    inBoth('repay-copied', 'reference copied', `/repay?${order}`, {
      steps: inTurn(tap('channel-copy-CORNER'), see('toast')),
    }),
    inBoth('repay-barcode', 'barcode', `/repay?${order}`, {
      steps: inTurn(tap('channel-barcode-CORNER'), see('barcode-modal')),
    }),
    inBoth('repay-empty', 'empty', `/repay?${marked('loan-play-detail', 'none')}`),
    inBoth('repay-error', 'error', `/repay?${marked('loan-play-detail', '500')}`),
    inBoth('repay-nothing', 'nothing to pay', '/repay?orderId=200002&productId=1002'),
    inBoth('repay-offline', 'offline', `/repay?${order}`, { before: cut('loan-play-detail') }),
    inBoth('repay-session', 'session over', `/repay?${marked('loan-play-detail', 'code401')}`),
    asSkeleton('repay-skeleton', 'loading', `/repay?${order}`, { before: held('loan-play-detail') }),
    inBoth('delay', 'extension', `/repayDelay?${order}`),
    inBoth('delay-overdue', 'extension of an overdue loan', '/repayDelay?orderId=180001&productId=1001', {
      steps: toEnd,
    }),
    inBoth('delay-refused', 'no extension', '/repayDelay?orderId=174002&productId=1002'),
    inBoth('delay-empty', 'extension, empty', `/repayDelay?${marked('loan-play-delay-detail', 'none')}`),
    asSkeleton('delay-skeleton', 'extension, loading', `/repayDelay?${order}`, {
      before: held('loan-play-delay-detail'),
    }),
    inBoth('instructions', 'instructions', instructions),
    inBoth('instructions-end', 'instructions, further down', instructions, { steps: toEnd }),
    inBoth(
      'instructions-extension',
      'instructions of an extension',
      `/carpmm?requestType=2&amount=52150&payCode=PHARMACY&${order}`,
    ),
    inBoth(
      'instructions-error',
      'instructions, error',
      `/carpmm?requestType=1&amount=521500&payCode=NONE&${order}`,
    ),
    inBoth(
      'instructions-empty',
      'instructions, empty',
      `/carpmm?requestType=1&payCode=CORNER&${marked('generate-vcode', 'nulls')}`,
    ),
    asSkeleton('instructions-skeleton', 'instructions, loading', instructions, {
      before: held('generate-vcode'),
    }),
  ],
};

const payment = (mark = '') =>
  `/ynRepay?orderId=174002${mark}&productId=1002&amount=50000&userId=7001&couponId=15`;
const toCode = inTurn(tap('bank-card-501'), tap('pay-button'), see('pay-code-input'));
const confirmed = inTurn(toCode, fill('pay-code-input', '123456'), tap('pay-confirm'));
const ways = { success: true, code: '00', message: '', data: { bankCards: [], alipay: [] } };

export const paywayRoom: GalleryRoom = {
  title: 'Repay by card',
  states: [
    inBoth('payway', 'cards and other ways', payment()),
    inBoth('payway-unchosen', 'choose a card', payment().replace('ynRepay', 'ynRepayChoose')),
    inBoth('payway-chosen', 'a card chosen', payment(), { steps: tap('bank-card-503') }),
    inBoth('payway-end', 'further down', payment(), { steps: inTurn(see('bank-card-501'), toEnd) }),
    inBoth('payway-code', 'SMS verification', payment(), { steps: toCode }),
    inBoth('payway-code-short', 'code too short', payment(), {
      steps: inTurn(toCode, fill('pay-code-input', '12'), tap('pay-confirm')),
    }),
    inBoth('payway-code-wrong', 'code wrong', payment('~repayment-confirm~800006'), { steps: confirmed }),
    inBoth('payway-code-lost', 'outcome unknown after the code', payment(), {
      before: garbled('repayment-confirm'),
      steps: inTurn(confirmed, see('outcome-check')),
    }),
    inBoth('payway-code-lost-reloaded', 'outcome unknown after the code, page loaded anew', payment(), {
      before: garbled('repayment-confirm'),
      steps: inTurn(confirmed, see('outcome-check'), async (page) => {
        await page.reload();
        await see('outcome-check')(page);
      }),
    }),
    inBoth('payway-lost', 'outcome unknown', payment(), {
      before: garbled('repayment-commit'),
      steps: inTurn(tap('bank-card-502'), tap('pay-button'), see('outcome-check')),
    }),
    inBoth('payway-lost-reloaded', 'outcome unknown, page loaded anew', payment(), {
      before: garbled('repayment-commit'),
      steps: inTurn(tap('bank-card-502'), tap('pay-button'), see('outcome-check'), async (page) => {
        await page.reload();
        await see('outcome-check')(page);
      }),
    }),
    inBoth('payway-other', 'outcome unknown, signed in anew', payment(), {
      before: garbled('repayment-commit'),
      steps: inTurn(
        tap('bank-card-502'),
        tap('pay-button'),
        see('outcome-check'),
        signInAnew,
        see('outcome-discard'),
      ),
    }),
    inBoth('payway-busy', 'a payment under way', payment(), {
      before: held('repayment-commit'),
      steps: inTurn(tap('bank-card-502'), tap('pay-button'), (page) =>
        page.locator('[data-testid=pay-button][aria-busy=true]').waitFor(),
      ),
      isBusy: true,
    }),
    inBoth('payway-twice', 'sent twice', payment('~repayment-commit~800005'), {
      steps: inTurn(tap('bank-card-502'), tap('pay-button')),
    }),
    inBoth('payway-provider', 'provider not reached', payment('~repayment-huichao~500'), {
      steps: tap('alipay-601'),
    }),
    inBoth('payway-paid', 'paid', payment(), {
      steps: inTurn(tap('bank-card-502'), tap('pay-button'), gone('pay-button')),
    }),
    inBoth('payway-amount', 'no amount in the address', payment().replace('50000', '')),
    inBoth('payway-empty', 'no way to pay', payment(), { before: answered('repayment-way', ways) }),
    inBoth('payway-error', 'error', payment('~repayment-way~500')),
    inBoth('payway-offline', 'offline', payment(), { before: cut('repayment-way') }),
    inBoth('payway-session', 'session over', payment('~repayment-way~401')),
    asSkeleton('payway-skeleton', 'loading', payment(), { before: held('repayment-way') }),
  ],
};
