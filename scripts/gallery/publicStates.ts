import type { Page } from '@playwright/test';
import { answered, failed, fill, held, inBoth, inTurn, see, tap, toEnd, type GalleryRoom, type GalleryState } from './state';

const campaigns = {
  es: { welcome: 'mx-bienvenida', download: 'mx-descarga', agreement: 'mx-contrato', phone: '5512345678' },
  en: { welcome: 'in-welcome', download: 'in-download', agreement: 'in-agreement', phone: '9812345678' },
  zh: { welcome: 'cn-welcome', download: 'cn-download', agreement: 'cn-agreement', phone: '13812345678' },
} as const;
type Campaign = (typeof campaigns)['es' | 'en' | 'zh'];

const promotion = (
  name: string,
  caption: string,
  address: (campaign: Campaign) => string,
  steps: Pick<GalleryState, 'before' | 'steps'> = {},
): GalleryState => ({
  name,
  caption,
  addresses: { es: address(campaigns.es), en: address(campaigns.en), zh: address(campaigns.zh) },
  ...steps,
});

const whenAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (window as { vitrinaEarly?: { isHydrated: boolean } }).vitrinaEarly?.isHydrated === true);
};

async function fillPhone(page: Page): Promise<void> {
  const { phone } = Object.values(campaigns).find(({ welcome }) => page.url().includes(welcome)) ?? campaigns.es;
  await page.getByTestId('phone-input').fill(phone);
}

const askForCode = inTurn(whenAlive, fillPhone, fill('captcha-input', 'ABCD'), tap('sms-button'), see('toast'));

/** The page is seen once, and then the server is out of order. */
async function loseServer(page: Page): Promise<void> {
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  await failed('channel-template')(page);
  await page.reload();
  await whenAlive(page);
}

const welcome = ({ welcome: id }: Campaign) => `/landing?id=${id}`;
/** Drawn by the browser: the host drew another. */
const drawnHere = ({ welcome: id }: Campaign) => `/landing?id=in-agreement#/?id=${id}`;

export const promotionRoom: GalleryRoom = {
  title: 'Promotion pages',
  states: [
    promotion('landing', 'landing page', welcome),
    promotion('landing-form', 'the form', welcome, {
      steps: (page) => page.getByTestId('phone-input').evaluate((field) => field.scrollIntoView({ block: 'center' })),
    }),
    promotion('landing-fault', 'fields missing', welcome, { steps: inTurn(whenAlive, tap('apply-button')) }),
    promotion('landing-countdown', 'code sent', welcome, {
      before: answered('get-sms', { code: 0, message: '', data: null }),
      steps: askForCode,
    }),
    promotion('landing-registered', 'registered before', welcome, {
      before: answered('get-sms', { code: 11, message: '', data: null }),
      steps: inTurn(whenAlive, fillPhone, fill('captcha-input', 'ABCD'), tap('sms-button')),
    }),
    promotion('download', 'download', ({ welcome: id, download }) => `/landing?id=${id}#/downloadTemplate?id=${download}`, {
      steps: see('download-page'),
    }),
    promotion('agreement', 'agreement', ({ welcome: id, agreement }) => `/landing?id=${id}#/agreementTemplate?id=${agreement}`, {
      steps: see('agreement-page'),
    }),
    promotion('landing-saved', 'saved copy', drawnHere, { steps: loseServer }),
    promotion('landing-failed', 'out of order', drawnHere, { before: failed('channel-template'), steps: see('page-error') }),
    promotion('landing-missing', 'no such page', () => '/landing?id=gone'),
  ],
};

export const siteRoom: GalleryRoom = {
  title: 'Official site',
  states: [
    inBoth('site-home', 'home', '/'),
    inBoth('site-home-end', 'home, its end', '/', { steps: toEnd }),
    inBoth('site-loan', 'loan terms', '/Loan'),
    inBoth('site-policy', 'privacy', '/Policy'),
    inBoth('site-contact', 'contact', '/Contact'),
    inBoth('site-contact-fault', 'contact, fields missing', '/Contact', { steps: tap('contact-submit') }),
    inBoth('site-reviews', 'reviews', '/User'),
    inBoth('site-about', 'about', '/About'),
    inBoth('site-privacy-app', 'privacy, in the app', '/PrivacyPolicy'),
    inBoth('site-about-app', 'about, in the app', '/aboutUs'),
  ],
};

export const complaintRoom: GalleryRoom = {
  title: 'Complaints and service',
  states: [
    inBoth('complaint', 'complaint', '/complaint?orderId=174001&productId=1001'),
    inBoth('complaint-next', 'complaint, its text', '/complainPageNext?orderId=174001&productId=1001'),
    inBoth('complaint-error', 'complaint, error', '/complaint?orderId=174001&sessionId=~problem-init~500'),
    inBoth('complaint-skeleton', 'complaint, loading', '/complaint?orderId=174001', { before: held('problem-init') }),
    inBoth('complaint-list', 'my complaints', '/complaintList'),
    inBoth('complaint-list-empty', 'no complaints', '/complaintList?sessionId=~problem-list~none'),
    inBoth('complaint-list-error', 'my complaints, error', '/complaintList?sessionId=~problem-list~500'),
    inBoth('complaint-answered', 'answered', '/complainDetails?problemId=3001'),
    inBoth('complaint-waiting', 'not answered yet', '/complainDetails?problemId=3002'),
    inBoth('service', 'customer service', '/customerService'),
  ],
};
