import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './support/axe';
import { desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({
  ...desk,
  hostOwner: 'editorConflict',
  hostOptions: { environment: editorEnvironment },
  expectedErrors: [/Failed to load resource/],
});
test.setTimeout(180_000);

/** News of others reaches this page late, once the returned function is called. */
async function holdNews(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/editor/api/templates/*/watch*', async (route) => {
    await isOver;
    await route.continue().catch(() => undefined);
  });
  // The call that is held already is given up with the page.
  await page.reload();
  return release;
}

test(
  'two people on one template see each other at once, and whoever is late loses nothing',
  inEveryRun(false),
  async ({ page, browser, host }) => {
    const ana = new EditorPage(page, host);
    await ana.signIn();
    const link = await ana.invite('dora@presta.example', 'editor');
    const dora = new EditorPage(await (await browser.newContext({ ...desk })).newPage(), host);
    await dora.accept(link, 'Dora', 'cuatro palabras muy largas');
    await ana.open();
    await ana.startFrom('mx-bienvenida', 'Para dos');
    await ana.choose(/^Hero/);

    // A page that is only open keeps nobody from working.
    await dora.open('/templates/para-dos');
    await dora.choose(/^Hero/);
    await expect(dora.text('Title')).toBeEditable();
    await ana.text('Title').fill('De Ana');
    await expect(dora.page.getByText('ana is editing this template')).toBeVisible();
    await ana.whenSaved();
    await dora.choose(/^Hero/);
    await expect(dora.text('Title')).toHaveValue('De Ana');
    await expectNoAxeFaults(dora.page);
    // Ana is at work: she is asked, and lets Dora in.
    await dora.button('Ask to edit').click();
    await expect(dora.page.getByText(/^ana has been asked/)).toBeVisible();
    await expect(page.getByText('Dora would like to edit this page')).toBeVisible();
    await expectNoAxeFaults(page);
    await ana.button('Let them edit').click();
    await expect(page.getByText(/^Dora asked and is editing now/)).toBeVisible();
    await dora.choose(/^Hero/);
    await dora.text('Title').fill('De Dora');
    await dora.whenSaved();
    await ana.choose(/^Hero/);
    await expect(ana.text('Title')).toHaveValue('De Dora');

    // The news does not reach Ana in time, and she goes on with hers.
    const release = await holdNews(page);
    await ana.choose(/^Hero/);
    await dora.text('Title').fill('Otra vez de Dora');
    await dora.whenSaved();
    await ana.text('Title').fill('Otra vez de Ana');
    await expect(
      page.getByText('Your last change is not saved: Dora is editing this template'),
    ).toBeVisible();
    await expect(page.getByTestId('save-status')).toHaveText('Not saved: kept on this device');
    await ana.button('Ask to edit').click();
    await expect(dora.page.getByText('ana would like to edit this page')).toBeVisible();
    await dora.button('Go on editing').click();
    await ana.button('Take over and save').click();
    await expect(ana.dialog.getByText(/^Dora saved another version/)).toBeVisible();
    await expectNoAxeFaults(page);
    await ana.dialog.getByRole('button', { name: 'Go on with mine' }).click();
    await ana.whenSaved();
    await expect(dora.page.getByText(/^ana has taken over/)).toBeVisible();
    release();
    await ana.text('Title').fill('Y más de Ana');
    await ana.whenSaved();
    await dora.choose(/^Hero/);
    await expect(dora.text('Title')).toHaveValue('Y más de Ana');

    // Dora's is kept beside it.
    const kept = page.getByRole('region', { name: 'Kept drafts' }).getByRole('row', { name: /Dora/ }).first();
    await ana.open('/templates/para-dos/history');
    await expect(kept).toBeVisible();
    await expectNoAxeFaults(page);
    const saving = page.waitForEvent('download');
    await kept.getByRole('button', { name: /Save as file/ }).click();
    expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Otra vez de Dora');
  },
);

test(
  'what is typed while there is no connection survives a reload, and is sent once there is one',
  inEveryRun(false),
  async ({ page, host }) => {
    const editor = new EditorPage(page, host);
    await editor.signIn();
    await editor.startFrom('in-welcome', 'Without a net');
    await editor.choose(/^Hero/);
    // Only saving fails, so that the reload finds what was typed before it could be sent.
    await page.route('**/editor/api/**', (route) =>
      route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
    );
    await editor.text('Title').fill('Typed in a tunnel');
    await expect(page.getByText('kept on this device')).toBeVisible({ timeout: 30_000 });
    await expectNoAxeFaults(page);
    await page.reload();
    await expect(editor.dialog.getByText('Unsent changes were found')).toBeVisible();
    await expectNoAxeFaults(page);
    await page.unroute('**/editor/api/**');
    await editor.dialog.getByRole('button', { name: 'Use these changes' }).click();
    await editor.whenSaved();
    await page.reload();
    await editor.choose(/^Hero/);
    await expect(editor.text('Title')).toHaveValue('Typed in a tunnel');
  },
);
