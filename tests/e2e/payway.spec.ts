import type { BorrowerPage } from './support/BorrowerPage';
import { test } from './support/borrowerTest';
import { inEveryRun } from './support/inEveryRun';
import { expect, failedCall } from './support/test';

const owed = '885352';
const shown = '₹8,853.52';
const wayTo = (orderId: string) => ({
  orderId,
  productId: '1002',
  amount: owed,
  userId: '7001',
  couponId: '15',
});

const openCards = (borrower: BorrowerPage, orderId = '174002', path = '/ynRepay') =>
  borrower.open(path, wayTo(orderId));

/** Pays by a card; resolves with the code of its SMS. */
async function payByCard(borrower: BorrowerPage, cardId = '501'): Promise<string> {
  const linesBefore = borrower.host.log.lines.length;
  await borrower.at(`bank-card-${cardId}`).check({ force: true });
  await borrower.at('pay-button').click();
  await expect(borrower.at('pay-code-input')).toBeVisible();
  return borrower.paymentCode('174002', linesBefore);
}

async function expectPaidLoan(borrower: BorrowerPage): Promise<void> {
  await expect(borrower.page).toHaveURL(/\/loanDetail\?/);
  expect(borrower.place().query).toMatchObject({ productId: '1002', language: '1' });
  await expect(borrower.at('order-status-image')).toHaveAttribute('data-status', '200');
}

for (const path of ['/ynRepay', '/ynRepayChoose']) {
  test(
    `${path} shows amount, cards and other ways, and pays nothing without a card`,
    inEveryRun(path === '/ynRepay'),
    async ({ borrower, page }) => {
      await openCards(borrower, '174002', path);
      await expect(borrower.at('pay-button')).toHaveText(`Pay ${shown}`);
      await expect(page.getByText('4000 1234 1234 1234')).toBeVisible();
      await expect(borrower.at('alipay-601')).toBeVisible();
      await borrower.at('pay-button').click();
      await expect(borrower.at('toast')).toHaveText('Choose the card you want to pay with.');
      expect(borrower.callsTo('repayment-commit')).toHaveLength(0);
    },
  );
}

test('a card without a code is paid by at once, and only once', async ({ borrower }) => {
  await openCards(borrower);
  await borrower.at('bank-card-502').check({ force: true });
  await borrower.at('pay-button').dblclick();
  await expectPaidLoan(borrower);
  expect(borrower.callsTo('repayment-commit')).toHaveLength(1);
});

test('what was paid stays on the loan, also loaded anew, until the lender says so', async ({
  borrower,
  page,
}) => {
  const loan = { orderId: '174002', productId: '1002' };
  let before = '';
  await page.route('**/loan-details?*', async (route) => {
    const response = await route.fetch();
    before = await response.text();
    await route.fulfill({ response });
  });
  await borrower.openAsking('/loanDetail', loan);
  await expect(borrower.at('repay-button')).toBeVisible();
  await page.unroute('**/loan-details?*');
  await page.route('**/loan-details?*', (route) => route.fulfill({ body: before }));
  await borrower.openAsking('/ynRepay', wayTo('174002'));
  await borrower.at('bank-card-502').check({ force: true });
  await borrower.at('pay-button').click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  const note = page.getByRole('complementary').filter({ hasText: `You paid ${shown} on ` });
  await expect(note).toContainText('Reference: ');
  await borrower.openAsking('/loanDetail', loan);
  await expect(note).toBeVisible();
  await page.unroute('**/loan-details?*');
  await borrower.open('/loanDetail', loan);
  await expect(borrower.at('order-status-image')).toHaveAttribute('data-status', '200');
  await expect(note).toHaveCount(0);
});

test('a card with a code is confirmed by the code of the SMS', async ({ borrower }) => {
  await openCards(borrower);
  const code = await payByCard(borrower);
  await expect(borrower.at('pay-confirm')).toContainText(shown);
  await expect(borrower.at('pay-code-button')).toHaveText(/^\d+s /);
  await borrower.at('pay-code-input').fill('12');
  await borrower.at('pay-confirm').click();
  await expect(borrower.at('toast')).toContainText('Type the correct code');
  expect(borrower.callsTo('repayment-confirm')).toHaveLength(0);
  await borrower.at('pay-code-input').fill(code);
  await borrower.at('pay-confirm').click();
  await expectPaidLoan(borrower);
});

test('a wrong code is said, and another try works', inEveryRun(false), async ({ borrower, page }) => {
  await openCards(borrower);
  const code = await payByCard(borrower);
  await borrower.at('pay-code-input').fill(code === '000000' ? '111111' : '000000');
  await borrower.at('pay-confirm').click();
  await expect(borrower.at('toast')).toContainText('Verification code wrong');
  await expect(page.getByRole('button', { name: 'See my loan' })).toBeVisible();
  await borrower.at('pay-code-input').fill(code);
  await borrower.at('pay-confirm').click();
  await expectPaidLoan(borrower);
  expect(new Set(borrower.keysOf('repayment-confirm')).size).toBe(2);
});

test('a cancelled code leads back to the cards', inEveryRun(false), async ({ borrower }) => {
  await openCards(borrower);
  await payByCard(borrower, '503');
  await borrower.at('pay-cancel').click();
  await expect(borrower.at('pay-button')).toBeVisible();
  expect(borrower.callsTo('repayment-confirm')).toHaveLength(0);
});

