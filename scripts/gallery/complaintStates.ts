import sharp from 'sharp';
import type { Page } from '@playwright/test';
import {
  asSkeleton,
  cut,
  fill,
  garbled,
  held,
  inBoth,
  inTurn,
  see,
  tap,
  toEnd,
  type GalleryRoom,
  type Step,
} from './state';

const words = { es: 'Me llamaron once veces en un día.', en: 'They called eleven times in one day.' };
const wordsOf = (page: Page) => (page.url().includes('language=1') ? words.en : words.es);

const toForm = inTurn(tap('complaint-type-1'), tap('complaint-subtype-12'), see('complaint-text'));
const written = inTurn(toForm, (page) => page.getByTestId('complaint-text').fill(wordsOf(page)));
const sent = inTurn(written, tap('complaint-submit'));

const colors = ['#3b82c4', '#c45a3b', '#5b8f3e', '#8f3e7d', '#c49a3b'];

async function photos(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, position) => ({
      name: `photo-${position + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 80, height: 60, channels: 3, background: colors[position % colors.length] ?? '' },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
}

const chosen =
  (count: number): Step =>
  async (page) => {
    await page.getByTestId('complaint-upload').setInputFiles(await photos(count));
    await page
      .locator('main img')
      .nth(count - 1)
      .waitFor();
  };

/** The second upload fails, the third never ends. */
async function mixedUploads(page: Page): Promise<void> {
  let position = 0;
  await page.route(/upload-problem-img/, (route) => {
    position += 1;
    if (position === 2) return route.abort('connectionreset');
    return position === 3 ? undefined : route.continue();
  });
}

const wrongFile: Step = (page) =>
  page
    .getByTestId('complaint-upload')
    .setInputFiles([{ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no picture') }]);

const home = '/complaint?orderId=174001&productId=1001';
const answer = '/complainDetails?problemId=3001';
const toPicture: Step = (page) => page.locator('main button:has(img)').first().click();
const toSecondTab: Step = (page) => page.getByRole('tab').nth(1).click();

export const complaintRoom: GalleryRoom = {
  title: 'Complaints',
  states: [
    inBoth('complaint', 'complaint home', home),
    inBoth('complaint-orders', 'all orders', home, { steps: tap('order-switch') }),
    inBoth('complaint-collection', 'collection, its kinds', home, { steps: tap('complaint-type-1') }),
    inBoth('complaint-refused', 'no collection complaints for this order', '/complaint?orderId=21001', {
      steps: inTurn(tap('complaint-type-1'), see('toast')),
    }),
    inBoth('complaint-long', 'long name, large amounts', '/complaint?orderId=174003'),
    inBoth('complaint-empty', 'nothing to choose from', '/complaint?orderId=174001~problem-init~none'),
    inBoth('complaint-error', 'error', '/complaint?orderId=174001~problem-init~500'),
    inBoth('complaint-offline', 'offline', home, { before: cut('problem-init') }),
    inBoth('complaint-malformed', 'unreadable', '/complaint?orderId=174001~problem-init~088'),
    inBoth('complaint-session', 'session over', '/complaint?orderId=174001~problem-init~401'),
    asSkeleton('complaint-skeleton', 'loading', home, { before: held('problem-init') }),
    inBoth('complaint-form', 'words and pictures', home, { steps: toForm }),
    inBoth('complaint-form-subject', 'nothing chosen yet', '/complainPageNext'),
    inBoth('complaint-form-missing', 'words missing', home, {
      steps: inTurn(toForm, tap('complaint-submit'), see('toast')),
    }),
    inBoth('complaint-form-full', '200 characters', home, {
      steps: inTurn(toForm, fill('complaint-text', 'abcdefghi '.repeat(21))),
    }),
    inBoth('complaint-form-pictures', 'sent, failed and on its way', home, {
      isBusy: true,
      before: mixedUploads,
      steps: inTurn(written, chosen(3), toEnd),
    }),
    inBoth('complaint-form-nine', 'nine pictures', home, { steps: inTurn(written, chosen(9), toEnd) }),
    inBoth('complaint-form-wrong', 'no picture', home, {
      steps: inTurn(written, wrongFile, see('toast'), toEnd),
    }),
    inBoth('complaint-form-lost', 'reply unreadable', home, {
      before: garbled('problem-save'),
      steps: inTurn(sent, see('toast')),
    }),
    inBoth('complaint-done', 'saved', home, {
      steps: inTurn(sent, (page) => page.getByRole('dialog').waitFor()),
    }),
    inBoth('complaint-list', 'my complaints', '/complaintList'),
    inBoth('complaint-list-tab', 'my complaints, in progress', '/complaintList', { steps: toSecondTab }),
    inBoth('complaint-list-empty', 'no complaints', '/complaintList?sessionId=~problem-list~none'),
    inBoth('complaint-list-error', 'my complaints, error', '/complaintList?sessionId=~problem-list~500'),
    asSkeleton('complaint-list-skeleton', 'my complaints, loading', '/complaintList', {
      before: held('problem-list'),
    }),
    inBoth('complaint-answered', 'answered', answer),
    inBoth('complaint-picture', 'a picture, enlarged', '/complainDetails?problemId=3002', {
      steps: toPicture,
    }),
    inBoth('complaint-score', 'asks for a rating', answer, { steps: see('score-modal') }),
    inBoth('complaint-thanks', 'thanks', answer, {
      steps: inTurn(tap('star-3'), tap('score-send'), see('thanks-modal')),
    }),
    inBoth('complaint-waiting', 'not answered yet', '/complainDetails?problemId=3002'),
    inBoth('complaint-gone', 'no such complaint', '/complainDetails?problemId=1'),
    asSkeleton('complaint-details-skeleton', 'a complaint, loading', answer, {
      before: held('problem-detail'),
    }),
  ],
};

export const serviceRoom: GalleryRoom = {
  title: 'Customer service',
  states: [
    inBoth('service', 'telephone and e-mail', '/customerService'),
    inBoth('service-empty', 'no contact', '/customerService?sessionId=~get-whatsapp~none'),
    inBoth('service-error', 'error', '/customerService?sessionId=~get-whatsapp~500'),
    inBoth('service-offline', 'offline', '/customerService', { before: cut('get-whatsapp') }),
    asSkeleton('service-skeleton', 'loading', '/customerService', { before: held('get-whatsapp') }),
  ],
};
