import english from '../../locales/en/common.json';
import { expectNoAxeFaults as expectNoFaults } from './support/axe';
import type { BorrowerPage } from './support/BorrowerPage';
import { test } from './support/borrowerTest';
import { inEveryRun } from './support/inEveryRun';
import { photo } from './support/photos';
import { expect, failedCall } from './support/test';

const order = '174001';
const minute = 60_000;

test.use({ expectedErrors: [failedCall] });

async function openForm(borrower: BorrowerPage): Promise<void> {
  await borrower.open('/complaint', { orderId: order });
  await borrower.at('complaint-type-2').click();
  await expect(borrower.at('complaint-text')).toBeVisible();
}

const screens = [
  { path: '/complaint', call: 'problem-init', settled: 'order-switch' },
  { path: '/complaintList', call: 'problem-list', settled: 'complaint-item-3001' },
  { path: '/complainDetails', call: 'problem-detail', settled: 'go-back', query: { problemId: '3002' } },
  { path: '/customerService', call: 'get-whatsapp', settled: 'service-phone' },
] as const;

/** The server may or may not have done what it was asked for. */
const lostReplies = [
  {
    name: 'HTTP 502 without words',
    reply: { status: 502, body: '<h1>Bad gateway</h1>' },
    words: english.failure.http,
  },
  { name: 'an unreadable reply', reply: { status: 200, body: '<html>' }, words: english.failure.malformed },
];
const failures = [
  ...lostReplies,
  { name: 'no connection', reply: undefined, words: english.failure.offline },
  { name: 'a refusal', reply: { json: { code: 77, message: 'Not today', data: null } }, words: 'Not today' },
];

for (const { path, call, settled, ...screen } of screens) {
  const query = 'query' in screen ? screen.query : {};

  test(
    `${path} says what went wrong, and Retry brings it back`,
    inEveryRun(false),
    async ({ borrower, page }) => {
      const isCall = (address: URL) => address.pathname.endsWith(`/${call}`);
      for (const { name, reply, words } of failures) {
        await page.route(isCall, (route) =>
          reply ? route.fulfill(reply) : route.abort('internetdisconnected'),
        );
        await borrower.openAsking(path, query);
        await expect(borrower.at('page-error'), name).toContainText(words);
        await expectNoFaults(page);
        await page.unroute(isCall);
        await borrower.at('page-retry').click();
        await expect(borrower.at('page-error')).toHaveCount(0);
        await expect(borrower.at(settled)).toBeVisible();
      }
    },
  );

  test.describe('as time passes', () => {
    test.use({ needsOwnTab: true });

    test(
      `${path} waits a minute for its call, and no longer`,
      inEveryRun(false),
      async ({ borrower, page }) => {
        await page.clock.install();
        await page.route(
          (address) => address.pathname.endsWith(`/${call}`),
          () => undefined,
        );
        await borrower.openAsking(path, query);
        await expect(page.locator('main[aria-busy=true]')).toBeVisible();
        await expect.poll(() => borrower.callsTo(call).length).toBe(1);
        await expectNoFaults(page);
        await page.clock.runFor(minute + 100);
        await expect(borrower.at('page-error')).toContainText(english.failure.timeout);
      },
    );
  });
}

test('a complaint that is refused keeps its words, and the next try is a new intention', async ({
  borrower,
  page,
}) => {
  await openForm(borrower);
  await borrower.at('complaint-text').fill('Kept words');
  await page.route(
    /problem-save/,
    (route) => route.fulfill({ json: { code: 9, message: 'Come back later', data: null } }),
    { times: 1 },
  );
  await borrower.at('complaint-submit').click();
  await expect(borrower.at('toast')).toHaveText('Come back later');
  await expect(borrower.at('complaint-text')).toHaveValue('Kept words');
  await borrower.at('complaint-submit').click();
  await expect(page.getByRole('dialog', { name: 'We received your message' })).toBeVisible();
  const [first, second] = borrower.keysOf('problem-save');
  expect(second).not.toBe(first);
});

