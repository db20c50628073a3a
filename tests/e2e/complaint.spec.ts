import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeFaults as expectNoFaults } from './support/axe';
import type { BorrowerPage } from './support/BorrowerPage';
import { test } from './support/borrowerTest';
import { inEveryRun } from './support/inEveryRun';
import { avifPhoto, brokenFile, heicFile, largeFile, photo, textFile } from './support/photos';
import { expect, failedCall } from './support/test';

/** It may be complained about for how it is collected; the other one may not. */
const collected = '174001';
const inReview = '21001';

async function openForm(borrower: BorrowerPage, query: Readonly<Record<string, string>> = {}): Promise<void> {
  await borrower.open('/complaint', { orderId: collected, ...query });
  await borrower.at('complaint-type-2').click();
  await expect(borrower.at('complaint-text')).toBeVisible();
}

/** Pictures that stand in the form, in whatever state. */
const tiles = (page: Page) => page.getByRole('button', { name: /^Remove picture/ });
const progress = (page: Page) => page.getByRole('progressbar');

/** Uploads are done, all of them. */
async function whenUploaded(page: Page, count: number): Promise<void> {
  await expect(tiles(page)).toHaveCount(count);
  await expect(progress(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Retry picture/ })).toHaveCount(0);
}

test('a complaint about collection goes from its order to the list, pictures and all', async ({
  borrower,
  page,
}) => {
  await borrower.open('/complaint');
  await borrower.at('order-switch').click();
  await borrower.at(`order-option-${collected}`).click();
  await borrower.at('complaint-type-1').click();
  await borrower.at('complaint-subtype-12').click();
  await expect(page.getByText('Collection · Disrespectful treatment')).toBeVisible();
  await borrower.at('complaint-text').fill('They shouted at me');
  await borrower.at('complaint-upload').setInputFiles([await photo(), await photo('tall.jpg', 900, 3200)]);
  await whenUploaded(page, 2);
  await borrower.at('complaint-submit').dblclick();
  await expect(page.getByRole('dialog', { name: 'We received your message' })).toBeVisible();
  await expect(page).toHaveURL(/\/complaint\?/);
  expect(borrower.callsTo('problem-save')).toHaveLength(1);
  expect(borrower.keysOf('problem-save')[0]).toMatch(/^[\da-f-]{36}$/);
  expect(await page.evaluate(() => window.localStorage.getItem('vitrina.complaintDraft'))).toBeNull();

  await borrower.at('my-complaints').click();
  await page.getByText('They shouted at me').click();
  await expect(page).toHaveURL(/\/complainDetails\?.*problemId=\d+/);
  const pictures = page.getByRole('button', { name: /^Enlarge picture/ }).locator('img');
  await expect(pictures).toHaveCount(2);
  const sizes: (readonly [number, number])[] = [];
  for (const picture of await pictures.all()) {
    const response = await page.request.get(
      borrower.host.origin + ((await picture.getAttribute('src')) ?? ''),
    );
    const { width, height, format, exif } = await sharp(await response.body()).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    sizes.push([width, height]);
  }
  expect(sizes).toEqual([
    [1600, 1200],
    [450, 1600],
  ]);
  await page.getByRole('button', { name: 'Enlarge picture 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Picture 1 of 2' }).locator('img')).toHaveJSProperty(
    'complete',
    true,
  );
});

test('collection is refused for an order that does not allow it', inEveryRun(false), async ({ borrower }) => {
  await borrower.open('/complaint', { orderId: inReview });
  await borrower.at('complaint-type-1').click();
  await expect(borrower.at('toast')).toHaveText(
    'The selected order does not support sending collection types',
  );
  await expect(borrower.at('complaint-subtype-11')).toHaveCount(0);
});

test(
  'the order that was chosen stays chosen over a reload',
  inEveryRun(false),
  async ({ borrower, page }) => {
    await borrower.open('/complaint', { orderId: collected });
    await borrower.at('order-switch').click();
    await borrower.at(`order-option-${inReview}`).click();
    await expect(page.getByRole('region', { name: 'The loan it is about' })).toContainText(inReview);
    await page.reload();
    await expect(page.getByRole('region', { name: 'The loan it is about' })).toContainText(inReview);
  },
);

test('words are counted, capped at 200, and needed', inEveryRun(false), async ({ borrower }) => {
  await openForm(borrower);
  await borrower.at('complaint-submit').click();
  await expect(borrower.at('toast')).toHaveText('Please provide your opinions and suggestions');
  await expect(borrower.at('complaint-text')).toBeFocused();
  await borrower.at('complaint-text').pressSequentially('abc');
  await expect(borrower.at('complaint-counter')).toHaveText('3/200');
  await borrower.at('complaint-text').fill('x'.repeat(230));
  await expect(borrower.at('complaint-counter')).toHaveText('200/200');
  await borrower.at('complaint-text').pressSequentially('y');
  await expect(borrower.at('complaint-text')).toHaveValue('x'.repeat(200));
  expect(borrower.callsTo('problem-save')).toHaveLength(0);
});

