import type { Locator } from '@playwright/test';
import type { BorrowerPath } from '../../src/kernel/pagePaths';
import { expectNoAxeFaults } from './support/axe';
import type { BorrowerPage, Query } from './support/BorrowerPage';
import { test } from './support/borrowerTest';
import { inEveryRun } from './support/inEveryRun';
import { expect, failedCall } from './support/test';

interface Screen {
  readonly query: Query;
  /** The call whose reply the screen shows; undefined where it asks for nothing. */
  readonly call?: string;
  /** The id of the query that can be marked; undefined: the session. */
  readonly marked?: string;
  /** Stands there once the screen shows its data. */
  readonly settled: (borrower: BorrowerPage) => Locator;
}

const order = { orderId: '174001', productId: '1001' };
const card = { orderId: '174002', productId: '1002', amount: '885352', userId: '7001', couponId: '15' };
const at = (id: string) => (borrower: BorrowerPage) => borrower.at(id).first();
const button = (borrower: BorrowerPage) => borrower.page.locator('main button').first();
const row = (borrower: BorrowerPage) => borrower.page.locator('main dl').first();

/** Screens that complaint.spec.ts looks at, and those that look as `/bindCard` does. */
type Elsewhere =
  | '/complaint'
  | '/complainPageNext'
  | '/complaintList'
  | '/complainDetails'
  | '/customerService'
  | '/bindBank'
  | '/recommendList'
  | '/product';

const screens: Readonly<Record<Exclude<BorrowerPath, Elsewhere>, Screen>> = {
  '/confirmNew': {
    query: { productId: '1002' },
    call: 'loan-detail-confirm',
    marked: 'productId',
    settled: at('confirm-submit'),
  },
  '/loanDetail': { query: order, call: 'loan-details', marked: 'orderId', settled: at('repay-button') },
  '/order': { query: {}, call: 'problem-init', settled: row },
  '/loanAgreement': {
    query: { orderNo: '174001' },
    call: 'contract-detail',
    marked: 'orderNo',
    settled: row,
  },
  '/agony': {
    query: { orderNo: 'offer-1002' },
    call: 'contract-detail',
    marked: 'orderNo',
    settled: row,
  },
  '/repay': { query: order, call: 'loan-play-detail', marked: 'orderId', settled: at('repay-amount') },
  '/repayDelay': {
    query: order,
    call: 'loan-play-delay-detail',
    marked: 'orderId',
    settled: at('delay-amount'),
  },
  '/carpmm': {
    query: { ...order, requestType: '1', amount: '527628', payCode: 'CORNER' },
    call: 'generate-vcode',
    marked: 'orderId',
    settled: at('instruction-amount'),
  },
  '/ynRepay': { query: card, call: 'repayment-way', settled: at('pay-button') },
  '/ynRepayChoose': { query: card, call: 'repayment-way', settled: at('pay-button') },
  '/bindCard': { query: { orderId: '174001' }, settled: button },
  '/error': { query: {}, settled: (borrower) => borrower.page.getByRole('heading', { level: 1 }) },
};

const expectNoFaults = ({ page }: BorrowerPage): Promise<void> => expectNoAxeFaults(page);

const languages = [
  { language: '1', lang: 'en' },
  { language: '2', lang: 'es' },
];

for (const { language, lang } of languages) {
  test(`axe finds nothing on any screen in ${lang}`, inEveryRun(false), async ({ borrower, page }) => {
    for (const [path, { query, settled }] of Object.entries(screens)) {
      await borrower.open(path, { ...query, language });
      await expect(settled(borrower), path).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expectNoFaults(borrower);
    }
  });

  test(
    `axe finds nothing on sheets, messages and what waits for a code in ${lang}`,
    inEveryRun(false),
    async ({ borrower }) => {
      await borrower.open('/confirmNew', { productId: '1001', language });
      await expect(borrower.at('waiting-modal')).toBeVisible();
      await expectNoFaults(borrower);

      await borrower.open('/confirmNew', { productId: '1002', language });
      await borrower.at('confirm-agree').uncheck();
      await expectNoFaults(borrower);

      await borrower.open('/loanDetail', { ...order, language });
      await borrower.at('extend-button').click();
      await expect(borrower.at('extend-modal')).toBeVisible();
      await expectNoFaults(borrower);

      await borrower.open('/loanDetail', { orderId: '200001', language });
      await borrower.at('score-send').click();
      await expect(borrower.at('toast')).toBeVisible();
      await expectNoFaults(borrower);
      await borrower.at('star-2').click();
      await borrower.at('score-send').click();
      await expect(borrower.at('thanks-modal')).toBeVisible();
      await expectNoFaults(borrower);

      await borrower.open('/repay', { ...order, language });
      await borrower.at('detail-toggle').click();
      await expectNoFaults(borrower);
      await borrower.at('channel-barcode-CORNER').click();
      await expect(borrower.at('barcode-modal')).toBeVisible();
      await expectNoFaults(borrower);

      await borrower.open('/ynRepay', { ...card, language });
      await borrower.at('pay-button').click();
      await expectNoFaults(borrower);
      await borrower.at('bank-card-501').check({ force: true });
      await borrower.at('pay-button').click();
      await borrower.at('pay-code-input').fill('1');
      await borrower.at('pay-confirm').click();
      await expect(borrower.at('toast')).toBeVisible();
      await expectNoFaults(borrower);
    },
  );
}

