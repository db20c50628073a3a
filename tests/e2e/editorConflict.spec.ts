import { readFileSync } from 'node:fs';
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

test(
  'two people on one template see each other, and whoever is late loses nothing',
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

    await dora.open('/templates/para-dos');
    await expect(dora.page.getByText('ana is editing this template')).toBeVisible();
    await expectNoAxeFaults(dora.page);
    await dora.button('Take over').click();
    await dora.choose(/^Hero/);
    await dora.text('Title').fill('De Dora');
    await dora.whenSaved();
    await ana.text('Title').fill('De Ana');
    await expect(ana.dialog.getByText(/^Dora saved another version/)).toBeVisible();
    await expectNoAxeFaults(page);
    await ana.dialog.getByRole('button', { name: 'Take theirs' }).click();
    await ana.choose(/^Hero/);
    await expect(ana.text('Title')).toHaveValue('De Dora');

    // The draft is Dora's, and Ana's is kept beside it.
    const kept = page
      .getByRole('region', { name: 'Kept drafts' })
      .getByRole('row', { name: /Saved while someone else changed it ana/ });
    await ana.open('/templates/para-dos/history');
    await expect(kept).toBeVisible();
    await expectNoAxeFaults(page);
    const saving = page.waitForEvent('download');
    await kept.getByRole('button').click();
    expect(readFileSync(await (await saving).path(), 'utf8')).toContain('De Ana');
    await dora.open('/templates/para-dos');
    await dora.choose(/^Hero/);
    await expect(dora.text('Title')).toHaveValue('De Dora');
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
