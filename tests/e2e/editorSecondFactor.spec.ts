import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Host } from '../support/host';
import { axeFaultsOf } from './support/axe';
import { administrator, desk, editorEnvironment, EditorPage, type Person } from './support/EditorPage';
import { expect, test } from './support/test';

test.use({
  ...desk,
  hostOwner: 'editorSecondFactor',
  hostOptions: { environment: editorEnvironment },
  expectedErrors: [/Failed to load resource: the server responded with a status of 4(00|01|03|09)/],
});
test.setTimeout(120_000);
test.describe.configure({ mode: 'serial' });

const caro: Person = { email: 'caro@presta.example', password: 'tres palabras y media' };
let secret = '';
let codes: string[] = [];
let lastStep = 0;

/** A code that was not used yet: each counts once, so that a story of several waits for the next. */
async function nextCode(page: Page): Promise<string> {
  const totp = new TOTP({ secret, digits: 6, period: 30 });
  // A clock half a minute ahead is one that the host allows for.
  const step = Math.max(lastStep + 1, totp.counter());
  if (step > totp.counter() + 1) await expect.poll(() => totp.counter(), { timeout: 60_000 }).toBe(step - 1);
  lastStep = step;
  await expect(page.getByRole('textbox', { name: /^Code/ })).toBeFocused();
  return totp.generate({ timestamp: step * 30_000 });
}

/** Keys are for names, not for addresses in numbers. */
const named = (host: Host): Host => ({ ...host, origin: host.origin.replace('127.0.0.1', 'localhost') });

async function lookAt(page: Page, name: string): Promise<void> {
  expect(await axeFaultsOf(page), name).toEqual([]);
  const folder = process.env.LOOK_AT;
  if (folder === undefined) return;
  for (const width of [1280, 1024, 360]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('an app is set up by its key, and recovery codes are shown once', async ({ page, host }) => {
  const editor = new EditorPage(page, named(host));
  await editor.signIn(administrator, '/account');
  await editor.button('Add an authenticator app').click();
  await page.keyboard.press('Enter');
  const key = editor.dialog.getByRole('textbox', { name: 'Key to type' });
  secret = (await key.inputValue()).replaceAll(' ', '');
  await expect(editor.dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await lookAt(page, 'app');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(editor.dialog.getByRole('alert')).toContainText('This code is not right');
  const field = editor.dialog.getByRole('textbox', { name: 'Code from the app' });
  await field.fill(await nextCode(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  codes = await editor.dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await lookAt(page, 'codes');
  await editor.button('I have kept them').click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await page.getByText('10 recovery codes are left.').scrollIntoViewIfNeeded();
  await lookAt(page, 'account');
});

test('a code is asked for after the password, by keys alone', async ({ page, host }) => {
  const editor = new EditorPage(page, named(host));
  await editor.open();
  await editor.enter(administrator);
  await expect(editor.title('One more step')).toBeVisible();
  await lookAt(page, 'step');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('not right');
  await editor.field('Code').fill(await nextCode(page));
  await page.keyboard.press('Enter');
  await expect(editor.title('Templates')).toBeVisible();
});

test('a recovery code lets somebody in once', async ({ page, host }) => {
  const editor = new EditorPage(page, named(host));
  const [code = ''] = codes;
  await editor.open();
  await editor.enter(administrator);
  await editor.button('Use a recovery code').click();
  await editor.field('Recovery code').fill(code);
  await page.keyboard.press('Enter');
  await expect(editor.title('Templates')).toBeVisible();
  await editor.open('/account');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.context().clearCookies();
  await editor.open();
  await editor.enter(administrator);
  await editor.button('Use a recovery code').click();
  await editor.field('Recovery code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('used already');
});

test('a security key is added under a name, signs in, and is removed', async ({ page, host }) => {
  const editor = new EditorPage(page, named(host));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: false,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await editor.open();
  await editor.enter(administrator);
  await editor.button('Use a recovery code').click();
  await editor.field('Recovery code').fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(editor.title('Templates')).toBeVisible();
  await editor.open('/account');
  await editor.button('Add a security key or passkey').click();
  await page.keyboard.type('Blue key');
  await lookAt(page, 'key');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Blue key' });
  await expect(row).toContainText('Never');
  await page.context().clearCookies();
  await editor.open();
  await editor.enter(administrator);
  await editor.button('Use security key').click();
  await lookAt(page, 'step-key');
  await editor.button('Use security key').click();
  await expect(editor.title('Templates')).toBeVisible();
  await editor.open('/account');
  await expect(row).not.toContainText('Never');
  await row.getByRole('button', { name: 'Remove' }).click();
  await lookAt(page, 'remove');
  await editor.dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('who publishes is led to set one up where it is asked for, and an administrator resets it', async ({
  page,
  browser,
  host,
}) => {
  const editor = new EditorPage(page, named(host));
  await editor.open();
  await editor.enter(administrator);
  await editor.button('Use a recovery code').click();
  await editor.field('Recovery code').fill(codes[2] ?? '');
  await page.keyboard.press('Enter');
  await expect(editor.title('Templates')).toBeVisible();
  const link = await editor.invite(caro.email, 'publisher');
  const context = await browser.newContext({ ...desk });
  const guest = new EditorPage(await context.newPage(), named(host));
  await guest.accept(link, 'Caro', caro.password);
  await editor.open('/settings');
  await page.getByRole('switch', { name: 'Who publishes needs a second factor' }).click({ force: true });
  await expect(page.getByRole('switch', { name: 'Who publishes needs a second factor' })).toBeChecked();
  await lookAt(page, 'settings');
  await guest.open('/calendar');
  await expect(guest.title('Set up a second factor')).toBeVisible();
  await lookAt(guest.page, 'gate');
  await guest.button('Add an authenticator app').click();
  await guest.button('Show the key').click();
  const key = await guest.field('Key to type').inputValue();
  await lookAt(guest.page, 'gate-app');
  const totp = new TOTP({ secret: key.replaceAll(' ', ''), digits: 6, period: 30 });
  await guest.field('Code from the app').fill(totp.generate());
  await guest.page.keyboard.press('Enter');
  await guest.button('I have kept them').click();
  await expect(guest.title('Calendar')).toBeVisible();
  await editor.open('/accounts');
  const row = page.getByRole('row').filter({ hasText: caro.email });
  await expect(row).toContainText('Yes');
  await lookAt(page, 'people');
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Reset second factor' }).click();
  await lookAt(page, 'reset');
  await editor.dialog.getByRole('button', { name: 'Reset second factor' }).click();
  await expect(row).toContainText('No');
  await guest.page.reload();
  await expect(guest.title('Sign in')).toBeVisible();
});
