import { soaking } from '../support/soak';
import { administrator, desk, EditorPage } from './support/EditorPage';
import { editorStories } from './support/editorStories';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({
  ...desk,
  hostOwner: soaking ? 'editorPeople' : undefined,
  hostOptions: editorStories,
  expectedErrors: [/Failed to load resource: the server responded with a status of 4(01|03|04|09|10|29)/],
});
test.setTimeout(120_000);
test.describe.configure({ mode: 'serial' });

const caro = { email: 'caro@presta.example', password: 'tres palabras y media' };

test('a wrong password lets nobody in and says so; the right one does', async ({ page, host }) => {
  const editor = new EditorPage(page, host);
  await editor.open();
  await editor.enter({ ...administrator, password: 'not this one, sorry' });
  await expect(page.getByRole('alert').filter({ hasText: 'don’t match' })).toBeVisible();
  // This host sends no e-mail: it says who can help.
  await expect(page.getByText('An administrator can give you a link')).toBeVisible();
  await editor.enter(administrator);
  await expect(editor.title('Templates')).toBeVisible();
  await page.keyboard.type('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Undo')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('?');
  await expect(keys).toHaveCount(0);
});

test('an invitation works once, and its token does not stay in the address', async ({
  page,
  browser,
  host,
}) => {
  const ana = new EditorPage(page, host);
  await ana.signIn();
  const link = await ana.invite(caro.email, 'viewer');
  const guest = new EditorPage(await (await browser.newContext({ ...desk })).newPage(), host);
  await guest.page.goto(link);
  await expect(guest.title('Welcome to Vitrina')).toBeVisible();
  expect(guest.page.url()).toBe(`${host.origin}/editor/invitation`);
  await guest.accept(link, 'Caro', caro.password);
  await expect(guest.button('New template')).toHaveCount(0);
  await expect(guest.page.getByRole('link', { name: 'People' })).toHaveCount(0);
  // Nobody is signed in any more.
  await guest.page.context().clearCookies();
  await guest.page.goto(link);
  await expect(guest.title('This link no longer works')).toBeVisible();
});

test('a session that is revoked is asked for the password over what it shows, and goes on', async ({
  page,
  browser,
  host,
}) => {
  const here = new EditorPage(page, host);
  const there = new EditorPage(await (await browser.newContext({ ...desk })).newPage(), host);
  await there.signIn(caro);
  await here.signIn(caro, '/account');
  // The one of the test before stands there too.
  const end = page.getByRole('button', { name: 'End session' });
  await expect(end.first()).toBeVisible();
  for (let left = await end.count(); left > 0; left -= 1) {
    await end.first().click();
    await expect(end).toHaveCount(left - 1);
  }
  await there.page.getByRole('searchbox').fill('mx');
  await expect(there.page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(there.field('Email')).toHaveValue(caro.email);
  await there.page.getByLabel('Password', { exact: true }).fill(caro.password);
  await there.button('Sign in').click();
  await expect(there.dialog).toHaveCount(0);
  await expect(there.page.getByRole('searchbox')).toHaveValue('mx');
});

test(
  'roles count at the next press, a reset ends every session, and who is disabled is out at once',
  inEveryRun(false),
  async ({ page, browser, host }) => {
    const ana = new EditorPage(page, host);
    await ana.signIn(administrator, '/accounts');
    const rowOf = (email: string) => page.getByRole('row').filter({ hasText: email });
    const choose = async (email: string, item: string) => {
      await rowOf(email).getByRole('button').click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose(administrator.email, 'Disable');
    await ana.dialog.getByRole('button', { name: 'Disable' }).click();
    await expect(ana.dialog.getByRole('alert')).toContainText('has to stay administrator');
    await ana.button('Cancel').click();

    const guest = new EditorPage(await (await browser.newContext({ ...desk })).newPage(), host);
    await guest.signIn(caro);
    await expect(guest.button('New template')).toHaveCount(0);
    await choose(caro.email, 'Change role');
    await ana.dialog.getByRole('button', { name: /Role/ }).click();
    await page.getByRole('option', { name: 'editor', exact: true }).click();
    await ana.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(caro.email)).toContainText('editor');
    await guest.open();
    await expect(guest.button('New template')).toBeVisible();

    await choose(caro.email, 'New password link');
    await ana.button('Make link').click();
    const link = await ana.dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await ana.button('Done').click();
    await guest.page.goto(link);
    await guest.page.getByLabel('New password').fill('a third long sentence');
    await guest.page.getByLabel('The same once more').fill('a third long sentence');
    await guest.button('Save and sign in').click();
    await expect(guest.title('Templates')).toBeVisible();

    await choose(caro.email, 'Disable');
    await ana.dialog.getByRole('button', { name: 'Disable' }).click();
    await expect(rowOf(caro.email)).toContainText('Disabled');
    await guest.page.getByRole('searchbox').fill('mx');
    await expect(guest.page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await guest.open();
    await guest.enter({ ...caro, password: 'a third long sentence' });
    await expect(guest.page.getByRole('alert').filter({ hasText: 'don’t match' })).toBeVisible();

    await ana.open('/audit');
    await page.getByRole('button', { name: /Person/ }).click();
    await page.getByRole('option', { name: 'Caro' }).click();
    const who = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(who.filter({ hasText: 'Chose new password' })).toHaveCount(1);
    await expect(who.filter({ hasNotText: 'Caro' })).toHaveCount(0);
  },
);

test('another language is spoken at once, and after a reload', inEveryRun(false), async ({ page, host }) => {
  const ana = new EditorPage(page, host);
  await ana.signIn(administrator, '/account');
  await page.getByRole('button', { name: /Language of the editor/ }).click();
  await page.getByRole('option', { name: 'Spanish' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(ana.title('Tu cuenta')).toBeVisible();
  await page.reload();
  await expect(ana.title('Tu cuenta')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
