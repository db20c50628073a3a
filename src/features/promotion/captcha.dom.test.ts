import { createPromotionServer, paths, reply } from '../../../tests/support/promotionPage';
import {
  address,
  fillIn,
  hasCaptcha,
  leave,
  provideRegistrationPages,
  settle,
  start,
  toastKey,
} from '../../../tests/support/registrationPages';
import * as events from './registrationEvents';

provideRegistrationPages();

describe('captcha', () => {
  it('starts with a session of the server and its picture, without secrets in the address', async () => {
    const server = createPromotionServer();
    const page = start(server, `${address}&crp_phe=secret`);
    const { registration } = await page.until(hasCaptcha);
    const picture = new URL(registration.captchaAddress!, 'http://x');
    expect(picture.pathname).toBe('/api/v2/youmi/promotion/get-captcha');
    expect([...picture.searchParams.keys()]).toEqual(['sid', 'timestamp']);
    expect(picture.searchParams.get('sid')).toBe('sid1');
  });

  it('is renewed for a valid telephone only', async () => {
    const page = start(createPromotionServer());
    const { registration } = await page.until(hasCaptcha);
    page.store.dispatch(events.captchaRefreshRequested());
    expect(toastKey(page.state())).toBe('promotion:toast.phone');
    expect(page.state().registration.captchaAddress).toBe(registration.captchaAddress);
    await settle();
    await fillIn(page);
    page.store.dispatch(events.captchaRefreshRequested());
    expect(page.state().registration.captchaAddress).not.toBe(registration.captchaAddress);
    expect(page.state().registration.captcha).toBe('');
  });

  it('says why there is no session, and gets one when asked for a picture', async () => {
    const server = createPromotionServer({ [paths.sid]: reply(5, null, 'closed') });
    const page = start(server);
    await page.until((state) => toastKey(state) === 'closed');
    page.store.dispatch(events.phoneChanged('5512345678'));
    server.answer(paths.sid, reply(0, { sid: 's9' }));
    page.store.dispatch(events.captchaRefreshRequested());
    expect((await page.until(hasCaptcha)).registration.sid).toBe('s9');
  });

  it.each([
    [7, '7'],
    [7.5, undefined],
    [2 ** 60, undefined],
  ])('of a session %d asks for the picture of %j', async (sid, asked) => {
    const server = createPromotionServer({ [paths.sid]: reply(0, { sid }) });
    const page = start(server);
    if (asked === undefined) await page.until((state) => toastKey(state) !== undefined);
    else await page.until(hasCaptcha);
    expect(page.state().registration.sid).toBe(asked);
  });

  it('leaves a session that ran out since an earlier load', async () => {
    const server = createPromotionServer();
    await start(server).until(hasCaptcha);
    leave();
    const again = start(server);
    expect((await again.until(hasCaptcha)).registration.sid).toBe('sid1');
    expect(server.to(paths.sid)).toHaveLength(1);
    again.store.dispatch(events.captchaFailed());
    await again.until(({ registration }) => registration.sid === 'sid2');
    again.store.dispatch(events.captchaFailed());
    expect(toastKey(again.state())).toBe('promotion:toast.captchaFailed');
    await settle();
    expect(server.to(paths.sid)).toHaveLength(2);
  });

  it('leaves a session that ran out in an open tab, each time that a picture was seen since', async () => {
    const page = start(createPromotionServer());
    await page.until(hasCaptcha);
    for (const sid of ['sid2', 'sid3']) {
      page.store.dispatch(events.captchaLoaded());
      page.store.dispatch(events.captchaFailed());
      await page.until(({ registration }) => registration.sid === sid);
    }
    expect(toastKey(page.state())).toBeUndefined();
  });

  it('says at the field that it cannot be had, until another one is there, which needs no telephone', async () => {
    const server = createPromotionServer();
    const page = start(server);
    await page.until(hasCaptcha);
    page.store.dispatch(events.captchaFailed());
    await page.until(({ registration }) => registration.sid === 'sid2');
    page.store.dispatch(events.captchaFailed());
    expect(page.state().registration).toMatchObject({
      isCaptchaMissing: true,
      errors: { captcha: events.captchaMissing },
    });
    page.store.dispatch(events.captchaRefreshRequested());
    expect(page.state().registration.isCaptchaMissing).toBe(false);
    page.store.dispatch(events.captchaFailed());
    await page.until(({ registration }) => registration.sid === 'sid3');
    page.store.dispatch(events.captchaLoaded());
    expect(page.state().registration).toMatchObject({ isCaptchaMissing: false, errors: {} });
  });

  it('goes on asking for another session where the first try failed', async () => {
    const server = createPromotionServer();
    await start(server).until(hasCaptcha);
    leave();
    const again = start(server);
    await again.until(hasCaptcha);
    server.answer(paths.sid, reply(5, null, 'closed'));
    again.store.dispatch(events.captchaFailed());
    await again.until((state) => toastKey(state) === 'closed');
    server.answer(paths.sid, reply(0, { sid: 's9' }));
    again.store.dispatch(events.captchaFailed());
    await again.until(({ registration }) => registration.sid === 's9');
  });

  it('asks once for another session where the server gives the same one, whose picture goes on failing', async () => {
    const server = createPromotionServer({ [paths.sid]: reply(0, { sid: 'same' }) });
    await start(server).until(hasCaptcha);
    leave();
    const again = start(server);
    await again.until(hasCaptcha);
    for (let tries = 0; tries < 5; tries += 1) {
      again.store.dispatch(events.captchaFailed());
      await settle();
    }
    expect(server.to(paths.sid)).toHaveLength(2);
    expect(toastKey(again.state())).toBe('promotion:toast.captchaFailed');
  });
});
