import type { Locator } from '@playwright/test';
import { casesRun } from '../support/soak';
import { expectNoAxeFaults } from './support/axe';
import type { BorrowerPage } from './support/BorrowerPage';
import { test } from './support/borrowerTest';
import { indiaStories } from './support/indiaStories';
import { inEveryRun } from './support/inEveryRun';
import { expect, failedCall } from './support/test';

const order = { orderId: '174001', productId: '1001' };
const card = { orderId: '174002', productId: '1002', amount: '885352', userId: '7001', couponId: '15' };

/** More stops than any screen has: who needs more has been caught. */
const stopsAtMost = 40;

/** Somebody who has a keyboard and nothing else. */
class Typist {
  constructor(readonly borrower: BorrowerPage) {}

  /** Goes on with Tab until the control has the focus, which then must be seen. */
  async reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let stops = 0; stops <= stopsAtMost; stops += 1) {
      if (await control.evaluate((element) => element === document.activeElement))
        return this.expectSeen(control);
      await this.press('Tab');
    }
    throw new Error(`Tab never reaches ${String(control)}`);
  }

  async reachAt(testId: string): Promise<void> {
    await this.reach(this.borrower.at(testId));
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.borrower.page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    await this.borrower.page.keyboard.type(words);
  }

  /** The control that has the focus, or the label or box that draws it, stands out, by one ring, and is on the screen. */
  private async expectSeen(control: Locator): Promise<void> {
    await expect
      .poll(() =>
        control.evaluate((element) => {
          const drawn = [element, element.parentElement, element.parentElement?.parentElement].filter(
            (each) => each instanceof Element,
          );
          const rings = drawn.filter((each) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(each);
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          }).length;
          const isOnScreen = drawn.some((each) => {
            const { top, bottom } = each.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          });
          return { rings, isOnScreen };
        }),
      )
      .toEqual({ rings: 1, isOnScreen: true });
  }
}

const typist = test.extend<{ readonly hands: Typist }>({
  hands: async ({ borrower }, use) => use(new Typist(borrower)),
});

/** What a screen reader says without being asked. */
const said = (borrower: BorrowerPage, role: 'status' | 'alert', words: string | RegExp) =>
  expect(borrower.page.getByRole(role).filter({ hasText: words })).toBeVisible();

/** A screen that was just arrived at is read from its heading on. */
const arrivedAt = (borrower: BorrowerPage) =>
  expect(borrower.page.getByRole('heading', { level: 1 })).toBeFocused();

typist('a loan is confirmed', inEveryRun(false), async ({ borrower, hands, page }) => {
  await borrower.open('/confirmNew', { productId: '1002' });
  await hands.reachAt('confirm-agree');
  await hands.press('Space');
  await expect(borrower.at('confirm-agree')).not.toBeChecked();
  await hands.press('Space');
  await expect(borrower.at('confirm-agree')).toBeChecked();
  await hands.reachAt('confirm-contract');
  await hands.reachAt('confirm-submit');
  await expect(borrower.at('confirm-submit')).toHaveAccessibleName(/₹8,232\.00/);
  await hands.press('Enter');
  await expect(page).toHaveURL(/\/loanDetail\?/);
  await expect(borrower.at('order-status-image')).toHaveAttribute('data-status', '21');
  await arrivedAt(borrower);
  expect(borrower.callsTo('loan-detail-push')).toHaveLength(1);
  casesRun('keyboard', 1, 'a loan confirmed');
});

typist.describe('where the law wants to be asked', () => {
  typist.use({ hostOptions: indiaStories });

  typist('a loan is read about, agreed to and confirmed', async ({ borrower, hands, page }) => {
    const submit = borrower.at('confirm-submit');
    const colour = () => submit.evaluate((element) => getComputedStyle(element).backgroundColor);
    await borrower.open('/confirmNew', { productId: '1003' });
    await hands.reachAt('confirm-key-facts');
    await hands.press('Enter');
    await hands.reach(page.getByRole('button', { name: 'Back to the offer' }));
    await hands.press('Enter');
    await hands.reachAt('confirm-agree');
    await expect(borrower.at('confirm-agree')).toHaveAccessibleName('I accept this loan on the terms above.');
    await expect(borrower.at('confirm-agree')).not.toBeChecked();
    await expect(page.getByText('Tick the box to continue.')).toBeVisible();
    await expectNoAxeFaults(page);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    const grey = await colour();
    await hands.press('Space');
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
    await expect.poll(colour).not.toBe(grey);
    // The bar has more to say now, and what was ticked is still in view above it.
    await expect
      .poll(() =>
        borrower.at('confirm-agree').evaluate((box) => {
          const bar = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
          return bar - (box.parentElement?.getBoundingClientRect().bottom ?? Infinity);
        }),
      )
      .toBeGreaterThanOrEqual(0);
    await hands.reachAt('confirm-submit');
    await hands.press('Enter');
    await expect(page).toHaveURL(/\/loanDetail\?/);
    expect(borrower.callsTo('loan-detail-push')).toHaveLength(1);
    casesRun('keyboard', 1, 'a loan agreed to where it is asked');
  });
});

