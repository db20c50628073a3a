import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import hindi from '../../locales/hi/promotion.json';
import hindiBlocks from '../../locales/hi/blocks.json';
import loan from '../../locales/hi/loan.json';
import type { Page } from '@playwright/test';
import { byId } from '../support/shippedTemplates';
import { expectNoAxeFaults } from './support/axe';
import { test } from './support/borrowerTest';
import { india } from './support/campaigns';
import { indiaStories } from './support/indiaStories';
import { lookedAt } from './support/lookedAt';
import { expect } from './support/test';

test.use({ hostOptions: indiaStories });

const headline = 'छोटा ऋण, साफ़ शर्तें';
let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrina-hindi-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function hindiCampaign(): string {
  const document = structuredClone(byId.get(india.id)!);
  const props = document.blocks.find(({ type }) => type === 'hero')!.props;
  props.title = { en: 'A small loan, plain terms', hi: headline };
  const file = path.join(folder, 'hindi.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

/** No word may stick out: Hindi is longer than English and taller than Spanish. */
const expectNoOverflow = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
};

test('a campaign in Hindi: its own words, ₹ by lakhs, the language type of its row on the wire', async ({
  host,
  landing,
  page,
  phones,
}) => {
  const published = await host.runTemplates('publish', hindiCampaign());
  expect(published, published.output).toMatchObject({ exitCode: 0 });
  await expect(async () => {
    await landing.open({ id: india.id, language: 'hi' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline, { timeout: 500 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(landing.phone).toHaveAccessibleName(hindiBlocks.registration.phone);
  await landing.whenPictureShown();
  await expectNoOverflow(page);
  await expectNoAxeFaults(page);
  await lookedAt(page, 'hindi-landing');
  const asked = page.waitForRequest((request) => request.url().includes('/get-sms'));
  await landing.requestCode(phones.next(india.phoneRule));
  expect((await asked).headers()['language']).toBe('1');
  await expect(landing.toast).toHaveText(hindi.toast.smsSent);
});

const order = { orderId: '174001', productId: '1001' };

const screens = [
  ['offer', '/confirmNew', { productId: '1002' }, 'confirm-submit', '₹8,232.00'],
  ['loan', '/loanDetail', order, 'repay-button', '₹'],
  ['loans', '/order', {}, 'go-mine', ''],
  ['repayment', '/repay', order, 'repay-amount', '₹'],
  ['extension', '/repayDelay', order, 'delay-amount', '₹'],
  ['complaint', '/complaint', {}, 'my-complaints', ''],
  ['service', '/customerService', {}, 'service-phone', ''],
] as const;

test('a borrower reads offer, loans, repayment, extension, complaint and service in Hindi', async ({
  borrower,
  page,
}) => {
  for (const [name, where, query, id, money] of screens)
    await test.step(name, async () => {
      await borrower.open(where, { ...query, language: 'hi' });
      await expect(borrower.at(id).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u);
      await expect(page.getByRole('main')).toContainText(money);
      await expectNoOverflow(page);
      await expectNoAxeFaults(page);
      await lookedAt(page, `hindi-${name}`);
    });
});

test('a loan is accepted in Hindi: the host hears which words were shown, and Hindi stays in the address', async ({
  borrower,
  page,
}) => {
  await borrower.open('/confirmNew', { productId: '1002', language: 'hi' });
  await borrower.at('confirm-key-facts').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loan.confirm.keyFacts);
  await expect(page.getByText('वार्षिक प्रतिशत दर (APR)').first()).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeFaults(page);
  await lookedAt(page, 'hindi-keyFacts');
  await page.getByRole('button', { name: loan.confirm.keyFactsBack }).click();
  if (await borrower.at('confirm-agree').isChecked()) await borrower.at('confirm-agree').uncheck();
  await borrower.at('confirm-agree').check();
  const sent = page.waitForRequest((request) => request.url().includes('loan-detail-push'));
  await borrower.at('confirm-submit').click();
  const push = await sent;
  expect(new URL(push.url()).searchParams.get('language')).toBe('1');
  expect(push.headers()['x-vitrina-page']?.split(' ')[3]).toBe('hi');
  await expect(page).toHaveURL(/\/loanDetail\?.*language=hi/);
});

test('a language that is not there is not shown', async ({ borrower, page }) => {
  await borrower.open('/customerService', { language: 'ta' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