for (const { name, reply, words } of lostReplies) {
  test(
    `a complaint that meets ${name} keeps its words and its key`,
    inEveryRun(false),
    async ({ borrower, page }) => {
      await openForm(borrower);
      await borrower.at('complaint-text').fill('Kept words');
      await page.route(/problem-save/, (route) => route.fulfill(reply), { times: 1 });
      await borrower.at('complaint-submit').click();
      await expect(borrower.at('toast')).toContainText(words);
      await expectNoFaults(page);
      await borrower.at('complaint-submit').click();
      await expect(page.getByRole('dialog', { name: 'We received your message' })).toBeVisible();
      const [first, second] = borrower.keysOf('problem-save');
      expect(second).toBe(first);
    },
  );
}

test(
  'a picture on its way shows how far it is, holds the complaint back, and can be removed',
  inEveryRun(false),
  async ({ borrower, page }) => {
    await page.route(/upload-problem-img/, () => undefined);
    await openForm(borrower);
    await borrower.at('complaint-text').fill('With a picture');
    await borrower.at('complaint-upload').setInputFiles([await photo('small.jpg', 60, 40)]);
    await expect(page.getByRole('progressbar', { name: 'Uploading picture 1' })).toBeVisible();
    await expectNoFaults(page);
    await borrower.at('complaint-submit').click();
    await expect(borrower.at('toast')).toContainText('still on their way');
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await borrower.at('complaint-submit').click();
    await expect(page.getByRole('dialog', { name: 'We received your message' })).toBeVisible();
    expect(borrower.callsTo('problem-save')[0]?.postData()).not.toMatch(/problemImage=[^&]/);
  },
);

test.describe('as time passes', () => {
  test.use({ needsOwnTab: true });

  test(
    'success is said for 1.5 s, and the draft is gone from then on',
    inEveryRun(false),
    async ({ borrower, page }) => {
      await page.clock.install();
      await openForm(borrower);
      await borrower.at('complaint-text').fill('Thanks');
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
      await borrower.at('complaint-submit').click();
      const said = page.getByRole('dialog', { name: 'We received your message' });
      await expect(said).toBeVisible();
      await page.clock.runFor(1400);
      await expect(said).toBeVisible();
      await page.clock.runFor(200);
      await expect(borrower.at('my-complaints')).toBeVisible();
      await borrower.at('complaint-type-2').click();
      await expect(borrower.at('complaint-text')).toHaveValue('');
    },
  );
});

test('a complaint is written with the keyboard alone', async ({ borrower, page }) => {
  await borrower.open('/complaint', { orderId: order });
  const tabTo = async (testId: string) => {
    for (let step = 0; step < 20; step += 1) {
      if (await borrower.at(testId).evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${testId} can not be reached`);
  };
  await expect(borrower.at('complaint-type-1')).toBeVisible();
  await tabTo('order-switch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a loan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(borrower.at('order-switch')).toBeFocused();
  await tabTo('complaint-type-1');
  await page.keyboard.press('Enter');
  await tabTo('complaint-subtype-11');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us more' })).toBeVisible();
  await tabTo('complaint-text');
  await page.keyboard.type('They call at night');
  await tabTo('complaint-submit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'We received your message' })).toBeVisible();
  expect(borrower.callsTo('problem-save')).toHaveLength(1);
});

test('a draft waits while its writer looks around, for the order it is about', async ({ borrower, page }) => {
  await openForm(borrower);
  await borrower.at('complaint-text').fill('Half a thought');
  await page.goBack();
  await borrower.at('my-complaints').click();
  await expect(borrower.at('complaint-item-3001')).toBeVisible();
  await page.goBack();
  await borrower.at('complaint-type-2').click();
  await expect(borrower.at('complaint-text')).toHaveValue('Half a thought');
});

test(
  'nothing to choose from, to list or to read is said in words that lead on',
  inEveryRun(false),
  async ({ borrower, page }) => {
    const empties = [
      {
        path: '/complaint',
        query: { orderId: `${order}~problem-init~none` },
        words: 'Nothing to choose from yet',
      },
      {
        path: '/complaintList',
        query: { sessionId: `${borrower.session}~problem-list~none` },
        words: 'Nothing here yet',
      },
      {
        path: '/complainDetails',
        query: { problemId: '3001~problem-detail~nulls' },
        words: 'We did not find this complaint',
      },
    ];
    for (const { path, query, words } of empties) {
      await borrower.open(path, query);
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
      await expectNoFaults(page);
    }
  },
);
