import { mexico } from './support/campaigns';
import { expect, test } from './support/test';

const { id, phoneRule, toasts } = mexico;

test('a reload in mid-flow keeps telephone, session and countdown, and the code still works', async ({
  landing,
  phones,
}) => {
  const phone = phones.next(phoneRule);
  await landing.open({ id });
  const code = await landing.requestCode(phone);
  await expect(landing.toast).toHaveText(toasts.smsSent);
  const sid = await landing.sid();

  await landing.reload();
  await landing.whenPictureShown();
  expect(await landing.typedPhone()).toBe(phone);
  expect(await landing.sid()).toBe(sid);
  await expect.poll(() => landing.secondsLeft()).toBeGreaterThan(0);
  expect(await landing.secondsLeft()).toBeLessThanOrEqual(60);
  await landing.smsButton.click();
  await expect(landing.toast).toHaveText(toasts.smsRepeated);

  await landing.fillCaptcha();
  await landing.sms.fill(code);
  await landing.apply.click();
  await expect(landing.download).toBeVisible();
});

test.describe('as time passes', () => {
  test.use({ needsOwnTab: true });

  test('the countdown goes on while the page is gone, and ends', async ({ landing, phones, page }) => {
    await page.clock.install();
    await landing.open({ id });
    await landing.requestCode(phones.next(phoneRule));
    await expect(landing.toast).toHaveText(toasts.smsSent);
    await page.clock.fastForward('00:40');
    await expect.poll(() => landing.secondsLeft()).toBeLessThanOrEqual(20);
    const left = await landing.secondsLeft();

    await landing.reload();
    await expect.poll(() => landing.secondsLeft()).toBeGreaterThan(0);
    expect(await landing.secondsLeft()).toBeLessThanOrEqual(left);
    await page.clock.fastForward('00:21');
    await expect(landing.smsButton).toHaveText('Enviar código');
  });

  test('another code can be asked for after the countdown', async ({ landing, phones, page }) => {
    const phone = phones.next(phoneRule);
    await page.clock.install();
    await landing.open({ id });
    await landing.requestCode(phone);
    await expect(landing.toast).toHaveText(toasts.smsSent);
    await page.clock.fastForward('01:01');
    await expect(landing.smsButton).toHaveText('Enviar código');

    await landing.picture.click();
    const code = await landing.requestCode(phone);
    await landing.sms.fill(code);
    await landing.apply.click();
    await expect(landing.download).toBeVisible();
  });
});

test('a finished registration leaves nothing of itself for the next visitor of the tab', async ({
  landing,
  phones,
}) => {
  const phone = phones.next(phoneRule);
  await landing.open({ id });
  await landing.register(phone);
  await expect(landing.download).toBeVisible();
  const kept = await landing.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(phone);
});
