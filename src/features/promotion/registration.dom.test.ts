import { toastRequested } from '../../events/toast';
import {
  createPromotionServer,
  landing,
  paths,
  reply,
  testBrand,
} from '../../../tests/support/promotionPage';
import {
  address,
  fillIn,
  hasCaptcha,
  leave,
  provideRegistrationPages,
  query,
  settle,
  start,
  toastKey,
} from '../../../tests/support/registrationPages';
import type { FakeAnswer } from '../../../tests/support/fakeServer';
import { actionChosen } from './pageSlice';
import * as events from './registrationEvents';

provideRegistrationPages();

describe('SMS code', () => {
  it('is asked for with all fields of the contract, once while under way', async () => {
    const server = createPromotionServer();
    const page = start(server);
    await fillIn(page);
    page.store.dispatch(events.smsRequested());
    page.store.dispatch(events.smsRequested());
    expect(page.state().registration.isSendingSms).toBe(true);
    await page.until(({ registration }) => registration.secondsLeft === 60 && !registration.isSendingSms);
    expect(toastKey(page.state())).toBe('promotion:toast.smsSent');
    const [sent, ...more] = server.to(paths.sms);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      method: 'POST',
      headers: {
        language: '2',
        crp_phe: '',
        'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    });
    expect(sent!.body).toEqual({
      phone: '5512345678',
      capcode: 'ab12',
      sid: 'sid1',
      deviceId: 'sid1',
      appName: 'Presta',
      app_from: 'web',
      user_from: 'u1',
      utm_tag: 't1',
    });
  });

  it.each([
    [{ phone: '551234567' }, 'promotion:toast.phone'],
    [{ phone: '55123456789' }, 'promotion:toast.phone'],
    [{ captcha: '' }, 'promotion:toast.captcha'],
  ])('is not asked for with %o', async (typed, key) => {
    const server = createPromotionServer();
    const page = start(server);
    await fillIn(page, typed);
    page.store.dispatch(events.smsRequested());
    expect(toastKey(page.state())).toBe(key);
    await settle();
    expect(server.to(paths.sms)).toEqual([]);
  });

  it('asks for patience at the field while the picture is on its way', async () => {
    const page = start(createPromotionServer());
    await page.until(hasCaptcha);
    page.store.dispatch(events.phoneChanged('5512345678'));
    page.store.dispatch(events.smsRequested());
    expect(page.state().registration.errors).toEqual({ captcha: 'promotion:captchaComing' });
    expect(toastKey(page.state())).toBe('promotion:toast.captcha');
    page.store.dispatch(events.captchaLoaded());
    expect(page.state().registration.errors).toEqual({});
    page.store.dispatch(events.smsRequested());
    expect(page.state().registration.errors).toEqual({ captcha: 'promotion:toast.captcha' });
  });

  it('does not ask for patience where no picture will come', async () => {
    const page = start(createPromotionServer({ [paths.sid]: reply(5, null, 'closed') }));
    await page.until((state) => toastKey(state) === 'closed');
    page.store.dispatch(events.phoneChanged('5512345678'));
    page.store.dispatch(events.smsRequested());
    expect(toastKey(page.state())).toBe('promotion:toast.captchaFailed');
    expect(page.state().registration.errors).toEqual({ captcha: 'promotion:toast.captchaFailed' });
  });

  it('is refused during the countdown, which a reload does not shorten', async () => {
    const server = createPromotionServer();
    const page = start(server);
    await fillIn(page);
    page.store.dispatch(events.smsRequested());
    await page.until(({ registration }) => registration.secondsLeft > 0 && !registration.isSendingSms);
    page.store.dispatch(events.smsRequested());
    expect(toastKey(page.state())).toBe('promotion:toast.smsRepeated');
    leave();
    const again = start(server);
    const { registration } = await again.until(hasCaptcha);
    expect(registration).toMatchObject({ sid: 'sid1', phone: '5512345678' });
    expect(registration.secondsLeft).toBeGreaterThan(57);
    again.store.dispatch(events.smsRequested());
    expect(toastKey(again.state())).toBe('promotion:toast.smsRepeated');
    await settle();
    expect(server.to(paths.sms)).toHaveLength(1);
  });

  it('gets another picture where the captcha was wrong', async () => {
    const page = start(createPromotionServer({ [paths.sms]: reply(101, null, 'captcha mal') }));
    await fillIn(page);
    const before = page.state().registration.captchaAddress;
    page.store.dispatch(events.smsRequested());
    await page.until((state) => toastKey(state) === 'captcha mal');
    expect(page.state().registration).toMatchObject({ captcha: '', secondsLeft: 0 });
    expect(page.state().registration.captchaAddress).not.toBe(before);
  });

  it('leads who is registered already to the download page', async () => {
    const page = start(createPromotionServer({ [paths.sms]: reply(11, null, 'x') }));
    await fillIn(page);
    page.store.dispatch(events.smsRequested());
    const state = await page.until(
      ({
        page: {
          screen,
          page: { status },
        },
      }) => screen === 'download' && status === 'ready',
    );
    expect(toastKey(state)).toBe('promotion:toast.alreadyRegistered');
    expect(state.page.context?.registered).toBe(true);
  });

  it('says what happened to a lost call, and asks again with the same key', async () => {
    const server = createPromotionServer({ [paths.sms]: 'lost' });
    const page = start(server);
    await fillIn(page);
    page.store.dispatch(events.smsRequested());
    await page.until((state) => toastKey(state) === 'common:failure.offline');
    leave();
    const again = start(server);
    await fillIn(again);
    server.answer(paths.sms, reply(7, null, 'no'));
    again.store.dispatch(events.smsRequested());
    await again.until((state) => toastKey(state) === 'no');
    again.store.dispatch(toastRequested({ words: '' }));
    await settle();
    again.store.dispatch(events.smsRequested());
    await again.until((state) => toastKey(state) === 'no');
    const [first, second, third] = server.to(paths.sms).map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('registration', () => {
  it.each([
    [{ phone: '' }, 'promotion:toast.phone', { phone: 'promotion:toast.phone' }],
    [{ captcha: '', smsCode: '' }, 'promotion:toast.captcha', { captcha: 'promotion:toast.captcha' }],
    [{ smsCode: '' }, 'promotion:toast.smsCode', { smsCode: 'promotion:toast.smsCode' }],
  ])('is not sent with %o', async (typed, key, errors) => {
    const server = createPromotionServer();
    const page = start(server);
    await fillIn(page, typed);
    page.store.dispatch(events.applySubmitted());
    expect(toastKey(page.state())).toBe(key);
    expect(page.state().registration.errors).toEqual(errors);
    await settle();
    expect([...server.to(paths.register), ...server.to(paths.click)]).toEqual([]);
  });

  it('names the agreement that the address asked for, in characters that a header may have', async () => {
    const server = createPromotionServer();
    const page = start(server, `${address}&links_id=contrato%20%E2%82%B9`);
    await fillIn(page);
    page.store.dispatch(events.applySubmitted());
    await page.until(({ registration }) => registration.isRegistered);
    expect(server.to(paths.register)[0]!.headers['X-Vitrina-Page']?.trim()).toBe(
      'mx  contrato%20%E2%82%B9 es',
    );
  });

  it('names the revision of the agreement that was read, also after a reload and where another one is live by then', async () => {
    const server = createPromotionServer();
    const publish = (revision: string) =>
      server.answer(paths.template, ({ query: { templateId = '' } }) => ({
        ...reply('00', { ...landing, id: templateId, kind: templateId === 'mx' ? 'landing' : 'agreement' }),
        headers: { 'x-vitrina-revision': revision },
      }));
    publish('3');
    const first = start(server, `/landing?${query}#/agreementTemplate?id=mx`);
    await first.until(({ page: { page } }) => page.status === 'ready' && page.value.id === 'mx-contrato');
    first.close();
    publish('4');
    const page = start(server);
    await fillIn(page);
    page.store.dispatch(events.applySubmitted());
    await page.until(({ registration }) => registration.isRegistered);
    expect(server.to(paths.register)[0]!.headers['X-Vitrina-Page']).toBe('mx  mx-contrato es 4 3');
  });

  it('names the agreement that followed the linked one, where that was read', async () => {
    const server = createPromotionServer();
    server.answer(paths.template, ({ query: { templateId } }) => ({
      ...reply('00', templateId === 'mx' ? landing : { ...landing, id: 'mx-contrato-2', kind: 'agreement' }),
      headers: { 'x-vitrina-revision': '5' },
    }));
    const page = start(server, `/landing?${query}#/agreementTemplate?id=mx`);
    await page.until(({ page: { page } }) => page.status === 'ready' && page.value.id === 'mx-contrato-2');
    page.close();
    const form = start(server);
    await fillIn(form);
    form.store.dispatch(events.applySubmitted());
    await form.until(({ registration }) => registration.isRegistered);
    expect(server.to(paths.register)[0]!.headers['X-Vitrina-Page']).toBe('mx  mx-contrato-2 es 5 5');
  });

  it.each([
    ['a success', reply(0)],
    ['"registered already"', reply(11, null, 'ya')],
  ])('leaves who reads the agreement by the time of its reply where they are: %s', async (_, answer) => {
    let tell: (given: FakeAnswer) => void = () => undefined;
    const server = createPromotionServer({
      [paths.register]: () => new Promise((resolve) => (tell = resolve)),
    });
    // The address names the download page on every page of it, the agreement too.
    const page = start(server, `${address}&down_id=mx-descarga`);
    await fillIn(page);
    page.store.dispatch(events.applySubmitted());
    await page.until(({ registration }) => registration.isApplying);
    await settle();
    page.store.dispatch(actionChosen({ type: 'agreement' }));
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await page.until(
      ({
        page: {
          screen,
          page: { status },
        },
      }) => screen === 'agreement' && status === 'ready',
    );
    tell(answer);
    await page.until(({ registration }) => !registration.isApplying);
    await settle();
    expect(window.location.hash).toContain('#/agreementTemplate');
    expect(toastKey(page.state())).toMatch(/egistered/);
  });

  it('sends all fields, counts the click, tells the ad service and leads to the download page', async () => {
    const server = createPromotionServer();
    const page = start(server, `${address}&UC=uc7`, {
      brand: testBrand({ adServiceUrl: 'https://ads.test/ads' }),
    });
    await fillIn(page);
    page.store.dispatch(events.applySubmitted());
    page.store.dispatch(events.applySubmitted());
    const state = await page.until(
      ({
        page: {
          screen,
          page: { status },
        },
      }) => screen === 'download' && status === 'ready',
    );
    expect(toastKey(state)).toBe('promotion:toast.registered');
    expect(state.registration.isRegistered).toBe(true);
    expect(window.location.hash).toBe(
      '#/downloadTemplate?app_from=web&user_from=u1&utm_tag=t1&id=mx&down_id=mx-descarga',
    );
    expect(server.to(paths.register)).toHaveLength(1);
    expect(server.to(paths.register)[0]!.headers['X-Vitrina-Page']?.trim()).toBe('mx  mx-contrato es');
    expect(server.to(paths.register)[0]!.body).toEqual({
      phone: '5512345678',
      capcode: 'ab12',
      sid: 'sid1',
      deviceId: 'sid1',
      appName: 'Presta',
      merchantNumber: '0',
      userName: '5512345678',
      smsCode: '482915',
      invite_code: 'i1',
      user_from: 'u1',
      id: 'mx',
      app_from: 'web',
      utm_tag: 't1',
    });
    expect(server.to(paths.click)).toEqual([
      expect.objectContaining({
        method: 'GET',
        query: {
          page_id: 'mx',
          user_from: 'u1',
          client_type: 'android',
          page_type: '1',
          utm_tag: 't1',
          app_from: 'web',
          phone: '5512345678',
        },
      }),
    ]);
    expect(server.to(paths.ads)[0]!.body).toEqual({
      event: 'CompleteRegistration',
      uc: 'uc7',
      templateId: 'mx',
    });
    window.history.back();
    await page.until(({ page: { screen } }) => screen === 'landing');
    page.store.dispatch(events.applySubmitted());
    page.store.dispatch(events.smsRequested());
    await settle();
    expect([server.to(paths.register).length, server.to(paths.sms).length]).toEqual([1, 0]);
  });

  it.each(['register', 'sms'] as const)(
    'stays where there is no download page, thanked where the number is new: %s',
    async (call) => {
      const server = createPromotionServer({
        [paths.template]: reply('00', { ...landing, links: {} }),
        [paths.sms]: reply(11),
      });
      const page = start(server);
      await fillIn(page);
      page.store.dispatch(call === 'register' ? events.applySubmitted() : events.smsRequested());
      await page.until((state) => toastKey(state) !== undefined);
      await settle();
      expect(window.location.hash).toBe('');
      expect(page.state()).toMatchObject({
        page: { screen: 'landing', page: { status: 'ready' } },
        registration: { isRegistered: call === 'register' },
      });
    },
  );

  it('sends the groups that the page asks for, once they are complete', async () => {
    const fields = [
      { key: 'curp', label: 'CURP', kind: 'txt', required: true },
      { key: 'note', label: 'Nota', kind: 'tips' },
    ];
    const blocks = [
      {
        id: 'form',
        type: 'registration',
        props: { phoneRule: 'mx', fields: [{ key: 'name', label: 'N', kind: 'txt' }] },
      },
      { id: 'group', type: 'dataGroup', props: { group: 'personal', fields } },
      { id: 'tips', type: 'dataGroup', props: { group: 'job', fields: [fields[1]] } },
      {
        id: 'hidden',
        type: 'dataGroup',
        props: { group: 'bank', fields: [fields[0]] },
        visibleWhen: { field: 'query.no', op: 'exists', value: true },
      },
    ];
    const server = createPromotionServer({ [paths.template]: reply('00', { ...landing, blocks }) });
    const page = start(server);
    await fillIn(page);
    page.store.dispatch(events.applySubmitted());
    expect(page.state().registration.faultyValues).toEqual(['personal.curp']);
    await settle();
    page.store.dispatch(events.valueChanged({ group: 'personal', key: 'curp', value: 'ABC' }));
    expect(page.state().registration.faultyValues).toEqual([]);
    page.store.dispatch(events.applySubmitted());
    await page.until(({ registration }) => registration.isRegistered);
    const body = server.to(paths.register)[0]!.body as Record<string, unknown>;
    expect(body).toMatchObject({ public: {}, personal: { curp: 'ABC' } });
    expect(body).not.toHaveProperty('job');
    expect(body).not.toHaveProperty('bank');
  });

  it('gets another picture where the captcha was wrong, and stays', async () => {
    const server = createPromotionServer({ [paths.register]: reply(-1, null, 'captcha mal') });
    const page = start(server);
    await fillIn(page);
    page.store.dispatch(events.applySubmitted());
    await page.until((state) => toastKey(state) === 'captcha mal');
    expect(page.state().registration).toMatchObject({ captcha: '', isRegistered: false });
    expect(window.location.hash).toBe('');
  });

  it('keeps its key while the reply is lost, and may be sent again', async () => {
    const server = createPromotionServer({ [paths.register]: { status: 502, body: '' } });
    const page = start(server);
    await fillIn(page);
    page.store.dispatch(events.applySubmitted());
    await page.until(({ registration, toast }) => !registration.isApplying && toast.text !== undefined);
    expect(toastKey(page.state())).toBe('common:failure.http');
    await settle();
    server.answer(paths.register, reply(0));
    page.store.dispatch(events.applySubmitted());
    await page.until(({ registration }) => registration.isRegistered);
    const keys = server.to(paths.register).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
  });
});
