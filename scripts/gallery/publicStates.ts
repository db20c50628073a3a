import { wake } from '../../tests/e2e/support/wake';
import type { Page } from '@playwright/test';
import {
  answered,
  cut,
  failed,
  fill,
  inBoth,
  inTurn,
  see,
  tap,
  type GalleryRoom,
  type GalleryState,
  type Step,
} from './state';

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

async function fillPhone(page: Page): Promise<void> {
  const { phone } =
    Object.values(campaigns).find(({ welcome }) => page.url().includes(welcome)) ?? campaigns.es;
  await page.getByTestId('phone-input').fill(phone);
}

const askForCode = inTurn(wake, fillPhone, fill('captcha-input', 'ABCD'), tap('sms-button'), see('toast'));

/** The page is seen once, and then the server is out of order. */
const loseServer: Step = async (page) => {
  await see('landing')(page);
  await failed('channel-template')(page);
  await page.reload();
  await see('landing')(page);
};

const welcome = ({ welcome: id }: Campaign) => `/landing?id=${id}`;
/** Drawn by the browser: the host drew another. */
const drawnHere = ({ welcome: id }: Campaign) => `/landing?id=in-agreement#/?id=${id}`;

const sessionOver = { code: 401, message: '', data: null };

export const promotionRoom: GalleryRoom = {
  title: 'Promotion pages',
  states: [
    promotion('landing', 'landing page', welcome),
    promotion('landing-form', 'the form', welcome, {
      steps: (page) =>
        page.getByTestId('phone-input').evaluate((field) => field.scrollIntoView({ block: 'center' })),
    }),
    promotion('landing-fault', 'fields missing', welcome, { steps: inTurn(wake, tap('apply-button')) }),
    promotion('landing-countdown', 'code sent', welcome, {
      before: answered('get-sms', { code: 0, message: '', data: null }),
      steps: askForCode,
    }),
    promotion('landing-captcha', 'no picture to be had', welcome, {
      before: cut('get-captcha'),
      steps: inTurn(wake, see('toast'), (page) =>
        page.getByTestId('captcha-input').evaluate((field) => field.scrollIntoView({ block: 'center' })),
      ),
    }),
    promotion(
      'landing-thanks',
      'registered, and nothing to download',
      (campaign) => `${welcome(campaign)}&down_id=gone`,
      {
        before: answered('register', { code: 0, message: '', data: null }),
        steps: inTurn(
          wake,
          fillPhone,
          fill('captcha-input', 'ABCD'),
          fill('sms-input', '123456'),
          tap('apply-button'),
          see('go-home'),
        ),
      },
    ),
    promotion('landing-registered', 'registered before', welcome, {
      before: answered('get-sms', { code: 11, message: '', data: null }),
      steps: inTurn(wake, fillPhone, fill('captcha-input', 'ABCD'), tap('sms-button'), see('download-page')),
    }),
    promotion(
      'download',
      'download',
      ({ welcome: id, download }) => `/landing?id=${id}#/downloadTemplate?down_id=${download}`,
      {
        steps: see('download-page'),
      },
    ),
    promotion(
      'agreement',
      'agreement',
      ({ welcome: id, agreement }) => `/landing?id=${id}#/agreementTemplate?links_id=${agreement}`,
      {
        steps: see('agreement-page'),
      },
    ),
    promotion('landing-saved', 'saved copy', drawnHere, { steps: loseServer }),
    {
      name: 'landing-failed',
      caption: 'out of order',
      addresses: { es: `${drawnHere(campaigns.es)}&language=2`, en: `${drawnHere(campaigns.en)}&language=1` },
      before: failed('channel-template'),
      steps: see('page-error'),
    },
    {
      name: 'landing-session',
      caption: 'session over',
      addresses: { es: `${drawnHere(campaigns.es)}&language=2`, en: `${drawnHere(campaigns.en)}&language=1` },
      before: answered('channel-template', sessionOver),
      steps: see('page-error'),
    },
    promotion('landing-sign-in', 'session over, on a page', welcome, {
      before: answered('get-sms', sessionOver),
      steps: inTurn(wake, fillPhone, fill('captcha-input', 'ABCD'), tap('sms-button'), (page) =>
        page.locator('[role=alert] button').first().waitFor(),
      ),
    }),
    inBoth('landing-missing', 'no such page', '/landing?id=gone'),
  ],
};