typist.describe('what fails', () => {
  typist.use({ expectedErrors: [failedCall] });

  typist(
    'a loan whose reply is lost is said to be open, and sent again',
    inEveryRun(false),
    async ({ borrower, hands, page }) => {
      await borrower.open('/confirmNew', { productId: '1002~loan-detail-push~099' });
      await hands.reachAt('confirm-submit');
      await hands.press('Enter');
      await said(borrower, 'alert', 'We are checking what happened');
      await hands.reachAt('outcome-check');
      await hands.reachAt('outcome-retry');
      await hands.press('Enter');
      await expect(page).toHaveURL(/\/loanDetail\?/);
      expect(borrower.callsTo('loan-detail-push')).toHaveLength(2);
      casesRun('keyboard', 1, 'a lost loan sent again');
    },
  );

  typist(
    'a screen that can not be had says so, and is loaded again',
    inEveryRun(false),
    async ({ borrower, hands }) => {
      await borrower.open('/customerService', { sessionId: `${borrower.session}~get-whatsapp~once` });
      await said(
        borrower,
        'alert',
        (await borrower.at('page-error').getByRole('heading').textContent()) ?? '',
      );
      await hands.reachAt('page-retry');
      await hands.press('Enter');
      await expect(borrower.at('service-phone')).toBeVisible();
      casesRun('keyboard', 1, 'a screen loaded again');
    },
  );
});

typist.describe('repaying', () => {
  typist.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  typist(
    'a channel is chosen, its reference copied, its barcode opened',
    inEveryRun(false),
    async ({ borrower, hands, page }) => {
      await borrower.open('/loanDetail', order);
      await hands.reachAt('repay-button');
      await hands.press('Enter');
      await expect(borrower.at('repay-amount')).toBeVisible();
      await arrivedAt(borrower);
      await hands.reachAt('detail-toggle');
      await hands.press('Space');
      await expect(borrower.at('detail-toggle')).toHaveAttribute('aria-expanded', 'true');
      await hands.reachAt('channel-CORNER');
      await hands.reachAt('channel-copy-CORNER');
      await hands.press('Space');
      await said(borrower, 'status', 'Copied');
      await hands.reachAt('channel-barcode-CORNER');
      await hands.press('Enter');
      await expect(borrower.at('barcode-modal')).toBeVisible();
      await hands.press('Escape');
      await expect(borrower.at('channel-barcode-CORNER')).toBeFocused();
      await hands.press('Shift+Tab', 'Shift+Tab');
      await expect(borrower.at('channel-CORNER')).toBeFocused();
      await hands.press('Enter');
      await expect(borrower.at('instruction-amount')).toBeVisible();
      await arrivedAt(borrower);
      await hands.reachAt('company-copy');
      await hands.press('Enter');
      await said(borrower, 'status', 'Copied');
      await hands.reachAt('go-back');
      await hands.press('Enter');
      await expect(page).toHaveURL(/\/repay\?/);
      casesRun('keyboard', 1, 'a channel repaid by');
    },
  );
});

typist(
  'a card pays, with a wrong code and then the right one',
  inEveryRun(false),
  async ({ borrower, hands, page }) => {
    await borrower.open('/ynRepay', card);
    await hands.reachAt('pay-button');
    await hands.press('Enter');
    await said(borrower, 'status', 'Choose the card you want to pay with.');
    // The choice has the focus by itself.
    await expect(borrower.at('bank-card-501')).toBeFocused();
    await hands.press('ArrowDown', 'ArrowUp');
    await expect(borrower.at('bank-card-501')).toBeChecked();
    const linesBefore = borrower.host.log.lines.length;
    await hands.reachAt('pay-button');
    await hands.press('Enter');
    await expect(borrower.at('pay-code-input')).toBeFocused();
    const code = await borrower.paymentCode(card.orderId, linesBefore);
    await hands.type(code === '000000' ? '111111' : '000000');
    await hands.reachAt('pay-confirm');
    await expect(borrower.at('pay-confirm')).toHaveAccessibleName(/₹8,853\.52/);
    await hands.press('Space');
    await said(borrower, 'status', 'Verification code wrong');
    await expect(borrower.at('pay-code-input')).toBeFocused();
    await hands.press('Control+a');
    await hands.type(code);
    await hands.press('Enter');
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await expect(borrower.at('order-status-image')).toHaveAttribute('data-status', '200');
    await arrivedAt(borrower);
    casesRun('keyboard', 1, 'a card paid with');
  },
);

