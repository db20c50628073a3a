import { india, mexico } from './support/campaigns';
import { LandingPage } from './support/LandingPage';
import { expect, failedCall, test } from './support/test';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const { id } = mexico;
const arrival = { app_from: 'ads', user_from: 'feed', utm_tag: 'fall', invite_code: 'inv-7' };
const sid = 'session-of-the-upstream';
const secrets = {
  sessionId: 'secret-session',
  crp_phe: 'secret-crp',
  dearest: 'secret-dearest',
  showy: 'secret-showy',
  dearer: 'secret-dearer',
  swift: 'secret-swift',
  eyes: 'secret-eyes',
};

test.beforeEach(({ upstream }) => upstream.reset());

/** The page of the host that forwards to the scripted upstream, where any captcha and code are right. */
const forwardingTest = test.extend<{ forwarded: LandingPage }>({
  forwarded: async ({ page, forwarding }, use) => use(new LandingPage(page, forwarding)),
});

async function fillAndAsk(page: LandingPage, phone: string): Promise<void> {
  await page.whenPictureShown();
  await page.phone.fill(phone);
  await page.captcha.fill('aB3d');
  await page.smsButton.click();
}

forwardingTest(
  'a registration sends what the lender’s back end expects',
  async ({ forwarded, upstream, phones }) => {
    const phone = phones.next('mx');
    await forwarded.open({ id, ...arrival });
    await fillAndAsk(forwarded, phone);
    await expect(forwarded.toast).toHaveText(mexico.toasts.smsSent);
    await forwarded.sms.fill('246810');
    await forwarded.apply.click();
    await expect(forwarded.download).toBeVisible();

    const origin = { app_from: 'ads', user_from: 'feed', utm_tag: 'fall' };
    const visit = { page_id: id, client_type: 'android', page_type: '1', ...origin };
    await expect.poll(() => upstream.to('/track-visit').map(({ query }) => query)).toContainEqual(visit);
    await expect
      .poll(() => upstream.to('/track-click').map(({ query }) => query))
      .toEqual([{ ...visit, phone }]);

    const sender = { phone, capcode: 'aB3d', sid, deviceId: sid, appName: 'Presta Demo', ...origin };
    const [sms] = upstream.to('/get-sms');
    expect(sms?.method).toBe('POST');
    expect(sms?.body).toEqual(sender);
    const [registration] = upstream.to('/register');
    expect(registration?.body).toEqual({
      ...sender,
      merchantNumber: '0',
      userName: phone,
      smsCode: '246810',
      invite_code: 'inv-7',
      id,
    });

    const [picture] = upstream.to('/get-captcha');
    expect(picture?.query.sid).toBe(sid);
    expect(Number(picture?.query.timestamp)).toBeGreaterThan(1_700_000_000_000);
    for (const call of [sms, registration]) {
      expect(call?.headers['idempotency-key']).toMatch(uuid);
      expect(call?.headers).toMatchObject({
        'x-requested-with': 'XMLHttpRequest',
        crp_phe: '',
        language: '2',
      });
      expect(call?.query).toEqual({ language: '2' });
    }
    expect(sms?.headers['idempotency-key']).not.toBe(registration?.headers['idempotency-key']);
  },
);

forwardingTest('the language header follows the page that is shown', async ({ forwarded, upstream }) => {
  await forwarded.open({ id: india.id });
  await expect.poll(() => upstream.to('/get-sid').map(({ headers }) => headers.language)).toEqual(['1']);
  await forwarded.open({ id, language: '1' });
  await expect(forwarded.page.locator('html')).toHaveAttribute('lang', 'en');
  await fillAndAsk(forwarded, '5500000000');
  await expect.poll(() => upstream.to('/get-sms').map(({ headers }) => headers.language)).toEqual(['1']);
});

