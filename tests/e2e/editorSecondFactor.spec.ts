import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import english from '../../locales/en/editor.json';
import spanish from '../../locales/es/editor.json';
import type { Host } from '../support/host';
import { axeFaultsOf } from './support/axe';
import { administrator, desk, editorEnvironment, EditorPage, type Person } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({
  ...desk,
  hostOptions: { environment: editorEnvironment },
  expectedErrors: [/Failed to load resource: the server responded with a status of 4(00|01|03|09)/],
});
test.setTimeout(180_000);

const caro: Person = { email: 'caro@presta.example', password: 'tres palabras y media' };

/** Keys are for names, not for addresses in numbers. */
const named = (host: Host): Host => ({ ...host, origin: host.origin.replace('127.0.0.1', 'localhost') });

/** An authenticator app. Each code counts once, so that a story of several waits for the next. */
class App {
  private readonly totp: TOTP;
  /** The host allows for clocks half a minute off: the first code is of half a minute ago, the third of half a minute on. */
  private last: number;

  constructor(typedKey: string) {
    this.totp = new TOTP({ secret: typedKey.replaceAll(' ', ''), digits: 6, period: 30 });
    this.last = this.totp.counter() - 2;
  }

  async nextCode(): Promise<string> {
    this.last = Math.max(this.last + 1, this.totp.counter() - 1);
    await expect.poll(() => this.totp.counter() + 1, { timeout: 60_000 }).toBeGreaterThanOrEqual(this.last);
    return this.totp.generate({ timestamp: this.last * 30_000 });
  }
}

/** A security key that is plugged in and touched whenever it is asked. */
async function plugInKey(page: Page): Promise<void> {
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
}

/** What the host says once, ten minutes after a sign-in. */
async function sayThatSignInIsOld(page: Page, call: string): Promise<void> {
  const body = JSON.stringify({ error: { code: 'signInAgain', message: '' } });
  const reply = { status: 403, contentType: 'application/json', body };
  await page.route(call, (route) => route.fulfill(reply), { times: 1 });
}