test.describe('as time passes', () => {
  test.use({ needsOwnTab: true });

  test(
    'another code can be asked for after 60 seconds, as an intention of its own',
    inEveryRun(false),
    async ({ borrower, page }) => {
      await page.clock.install();
      await openCards(borrower);
      await payByCard(borrower);
      await borrower.at('pay-code-button').click({ force: true });
      expect(borrower.callsTo('repayment-commit')).toHaveLength(1);
      await page.clock.fastForward(61_000);
      await expect(borrower.at('pay-code-button')).toHaveText('Get code');
      const linesBefore = borrower.host.log.lines.length;
      await borrower.at('pay-code-button').click();
      const code = await borrower.paymentCode('174002', linesBefore);
      expect(new Set(borrower.keysOf('repayment-commit')).size).toBe(2);
      expect(
        borrower
          .callsTo('repayment-commit')
          .map((call) => String((call.postDataJSON() as { sendMsg: unknown }).sendMsg)),
      ).toEqual(['0', '1']);
      await borrower.at('pay-code-input').fill(code);
      await borrower.at('pay-confirm').click();
      await expectPaidLoan(borrower);
    },
  );
});

test('a reload in front of the code keeps the place', async ({ borrower, page }) => {
  await openCards(borrower);
  const code = await payByCard(borrower);
  await page.reload();
  await borrower.at('pay-code-input').fill(code);
  await borrower.at('pay-confirm').click();
  await expectPaidLoan(borrower);
});

test(
  'what was submitted before is refused with 800005 and the way to the loan',
  inEveryRun(false),
  async ({ borrower, page }) => {
    await openCards(borrower, '174002~repayment-commit~800005');
    await borrower.at('bank-card-502').check({ force: true });
    await borrower.at('pay-button').click();
    await expect(borrower.at('toast')).toContainText('Do not submit the payment application twice');
    await page.getByRole('button', { name: 'See my loan' }).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
  },
);

test('a provider takes the payment on a page of its own', async ({ borrower, page }) => {
  await openCards(borrower);
  await borrower.at('alipay-601').click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  expect(borrower.callsTo('repayment-huichao')).toHaveLength(1);
  expect(borrower.keysOf('repayment-huichao')[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('a provider on an origin that nobody allowed is refused', inEveryRun(false), async ({ borrower }) => {
  await openCards(borrower, '174002~repayment-huichao~elsewhere');
  await borrower.at('alipay-601').click();
  await expect(borrower.at('toast')).toContainText('We did not open that page');
  expect(borrower.place().path).toBe('/ynRepay');
});

test.describe('when the reply is lost', () => {
  test.use({ expectedErrors: [failedCall] });

  test('of a payment, trying again pays once', async ({ borrower }) => {
    await openCards(borrower, '174002~repayment-commit~099');
    await borrower.at('bank-card-502').check({ force: true });
    await borrower.at('pay-button').click();
    await expect(borrower.at('outcome-check')).toBeVisible();
    await borrower.at('outcome-retry').click();
    await expectPaidLoan(borrower);
    const keys = borrower.keysOf('repayment-commit');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test(
    'of a payment, a reload offers the same ways with the same key',
    inEveryRun(false),
    async ({ borrower, page }) => {
      await openCards(borrower, '174002~repayment-commit~088');
      await borrower.at('bank-card-502').check({ force: true });
      await borrower.at('pay-button').click();
      await expect(borrower.at('outcome-check')).toBeVisible();
      await page.reload();
      await borrower.at('outcome-retry').click();
      await expectPaidLoan(borrower);
      expect(new Set(borrower.keysOf('repayment-commit')).size).toBe(1);
    },
  );

  test(
    'of a confirmation, a reload knows of it, and the same code goes under the same key',
    inEveryRun(false),
    async ({ borrower, page }) => {
      await openCards(borrower, '174002~repayment-confirm~088');
      const linesBefore = borrower.host.log.lines.length;
      await borrower.at('bank-card-501').check({ force: true });
      await borrower.at('pay-button').click();
      const code = await borrower.paymentCode('174002', linesBefore);
      await borrower.at('pay-code-input').fill(code);
      await borrower.at('pay-confirm').click();
      await expect(borrower.at('outcome-check')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Last payment: no answer yet')).toBeVisible();
      await borrower.at('pay-code-input').fill(code);
      await borrower.at('pay-confirm').click();
      await expectPaidLoan(borrower);
      expect(borrower.keysOf('repayment-confirm')).toHaveLength(2);
      expect(new Set(borrower.keysOf('repayment-confirm')).size).toBe(1);
    },
  );

  test('of a confirmation, the loan tells what became of it', async ({ borrower }) => {
    await openCards(borrower, '174002~repayment-confirm~099');
    const linesBefore = borrower.host.log.lines.length;
    await borrower.at('bank-card-501').check({ force: true });
    await borrower.at('pay-button').click();
    await borrower.at('pay-code-input').fill(await borrower.paymentCode('174002', linesBefore));
    await borrower.at('pay-confirm').click();
    await borrower.at('outcome-check').click();
    await expectPaidLoan(borrower);
  });
});
