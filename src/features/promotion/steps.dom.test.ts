import { createPromotionServer, paths, reply, testBrand } from '../../../tests/support/promotionPage';
import {
  address,
  fillIn,
  hasCaptcha,
  provideRegistrationPages,
  settle,
  start,
  toastKey,
} from '../../../tests/support/registrationPages';
import { actionChosen } from './pageSlice';
import * as events from './registrationEvents';

provideRegistrationPages();

type Server = ReturnType<typeof createPromotionServer>;

const stepsSent = (server: Server) =>
  server
    .to(paths.report)
    .map(({ body }) => body as Readonly<Record<string, unknown>>)
    .filter(({ kind }) => kind === 'step');

it('tells how far a visit gets: each step of the form once, and every tap on a button', async () => {
  const server = createPromotionServer({ [paths.register]: reply(-1, null, 'wrong') });
  const page = start(server);
  await fillIn(page);
  for (let time = 0; time < 2; time += 1) {
    page.store.dispatch(actionChosen({ type: 'scrollTo', block: 'form' }));
    page.store.dispatch(events.smsRequested());
    await page.until(({ registration }) => !registration.isSendingSms);
  }
  for (let time = 0; time < 2; time += 1) {
    page.store.dispatch(events.captchaChanged('ab12'));
    page.store.dispatch(events.applySubmitted());
    await page.until((state) => !state.registration.isApplying && toastKey(state) === 'wrong');
  }
  await settle();
  expect(server.to(paths.click)).toHaveLength(2);
  const step = { kind: 'step', templateId: 'mx', variant: '', utmTag: 't1' };
  expect(stepsSent(server)).toEqual(
    ['form', 'tap', 'code', 'tap', 'apply'].map((name) => ({ ...step, step: name })),
  );
  expect(JSON.stringify(stepsSent(server))).not.toContain('5512345678');
});

it('tells nothing of a form that was only looked at, or where another host counts visits', async () => {
  const server = createPromotionServer();
  const page = start(server);
  await page.until(hasCaptcha);
  await settle();
  expect(stepsSent(server)).toEqual([]);
  const elsewhere = createPromotionServer();
  const other = start(elsewhere, address, { brand: testBrand({ apiOrigin: 'https://api.lender.test' }) });
  await other.until(hasCaptcha);
  other.store.dispatch(events.phoneChanged('55'));
  await settle();
  expect(stepsSent(elsewhere)).toEqual([]);
});