for (const [locale, words] of [
  ['en-US', english],
  ['es-MX', spanish],
] as const)
  test.describe(`second factor (${locale})`, inEveryRun(locale === 'en-US'), () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ locale, hostOwner: `editorSecondFactor ${locale}` });

    const { secondFactor, secondStep, account, accounts, settings, place } = words;
    let app: App;
    let codes: string[] = [];

    const noFaults = async ({ page }: EditorPage, what: string): Promise<void> => {
      expect(await axeFaultsOf(page), what).toEqual([]);
    };

    async function givePassword(editor: EditorPage, { email, password }: Person): Promise<void> {
      await editor.page.context().clearCookies();
      await editor.open();
      await editor.field(words.email).fill(email);
      await editor.page.getByLabel(words.password, { exact: true }).fill(password);
      await editor.button(words.signIn.submit).click();
      await expect(editor.title(secondStep.title)).toBeVisible();
    }

    async function giveRecoveryCode(editor: EditorPage, code: string): Promise<void> {
      await editor.button(secondStep.useRecoveryCode).click();
      await expect(editor.field(secondStep.recovery)).toBeFocused();
      await editor.field(secondStep.recovery).fill(code);
      await editor.page.keyboard.press('Enter');
    }

    const codesLeft = (count: number) => secondFactor.codesLeft_other.replace('{{count}}', String(count));

    test('an app is set up by keys alone, and its codes finish sign-ins', async ({ page, host }) => {
      const editor = new EditorPage(page, named(host));
      await editor.open();
      await editor.field(words.email).fill(administrator.email);
      await editor.page.getByLabel(words.password, { exact: true }).fill(administrator.password);
      await editor.button(words.signIn.submit).click();
      await expect(editor.title(place.templates)).toBeVisible();
      await editor.open('/account');
      await editor.button(secondFactor.addApp).focus();
      await page.keyboard.press('Enter');
      await expect(editor.dialog).toBeVisible();
      await noFaults(editor, 'begin');
      await page.keyboard.press('Enter');
      app = new App(await editor.dialog.getByRole('code').innerText());
      const qrCode = editor.dialog.getByRole('img', { name: secondFactor.qrCode });
      // Its picture has loaded: the page's policy lets it.
      await expect
        .poll(() => qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await noFaults(editor, 'app');
      await expect(editor.dialog.getByRole('textbox', { name: secondFactor.code })).toBeFocused();
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await expect(editor.dialog.getByRole('alert')).toContainText(secondFactor.codeWrong);
      await editor.dialog.getByRole('textbox', { name: secondFactor.code }).fill(await app.nextCode());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: secondFactor.codesTitle })).toBeVisible();
      codes = await editor.dialog.getByRole('listitem').allInnerTexts();
      expect(codes).toHaveLength(10);
      await noFaults(editor, 'codes');
      await editor.button(secondFactor.codesKept).click();
      await expect(page.getByText(codesLeft(10))).toBeVisible();
      await page.getByText(codesLeft(10)).scrollIntoViewIfNeeded();
      await noFaults(editor, 'account');

      await givePassword(editor, administrator);
      await expect(editor.field(secondStep.code)).toBeFocused();
      await noFaults(editor, 'step');
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: secondStep.wrong })).toBeVisible();
      await noFaults(editor, 'step-wrong');
      await editor.field(secondStep.code).fill(await app.nextCode());
      await page.keyboard.press('Enter');
      await expect(editor.title(place.templates)).toBeVisible();
    });

    test('a recovery code lets somebody in once', inEveryRun(false), async ({ page, host }) => {
      const editor = new EditorPage(page, named(host));
      const [code = ''] = codes;
      await givePassword(editor, administrator);
      await giveRecoveryCode(editor, code);
      await expect(editor.title(place.templates)).toBeVisible();
      await editor.open('/account');
      await expect(page.getByText(codesLeft(9))).toBeVisible();
      await givePassword(editor, administrator);
      await giveRecoveryCode(editor, code);
      await expect(page.getByRole('alert').filter({ hasText: secondStep.wrong })).toBeVisible();
      await noFaults(editor, 'step-recovery');
    });

    test('a security key is added under a name, signs in, and is removed', async ({ page, host }) => {
      const editor = new EditorPage(page, named(host));
      await plugInKey(page);
      await givePassword(editor, administrator);
      await giveRecoveryCode(editor, codes[1] ?? '');
      await expect(editor.title(place.templates)).toBeVisible();
      await editor.open('/account');
      await editor.button(secondFactor.addKey).click();
      await expect(editor.dialog.getByRole('textbox')).toBeFocused();
      await page.keyboard.type('YubiKey 5');
      await noFaults(editor, 'key');
      await sayThatSignInIsOld(page, '**/second-factor/keys/options');
      await editor.dialog.getByRole('textbox').press('Enter');
      await expect(page.getByRole('dialog', { name: secondFactor.again })).toBeVisible();
      const password = editor.dialog.getByLabel(words.password, { exact: true });
      await expect(password).toBeFocused();
      await noFaults(editor, 'again');
      await page.keyboard.type('not this one, sorry');
      await page.keyboard.press('Enter');
      await expect(editor.dialog.getByRole('alert')).toContainText(words.signIn.wrong);
      await password.fill(administrator.password);
      await page.keyboard.press('Enter');
      await giveRecoveryCode(editor, codes[3] ?? '');
      await expect(page.getByRole('dialog', { name: secondFactor.keyTitle })).toBeVisible();
      await editor.dialog.getByRole('textbox').press('Enter');
      const row = page.getByRole('row').filter({ hasText: 'YubiKey 5' });
      await expect(row).toContainText(secondFactor.never);
      await expect(editor.dialog).toHaveCount(0);

      await givePassword(editor, administrator);
      await editor.button(secondStep.useKey).click();
      await expect(page.getByText(secondStep.key)).toBeVisible();
      await noFaults(editor, 'step-key');
      await editor.button(secondStep.useKey).click();
      await expect(editor.title(place.templates)).toBeVisible();
      await editor.open('/account');
      await expect(row).toBeVisible();
      await expect(row).not.toContainText(secondFactor.never);
      await row.scrollIntoViewIfNeeded();
      await noFaults(editor, 'account-two');
      // Of the sessions one was left behind when its cookie was thrown away.
      await sayThatSignInIsOld(page, '**/sessions/*');
      await editor.button(account.revoke).first().click();
      await expect(page.getByRole('dialog', { name: secondFactor.again })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(editor.dialog).toHaveCount(0);
      await row.getByRole('button', { name: secondFactor.remove }).click();
      await noFaults(editor, 'remove');
      await editor.dialog.getByRole('button', { name: secondFactor.remove }).click();
      await expect(row).toHaveCount(0);
    });

    test(
      'who publishes is led to set one up where it is demanded, and an administrator resets it',
      inEveryRun(false),
      async ({ page, browser, host }) => {
        const editor = new EditorPage(page, named(host));
        await givePassword(editor, administrator);
        await giveRecoveryCode(editor, codes[2] ?? '');
        await expect(editor.title(place.templates)).toBeVisible();
        await editor.open('/settings');
        const demand = page.getByRole('switch', { name: settings.secondFactor, exact: true });
        await demand.focus();
        await page.keyboard.press('Space');
        await expect(demand).toBeChecked();
        await expect(demand).toBeEnabled();
        await noFaults(editor, 'settings');
        const link = await inviteInWords(editor, caro.email);

        const context = await browser.newContext({ ...desk, locale });
        const guest = new EditorPage(await context.newPage(), named(host));
        await plugInKey(guest.page);
        await guest.page.goto(link);
        await guest.field(words.yourName).fill('Caro');
        await guest.page.getByLabel(words.newPassword).fill(caro.password);
        await guest.page.getByLabel(words.repeatPassword).fill(caro.password);
        await guest.button(words.invitation.submit).click();
        await expect(guest.title(secondFactor.setUpTitle)).toBeVisible();
        await noFaults(guest, 'gate');
        await guest.open('/calendar');
        await expect(guest.title(secondFactor.setUpTitle)).toBeVisible();
        await guest.button(secondFactor.addApp).click();
        await guest.button(secondFactor.begin).click();
        await expect(guest.page.getByRole('code')).toBeVisible();
        await noFaults(guest, 'gate-app');
        await guest.button(words.back).click();
        await guest.button(secondFactor.addKey).click();
        await guest.field(secondFactor.keyName).fill('Titan');
        await noFaults(guest, 'gate-key');
        await guest.page.keyboard.press('Enter');
        await expect(guest.title(secondFactor.codesTitle)).toBeVisible();
        await noFaults(guest, 'gate-codes');
        await guest.button(secondFactor.codesKept).click();
        await expect(guest.title(place.calendar)).toBeVisible();
        // A second sign-in offers the key at once.
        await givePassword(guest, caro);
        await guest.button(secondStep.useKey).click();
        await expect(guest.title(place.templates)).toBeVisible();

        await editor.open('/accounts');
        const row = page.getByRole('row').filter({ hasText: caro.email });
        await expect(row).toContainText(accounts.hasSecondFactor);
        await noFaults(editor, 'people');
        await row.getByRole('button').click();
        await page.getByRole('menuitem', { name: accounts.resetFactor }).click();
        await noFaults(editor, 'reset');
        await editor.dialog.getByRole('button', { name: accounts.resetFactor }).click();
        await expect(row).toContainText(accounts.noSecondFactor);
        await guest.page.reload();
        await expect(guest.title(words.signIn.title)).toBeVisible();
        await context.close();
      },
    );

    async function inviteInWords(editor: EditorPage, email: string): Promise<string> {
      await editor.open('/accounts');
      await editor.button(accounts.invite).click();
      await editor.dialog.getByRole('textbox', { name: words.email }).fill(email);
      await editor.dialog.getByRole('button', { name: new RegExp(accounts.role) }).click();
      await editor.page.getByRole('option', { name: words.role.publisher, exact: true }).click();
      await editor.button(accounts.makeLink).click();
      const link = await editor.dialog.getByRole('textbox', { name: accounts.link }).inputValue();
      await editor.button(accounts.done).click();
      return link;
    }
  });