test('the draft outlives a reload, with its pictures', async ({ borrower, page }) => {
  await openForm(borrower);
  await borrower.at('complaint-text').fill('Not finished');
  await borrower.at('complaint-upload').setInputFiles([await photo()]);
  await whenUploaded(page, 1);
  await page.reload();
  await expect(borrower.at('complaint-counter')).toHaveText('12/200');
  await whenUploaded(page, 1);
  await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveJSProperty('naturalWidth', 1600);
  await expect(page.getByText('Loan and payments')).toBeVisible();
});

/** Pictures that wait in the browser's database; undefined: there is no database. */
const keptPictures = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'vitrina.files')) return undefined;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('vitrina.files');
      request.onsuccess = () => resolve(request.result);
    });
    const count = await new Promise<number>((resolve) => {
      const request = database.transaction('pictures').objectStore('pictures').count();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return count;
  });

// What another story's page still keeps would come back here too.
test.describe('in a browser of its own', () => {
  test.use({ needsOwnTab: true });

  test('a page that the camera ended comes back with its words and its pictures, and keeps nothing once they are sent', async ({
    borrower,
    page,
  }) => {
    await openForm(borrower);
    await page.route(/upload-problem-img/, () => undefined);
    await borrower.at('complaint-text').fill('Not finished');
    await borrower.at('complaint-upload').setInputFiles([await avifPhoto()]);
    await expect(page.getByRole('progressbar', { name: 'Uploading picture 1' })).toBeVisible();
    // The phone has no memory for the second one.
    await page.evaluate(() => (window.createImageBitmap = () => new Promise(() => undefined)));
    await borrower.at('complaint-upload').setInputFiles([await photo()]);
    await expect.poll(() => keptPictures(page)).toBe(2);
    await page.unroute(/upload-problem-img/);
    await page.reload();
    await expect(borrower.at('complaint-text')).toHaveValue('Not finished');
    await page.getByRole('button', { name: 'Retry picture 2' }).click();
    await whenUploaded(page, 2);
    await expect.poll(() => keptPictures(page)).toBe(0);
    await borrower.at('complaint-submit').click();
    await expect(page.getByRole('dialog', { name: 'We received your message' })).toBeVisible();
    expect(await keptPictures(page)).toBeUndefined();
  });
});

test(
  'files that can not be sent are named with the reason',
  inEveryRun(false),
  async ({ borrower, page }) => {
    await openForm(borrower);
    await borrower
      .at('complaint-upload')
      .setInputFiles([
        textFile('notes.png'),
        largeFile('huge.jpg'),
        brokenFile('torn.png'),
        heicFile('IMG_0001.HEIC'),
      ]);
    for (const reason of [
      'notes.png: Not a picture',
      'huge.jpg: Larger than 40 MB',
      'torn.png: The picture could not be read',
      'IMG_0001.HEIC: This browser can’t open HEIC',
    ]) {
      await expect(page.getByText(reason)).toBeVisible();
    }
    await expect(tiles(page)).toHaveCount(0);
    expect(borrower.callsTo('upload-problem-img')).toHaveLength(0);
  },
);

test('nine pictures are taken, the tenth is ignored', inEveryRun(false), async ({ borrower, page }) => {
  await openForm(borrower);
  const picture = await photo('small.jpg', 60, 40);
  await borrower.at('complaint-upload').setInputFiles(Array.from({ length: 10 }, () => picture));
  await whenUploaded(page, 9);
  await borrower.at('complaint-upload').setInputFiles([picture]);
  await whenUploaded(page, 9);
  expect(borrower.callsTo('upload-problem-img')).toHaveLength(9);
});