forwardingTest(
  'secrets leave the address bar, go with calls alone and survive a reload',
  async ({ forwarded, upstream, page }) => {
    const common = { appVersion: '3.1', deviceId: 'device-5' };
    await forwarded.open({ id, ...arrival, ...common, ...secrets });
    expect(Object.keys(Object.fromEntries(new URL(page.url()).searchParams)).sort()).toEqual(
      ['id', ...Object.keys(arrival), ...Object.keys(common)].sort(),
    );
    await forwarded.reload();
    upstream.reset();
    await fillAndAsk(forwarded, '5500000001');
    await expect(forwarded.toast).toHaveText(mexico.toasts.smsSent);

    const [sms] = upstream.to('/get-sms');
    const { crp_phe, dearest, showy, dearer } = secrets;
    expect(sms?.headers).toMatchObject({ crp_phe, dearest, showy, dearer });
    expect(sms?.headers).not.toHaveProperty('swift');
    expect(sms?.query).toMatchObject({ ...common, ...secrets, language: '2' });
    expect(sms?.headers.referer).toBeUndefined();

    await forwarded.sms.fill('111111');
    await forwarded.apply.click();
    await expect(forwarded.download).toBeVisible();
    await expect.poll(() => upstream.to('/track-click').length).toBe(1);
    const tracked = JSON.stringify(upstream.requests.filter(({ path }) => path.includes('/track-')));
    for (const secret of Object.values(secrets)) expect(tracked).not.toContain(secret);
    expect(tracked).not.toContain('device-5');
    expect(page.url()).not.toContain('secret-');
  },
);

forwardingTest('secrets inside the hash are taken out too', async ({ forwarded, page }) => {
  await forwarded.open({ id }, `#/?${new URLSearchParams({ utm_tag: 'inner', ...secrets }).toString()}`);
  expect(page.url()).not.toContain('secret-');
  expect(page.url()).toContain('utm_tag=inner');
});

forwardingTest.describe('a reply is lost', () => {
  forwardingTest.use({ expectedErrors: [failedCall] });

  forwardingTest(
    'a lost reply is asked for again under the same key, a new intention under a new one',
    async ({ forwarded, upstream, phones }) => {
      const phone = phones.next('mx');
      const keys = (ending: string) => upstream.to(ending).map(({ headers }) => headers['idempotency-key']);
      upstream.answer('/register', () => 'cut');
      await forwarded.open({ id });
      await fillAndAsk(forwarded, phone);
      await expect(forwarded.toast).toHaveText(mexico.toasts.smsSent);
      await forwarded.sms.fill('135791');
      await forwarded.apply.click();
      await expect.poll(() => upstream.to('/register').length).toBe(1);
      await expect(forwarded.apply).not.toHaveAttribute('aria-busy', 'true');

      await forwarded.apply.click();
      await expect.poll(() => upstream.to('/register').length).toBe(2);
      await expect(forwarded.apply).not.toHaveAttribute('aria-busy', 'true');
      await forwarded.sms.fill('135792');
      upstream.answer('/register', () => ({ body: { code: 0, message: '', data: null } }));
      await forwarded.apply.click();
      await expect(forwarded.download).toBeVisible();
      const [first, second, changed] = keys('/register');
      expect(second).toBe(first);
      expect(changed).not.toBe(first);
    },
  );

  forwardingTest('the key of a lost reply outlives a reload', async ({ forwarded, upstream }) => {
    upstream.answer('/get-sms', () => 'cut');
    await forwarded.open({ id });
    await fillAndAsk(forwarded, '5500000002');
    await expect.poll(() => upstream.to('/get-sms').length).toBe(1);
    await expect(forwarded.smsButton).not.toHaveAttribute('aria-busy', 'true');
    await forwarded.reload();
    await fillAndAsk(forwarded, '5500000002');
    await expect.poll(() => upstream.to('/get-sms').length).toBe(2);
    const [first, second] = upstream.to('/get-sms').map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });
});

forwardingTest('nothing is sent before the form is right', async ({ forwarded, upstream }) => {
  await forwarded.open({ id });
  await forwarded.whenPictureShown();
  await forwarded.phone.fill('123');
  await forwarded.smsButton.click();
  await forwarded.apply.click();
  await expect(forwarded.toast).toHaveText(mexico.toasts.phone);
  const sent = upstream.requests.map(({ path }) => path.split('/').at(-1));
  expect(sent).not.toContain('get-sms');
  expect(sent).not.toContain('track-click');
  expect(sent).not.toContain('register');
});

test('the log holds neither telephone nor session nor query', async ({ landing, host, phones }) => {
  const phone = phones.next('mx');
  const linesBefore = host.log.lines.length;
  await landing.open({ id, ...arrival, ...secrets });
  const session = await landing.sid();
  await landing.register(phone);
  await expect(landing.download).toBeVisible();
  const lines = JSON.stringify(host.log.lines.slice(linesBefore));
  expect(lines).toContain('"path":"/landing"');
  for (const text of [phone, session, 'utm_tag', arrival.invite_code, 'secret-'])
    expect(lines).not.toContain(text);
});
