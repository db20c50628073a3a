import { inEveryRun } from './support/inEveryRun';
import type { Browser, Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../src/host/store/openDatabase';
import { freePorts } from '../support/freePorts';
import { type Host, startHost } from '../support/host';
import { type OidcProvider, startOidcProvider } from '../support/oidcProvider';
import { parentFolder } from '../support/temporaryFolder';
import { axeFaultsOf } from './support/axe';
import { administrator, desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { expect, test } from './support/test';

test.setTimeout(120_000);
test.describe.configure({ mode: 'serial' });

const person = (name: string, groups: readonly string[]) => ({
  name,
  email: `${name.toLowerCase()}@presta.example`,
  email_verified: true,
  groups,
});
const people = { mila: person('Mila', ['marketing-mx']), nora: person('Nora', []) };

let folder: string;
let provider: OidcProvider;
let host: Host;

/** The host must know its address before it listens, and the provider the host's. */
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(parentFolder(), 'vitrina-test-'));
  const [port = 0] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  provider = await startOidcProvider(origin, people);
  const caFile = path.join(folder, 'ca.pem');
  const file = path.join(folder, 'oidc.json');
  writeFileSync(caFile, provider.ca);
  const settings = {
    issuer: provider.issuer,
    clientId: provider.client.client_id,
    name: 'Presta ID',
    caFile,
    groups: [{ group: 'marketing-mx', role: 'publisher', markets: ['mx'] }],
    localAccounts: [administrator.email],
    endsProviderSession: true,
  };
  writeFileSync(file, JSON.stringify(settings));
  host = await startHost({
    environment: {
      ...editorEnvironment,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      OIDC_FILE: file,
      OIDC_CLIENT_SECRET: provider.client.client_secret,
    },
    fails: true,
  });
});
test.afterAll(async () => {
  await host.stop();
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A browser of its own: the provider's certificate is known to the host alone. */
const openBrowser = async (browser: Browser, locale: string): Promise<EditorPage> => {
  const context = await browser.newContext({ ...desk, locale, ignoreHTTPSErrors: true });
  return new EditorPage(await context.newPage(), host);
};

/** What the provider's own page asks. */
async function answerProvider(page: Page, name: string): Promise<void> {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('form button[type=submit]').click();
}

/** Everybody who is signed in was asked who they are that much longer ago. */
async function letTimePass(minutes: number): Promise<void> {
  const database = openDatabase({ databaseUrl: undefined, dataFolder: host.dataFolder });
  await database
    .updateTable('editor_sessions')
    .set(({ eb }) => ({ authenticated_at: eb('authenticated_at', '-', minutes * 60_000) }))
    .execute();
  await database.destroy();
}

for (const [locale, words] of [
  [
    'en-US',
    { signIn: 'Sign in with Presta ID', cancelled: 'was cancelled', password: 'Sign in with a password' },
  ],
  ['es-MX', { signIn: 'Entrar con Presta ID', cancelled: 'Se canceló', password: 'Entrar con contraseña' }],
] as const)
  test(`somebody cancels, then signs in at the provider and comes back to where they were (${locale})`, async ({
    browser,
  }) => {
    const { page, ...editor } = await openBrowser(browser, locale);
    await page.goto(`${host.origin}/editor/calendar`);
    const link = page.getByRole('link', { name: words.signIn });
    await expect(link).toBeVisible();
    expect(await axeFaultsOf(page)).toEqual([]);
    await expect(page.getByRole('textbox')).toHaveCount(0);

    await link.click();
    await page.getByRole('link', { name: /cancel/i }).click();
    await expect(page.getByRole('alert').filter({ hasText: words.cancelled })).toBeVisible();
    expect(page.url()).toBe(`${host.origin}/editor`);
    expect(await axeFaultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.password }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(await axeFaultsOf(page)).toEqual([]);

    await page.goto(`${host.origin}/editor/calendar`);
    await link.click();
    await answerProvider(page, 'mila');
    await expect(page).toHaveURL(`${host.origin}/editor/calendar`);
    await expect(page.getByRole('button', { name: /Mila/ })).toBeVisible();
    const cookies = await page.context().cookies(host.origin);
    expect(cookies.find(({ name }) => name === 'vitrina-session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    });
    expect(cookies.some(({ name }) => name === 'vitrina-sign-in')).toBe(false);
    expect(editor.host).toBe(host);
    await page.context().close();
  });

test(
  'the provider asks once more before an access token is made by who signed in some time ago',
  inEveryRun(false),
  async ({ browser }) => {
    const mila = await openBrowser(browser, 'en-US');
    const { page } = mila;
    await mila.open('/account');
    await page.getByRole('link', { name: 'Sign in with Presta ID' }).click();
    await answerProvider(page, 'mila');
    await expect(page).toHaveURL(`${host.origin}/editor/account`);
    await letTimePass(11);
    const askForToken = async () => {
      await mila.button('New token').click();
      await mila.dialog.getByRole('textbox', { name: 'Name' }).fill('CI');
      await mila.dialog.getByRole('button', { name: 'Make token' }).click();
    };
    await askForToken();
    await expect(mila.dialog.getByRole('heading', { name: 'Sign in once more' })).toBeVisible();
    expect(await axeFaultsOf(page)).toEqual([]);
    await mila.dialog.getByRole('link', { name: 'Sign in with Presta ID' }).click();
    // Its session goes on, and still it asks for the password.
    await expect(page.locator('input[name=password]')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(provider.issuer).origin);
    await answerProvider(page, 'mila');
    await expect(page).toHaveURL(`${host.origin}/editor/account`);
    await askForToken();
    await expect(mila.dialog.getByRole('textbox', { name: 'Token' })).toHaveValue(/^vitrina_/);
    await page.context().close();
  },
);

test('who has no group is told so, and signing out ends both sessions', async ({ browser }) => {
  const stranger = await openBrowser(browser, 'en-US');
  await stranger.open();
  await stranger.page.getByRole('link', { name: 'Sign in with Presta ID' }).click();
  await answerProvider(stranger.page, 'nora');
  await expect(stranger.page.getByRole('alert').filter({ hasText: 'No group of yours' })).toBeVisible();
  await stranger.page.context().close();

  const { page } = await openBrowser(browser, 'en-US');
  await page.goto(`${host.origin}/editor`);
  await page.getByRole('link', { name: 'Sign in with Presta ID' }).click();
  await answerProvider(page, 'mila');
  // Pages of other markets are not in the list, and what all markets share is not among the places.
  await expect(page.getByRole('heading', { name: 'Bienvenida México' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /India/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Audit' })).toHaveCount(0);
  await page.goto(`${host.origin}/editor/templates/in-welcome/history`);
  await expect(page.getByText('belongs to a market that your account does not have').first()).toBeVisible();
  await page.goto(`${host.origin}/editor/account`);
  await expect(page.getByText('Your password is kept by the identity provider')).toBeVisible();
  await page.getByRole('button', { name: /Mila/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.locator('button[name=logout], button[value=yes]').first().click();
  await expect(page.getByRole('link', { name: 'Sign in with Presta ID' })).toBeVisible();
  await page.context().close();
});

test(
  'a named local administrator still signs in with a password, and sees who comes from the provider',
  inEveryRun(false),
  async ({ browser }) => {
    const ana = await openBrowser(browser, 'en-US');
    await ana.open();
    await ana.button('Sign in with a password').click();
    await ana.enter(administrator);
    await expect(ana.title('Templates')).toBeVisible();
    await ana.open('/accounts');
    const row = ana.page.getByRole('row').filter({ hasText: 'mila@presta.example' });
    await expect(row).toContainText('By identity provider');
    await expect(row).toContainText('Mexico');
    expect(await axeFaultsOf(ana.page)).toEqual([]);
    await ana.page.context().close();
  },
);