typist('a loan is extended', inEveryRun(false), async ({ borrower, hands }) => {
  await borrower.open('/loanDetail', order);
  await hands.reachAt('extend-button');
  await hands.press('Enter');
  await expect(borrower.at('extend-modal')).toBeVisible();
  await hands.press('Escape');
  await expect(borrower.at('extend-button')).toBeFocused();
  await hands.press('Space');
  await hands.reachAt('extend-not-needed');
  await hands.reachAt('extend-go');
  await hands.press('Enter');
  await expect(borrower.at('delay-amount')).toBeVisible();
  await arrivedAt(borrower);
  await hands.reachAt('channel-CORNER');
  await hands.press('Enter');
  await expect(borrower.at('instruction-amount')).toContainText('₹20.02');
  casesRun('keyboard', 1, 'a loan extended');
});

typist('a loan is rated', inEveryRun(false), async ({ borrower, hands }) => {
  await borrower.open('/loanDetail', { orderId: '200001' });
  await expect(borrower.at('score-modal')).toBeVisible();
  await hands.reachAt('score-send');
  await hands.press('Enter');
  await said(borrower, 'status', 'Choose 1 to 5 stars first.');
  await hands.reachAt('star-1');
  await hands.press('ArrowRight', 'ArrowRight');
  await expect(borrower.at('star-3')).toBeChecked();
  await hands.reachAt('score-send');
  await hands.press('Enter');
  await expect(borrower.page.getByRole('dialog', { name: 'Thank' })).toBeVisible();
  await hands.reach(borrower.at('thanks-modal').getByRole('button', { name: 'Done' }));
  await hands.press('Enter');
  await expect(borrower.at('thanks-modal')).toHaveCount(0);
  expect(borrower.callsTo('google-score')).toHaveLength(1);
  casesRun('keyboard', 1, 'a loan rated');
});

typist(
  'a complaint is made, and what became of it is read',
  inEveryRun(false),
  async ({ borrower, hands, page }) => {
    await borrower.open('/complaint', { orderId: order.orderId });
    await hands.reachAt('complaint-type-2');
    await hands.press('Enter');
    await expect(borrower.at('complaint-text')).toBeVisible();
    await arrivedAt(borrower);
    await hands.reachAt('complaint-submit');
    await hands.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
    expect(borrower.callsTo('problem-save')).toHaveLength(0);
    await hands.reachAt('complaint-text');
    await hands.type('They call at night');
    await hands.reachAt('complaint-upload');
    await hands.reachAt('complaint-submit');
    await hands.press('Enter');
    await expect(page.getByRole('dialog', { name: 'We received your message' })).toBeVisible();
    await expect(borrower.at('my-complaints')).toBeVisible();
    await hands.reachAt('my-complaints');
    await hands.press('Enter');
    await hands.reachAt('complaint-item-3001');
    await hands.press('Enter');
    await expect(page).toHaveURL(/\/complainDetails\?/);
    await arrivedAt(borrower);
    casesRun('keyboard', 1, 'a complaint made and read');
  },
);

typist(
  'customer service is reached from the payment, and the bubble moved out of the way',
  inEveryRun(false),
  async ({ borrower, hands, page }) => {
    await borrower.open('/repay', order);
    await hands.reachAt('service-bubble');
    const before = await borrower.at('service-bubble').boundingBox();
    await hands.press('ArrowLeft');
    await expect
      .poll(async () => (await borrower.at('service-bubble').boundingBox())?.x)
      .toBeLessThan(before?.x ?? 0);
    await hands.press('Enter');
    await expect(page).toHaveURL(/\/customerService/);
    await arrivedAt(borrower);
    await hands.reachAt('service-phone');
    await hands.reachAt('service-email');
    await hands.reach(page.getByRole('link', { name: /complaint/ }));
    await hands.press('Enter');
    await expect(borrower.at('my-complaints')).toBeVisible();
    casesRun('keyboard', 1, 'customer service reached');
  },
);