test.describe('with failures', () => {
  test.use({ expectedErrors: [failedCall] });

  for (const { language, lang } of languages) {
    test(
      `axe finds nothing on the failures and the open outcome in ${lang}`,
      inEveryRun(false),
      async ({ borrower }) => {
        await borrower.open('/loanDetail', { orderId: '174001~loan-details~500', language });
        await expect(borrower.at('page-error')).toBeVisible();
        await expectNoFaults(borrower);
        await borrower.open('/loanDetail', { orderId: '174001~loan-details~401', language });
        await expect(borrower.page.getByRole('dialog')).toBeVisible();
        await expectNoFaults(borrower);
        await borrower.open('/loanDetail', { orderId: '174001~loan-details~none', language });
        await expect(button(borrower)).toBeVisible();
        await expectNoFaults(borrower);
        await borrower.open('/confirmNew', { productId: '1002~loan-detail-push~088', language });
        await borrower.at('confirm-submit').click();
        await expect(borrower.at('outcome-check')).toBeVisible();
        await expectNoFaults(borrower);
      },
    );
  }

  for (const [path, { query, call, marked, settled }] of Object.entries(screens)) {
    if (call === undefined) continue;
    test(
      `${path} says that the server failed, and Retry loads it`,
      inEveryRun(path === '/repay'),
      async ({ borrower }) => {
        const mark = `~${call}~once`;
        const { [marked ?? '']: id } = query;
        const changed =
          marked === undefined ? { sessionId: borrower.session + mark } : { [marked]: `${id}${mark}` };
        await borrower.open(path, { ...query, ...changed });
        await expect(borrower.at('page-error')).toBeVisible();
        await borrower.at('page-retry').click();
        await expect(settled(borrower)).toBeVisible();
        await expect(borrower.at('page-error')).toHaveCount(0);
      },
    );
  }

  test('a phone that is offline is told so, and Retry works once it is back', async ({ borrower, page }) => {
    await page.route(/loan-details\?/, (route) => route.abort('internetdisconnected'));
    await borrower.openAsking('/loanDetail', order);
    await expect(borrower.at('page-error')).toContainText('There is no connection');
    await page.unroute(/loan-details\?/);
    await borrower.at('page-retry').click();
    await expect(borrower.at('repay-button')).toBeVisible();
  });
});

const secrets = {
  crp_phe: 'secret-1',
  dearest: 'secret-2',
  showy: 'secret-3',
  dearer: 'secret-4',
  swift: 'secret-5',
  eyes: 'secret-6',
};

for (const [path, { query, call, settled }] of Object.entries(screens)) {
  test(
    `${path} keeps secrets out of the address and over a reload, and is left by the back button`,
    inEveryRun(path === '/loanDetail'),
    async ({ borrower, page }) => {
      await page.goto(`${borrower.host.origin}/healthz`);
      await borrower.open(path, { ...query, ...secrets });
      for (const load of ['first', 'second']) {
        if (load === 'second') await page.reload();
        await expect(settled(borrower)).toBeVisible();
        expect(borrower.place()).toEqual({ path, query: { ...query, language: '1' } });
      }
      if (call !== undefined) {
        // The first page came with what its host had asked for; for a code, which is sent, the page asks by itself.
        const calls = borrower.callsTo(call);
        expect(calls).toHaveLength(call === 'generate-vcode' ? 2 : 1);
        for (const request of calls) {
          const sent = new URL(request.url()).searchParams;
          expect(Object.fromEntries(sent)).toMatchObject({
            ...secrets,
            sessionId: borrower.session,
            language: '1',
          });
          const { swift, eyes, crp_phe, dearest, showy, dearer } = request.headers();
          const headers = call === 'repayment-way' ? { crp_phe, dearest, showy } : { swift, eyes };
          expect(secrets).toMatchObject(headers);
          if (call !== 'repayment-way') expect([crp_phe, dearest, showy, dearer].filter(Boolean)).toEqual([]);
          expect(request.headers()['x-requested-with']).toBe('XMLHttpRequest');
        }
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/healthz$/);
    },
  );
}