test.describe('with failures', () => {
  test.use({ expectedErrors: [failedCall] });

  test(
    'a picture whose upload failed is tried again or removed',
    inEveryRun(false),
    async ({ borrower, page }) => {
      await page.route(/upload-problem-img/, (route) => route.abort('connectionreset'), { times: 2 });
      await openForm(borrower);
      const picture = await photo('small.jpg', 60, 40);
      await borrower.at('complaint-upload').setInputFiles([picture, picture]);
      await expect(page.getByRole('button', { name: /^Retry picture/ })).toHaveCount(2);
      await borrower.at('complaint-text').fill('With a picture');
      await borrower.at('complaint-submit').click();
      await expect(borrower.at('toast')).toContainText('did not arrive');
      await page.getByRole('button', { name: 'Remove picture 2' }).click();
      await page.getByRole('button', { name: 'Retry picture 1' }).click();
      await whenUploaded(page, 1);
      await expectNoFaults(page);
    },
  );

  test(
    'the server’s own words are said where it refuses a picture',
    inEveryRun(false),
    async ({ borrower, page }) => {
      await page.route(/upload-problem-img/, (route) =>
        route.fulfill({ json: { code: 5, message: 'Storage is full', data: null } }),
      );
      await openForm(borrower);
      await borrower.at('complaint-upload').setInputFiles([await photo('small.jpg', 60, 40)]);
      await expect(borrower.at('toast')).toHaveText('Storage is full');
    },
  );

  test(
    'a complaint whose reply was lost is sent again under the same key, and there once',
    inEveryRun(false),
    async ({ borrower, page }) => {
      await openForm(borrower);
      await borrower.at('complaint-text').fill('Only once');
      await borrower.loseReplyTo('problem-save');
      await borrower.at('complaint-submit').click();
      await expect(borrower.at('toast')).toContainText('no connection');
      await page.reload();
      await borrower.at('complaint-submit').click();
      await expect(page.getByRole('dialog', { name: 'We received your message' })).toBeVisible();
      const [first, second] = borrower.keysOf('problem-save');
      expect(second).toBe(first);
      await expect(page).toHaveURL(/\/complaint\?/);
      await borrower.at('my-complaints').click();
      await expect(page.getByText('Only once')).toHaveCount(1);
    },
  );

  const screens = [
    { path: '/complaint', call: 'problem-init', id: 'orderId', value: collected, settled: 'order-switch' },
    {
      path: '/complaintList',
      call: 'problem-list',
      id: 'sessionId',
      value: '',
      settled: 'complaint-item-3001',
    },
    { path: '/complainDetails', call: 'problem-detail', id: 'problemId', value: '3002', settled: 'go-back' },
  ];
  for (const { path, call, id, value, settled } of screens) {
    test(
      `${path} says that the server failed, and Retry loads it`,
      inEveryRun(false),
      async ({ borrower, page }) => {
        await borrower.open(path, { [id]: `${value || borrower.session}~${call}~once` });
        await expect(borrower.at('page-error')).toBeVisible();
        await expectNoFaults(page);
        await borrower.at('page-retry').click();
        await expect(borrower.at('page-error')).toHaveCount(0);
        await expect(borrower.at(settled)).toBeVisible();
      },
    );

    test(
      `${path} offers the way to sign in when the session is over`,
      inEveryRun(false),
      async ({ borrower, page }) => {
        await borrower.open(path, { [id]: `${value || borrower.session}~${call}~401` });
        await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
        expect(borrower.place().path).toBe(path);
      },
    );
  }
});

test('an answer is rated after a while, once', async ({ borrower, page }) => {
  await borrower.open('/complainDetails', { problemId: '3001' });
  await expect(page.getByRole('heading', { name: 'Our reply' })).toBeVisible();
  await expect(borrower.at('score-modal')).toHaveCount(0);
  await expect(borrower.at('score-modal')).toBeVisible();
  await borrower.at('score-send').click();
  await expect(borrower.at('toast')).toHaveText('Choose 1 to 5 stars first.');
  await borrower.at('star-2').click();
  await borrower.at('score-send').dblclick();
  await expect(borrower.at('thanks-modal')).toBeVisible();
  expect(borrower.callsTo('google-score')).toHaveLength(1);
  expect(borrower.callsTo('google-score')[0]?.postData()).toContain('problemId=3001');
});

test('back leads from the details to the list and to complaint home', async ({ borrower, page }) => {
  await borrower.open('/complaint');
  await borrower.at('my-complaints').click();
  await borrower.at('complaint-item-3002').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complaint' })).toBeVisible();
  await borrower.at('go-back').click();
  await expect(borrower.at('complaint-item-3002')).toBeVisible();
  await page.goBack();
  await expect(borrower.at('order-switch')).toBeVisible();
});

for (const language of ['1', '2']) {
  test(
    `axe finds nothing on complaints in language ${language}`,
    inEveryRun(false),
    async ({ borrower, page }) => {
      await borrower.open('/complaint', { orderId: collected, language });
      await borrower.at('complaint-type-1').click();
      await expectNoFaults(page);
      await borrower.at('order-switch').click();
      await expectNoFaults(page);
      await borrower.at(`order-option-${collected}`).click();
      await borrower.at('complaint-type-3').click();
      await borrower.at('complaint-submit').click();
      await expect(borrower.at('toast')).toBeVisible();
      await expectNoFaults(page);
      await borrower
        .at('complaint-upload')
        .setInputFiles([await photo('small.jpg', 60, 40), textFile('notes.png')]);
      await expect(page.getByText(/^notes\.png/)).toBeVisible();
      await expectNoFaults(page);
      await borrower.open('/complaintList', { language });
      await expect(borrower.at('complaint-item-3001')).toBeVisible();
      await expectNoFaults(page);
      await borrower.open('/complainDetails', { problemId: '3001', language });
      await page.locator('button:has(img)').first().click();
      await expectNoFaults(page);
      await page.keyboard.press('Escape');
      await expect(borrower.at('score-modal')).toBeVisible();
      await expectNoFaults(page);
    },
  );

  test(
    `nothing scrolls sideways at 320 px in language ${language}`,
    inEveryRun(false),
    async ({ borrower, page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      for (const [path, testId] of [
        ['/complaint', 'order-switch'],
        ['/complainPageNext', 'complaint-text'],
        ['/complaintList', 'complaint-item-3001'],
        ['/customerService', 'service-email'],
      ] as const) {
        await borrower.open(path, { language });
        await expect(borrower.at(testId)).toBeVisible();
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
          .toBeLessThanOrEqual(320);
      }
    },
  );
}
