import type { Browser } from '@playwright/test';
import type { Statistics } from '../../src/generated/editor';
import type { Host } from '../support/host';
import { soaking } from '../support/soak';
import { axeFaultsOf, expectNoAxeFaults } from './support/axe';
import { administrator, desk, EditorPage } from './support/EditorPage';
import { editorStories } from './support/editorStories';
import { LandingPage } from './support/LandingPage';
import { expect, test } from './support/test';

test.use({
  ...desk,
  hostOwner: soaking ? 'editor' : undefined,
  hostOptions: editorStories,
  expectedErrors: [/Failed to load resource: the server responded with a status of 4(01|04|09|22)/],
});
// One person's morning, from the first sign-in to the audit log.
test.setTimeout(300_000);

/** What the acceptance allows between publishing and the page, in ms. */
const atMostMs = 2_000;
const second = { name: 'Berta', email: 'berta@presta.example', password: 'otra frase larga de prueba' };

/** Visitors hold a phone, whoever edits sits at a desk. */
async function openPhone(browser: Browser, host: Host): Promise<LandingPage> {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  return new LandingPage(await phone.newPage(), host);
}

async function openDesk(browser: Browser, host: Host): Promise<EditorPage> {
  return new EditorPage(await (await browser.newContext({ ...desk })).newPage(), host);
}

/** Publishes what is saved; warnings, which the dialog shows by itself, are looked at and accepted. */
async function publish(editor: EditorPage, reason: string): Promise<void> {
  await editor.button('Publish…').click();
  const confirm = editor.dialog.getByRole('button', { name: 'Publish', exact: true });
  await editor.goOnTo(confirm);
  await expectNoAxeFaults(editor.page);
  await confirm.click();
  await expect(editor.dialog.getByText('Say why in one line')).toBeVisible();
  await expect(editor.dialog.getByRole('textbox', { name: 'Why' })).toBeFocused();
  await editor.dialog.getByRole('textbox', { name: 'Why' }).fill(reason);
  await confirm.click();
  await expect(editor.dialog.getByText(/^Published\./)).toBeVisible();
}

test('a page is made, checked, approved, published, counted and taken back', async ({
  page,
  browser,
  host,
  phones,
}) => {
  const ana = new EditorPage(page, host);
  const berta = await openDesk(browser, host);
  const visitor = await openPhone(browser, host);
  const headline = visitor.page.getByRole('heading', { level: 1 });
  const served = async () => (await visitor.page.request.get(visitor.address({ id: 'buen-fin' }))).text();

  await test.step('Ana signs in and starts from the Mexican starter', async () => {
    await ana.signInByForm();
    await ana.startFrom('mx-bienvenida', 'Buen fin');
    await ana.calls.publish('buen-fin', 'The page of every year');
  });
  await visitor.open({ id: 'buen-fin' });
  const before = await headline.innerText();

  await test.step('she wants a second person to approve, and there is one', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('switch', { name: 'A second person' }).check({ force: true });
    await expect(page.getByTestId('toast')).toBeVisible();
    await ana.calls.invite(berta.calls, 'publisher', second);
  });

  await test.step('she changes the hero, and adds questions and a text in two languages', async () => {
    await page.goBack();
    await ana.choose(/^Hero/);
    await ana.text('Title').fill('Préstamo con aprobación garantizada');
    await ana.add('faq');
    await ana.fields.getByRole('button', { name: 'Add one' }).click();
    await ana.text('Question').last().fill('¿Puedo pagar antes?');
    await ana.text('Answer').last().fill('Sí, sin cargo.');
    await ana.speak('English');
    await ana.text('Question').last().fill('May I pay early?');
    await ana.text('Answer').last().fill('Yes, free of charge.');
    await ana.add('richText');
    await ana.text('Text').fill('Write to us at any time.');
    await ana.speak('Spanish');
    await ana.text('Text').fill('Escríbenos cuando quieras. Lee ');
    await ana.text('Text').press('Control+k');
    await ana.dialog.getByRole('textbox', { name: 'Words of the link' }).fill('tu contrato');
    await ana.dialog.getByRole('radio', { name: /^Contrato México.*Live$/ }).check();
    await ana.dialog.getByRole('button', { name: 'Use this link' }).click();
    await page.keyboard.type('.');
    await page.keyboard.press('Enter');
    await ana.fields.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name: 'Table' }).click();
    for (const words of ['Monto', 'Costo', '$1,000', '$50']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await ana.fields.getByRole('button', { name: 'Delete row' }).click();
    await ana.whenSaved();
    const draft = await page.request.get(`${host.origin}/editor/api/templates/buen-fin`);
    expect(JSON.stringify(await draft.json()).replaceAll('\\', '')).toContain(
      '<p>Escríbenos cuando quieras. Lee <a href="/landing?id=mx-contrato">tu contrato</a>.</p><table><thead><tr><th scope="col">Monto</th><th scope="col">Costo</th></tr></thead><tbody><tr><td>$1,000</td><td>$50</td></tr></tbody></table>',
    );
  });

  await test.step('the check of what lenders may say stops her, and she mends it', async () => {
    await ana.side.getByRole('button', { name: /^Checks/ }).click();
    const finding = ana.side.getByRole('button', { name: /^Error .*garantizada/ });
    await expect(finding).toBeVisible();
    await ana.button('Ask for approval…').click();
    await expect(ana.dialog.getByText('Mend these first')).toBeVisible();
    await expect(ana.dialog.getByTestId('publish-findings')).toContainText('garantizada');
    await expect(ana.dialog.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    // A finding leads to its field.
    await ana.dialog.getByRole('button', { name: /^Error .*garantizada/ }).click();
    await expect(ana.dialog).toHaveCount(0);
    await expect(ana.fields.locator('[data-path="/props/title"] :focus')).toHaveCount(1);
    await ana.text('Title').fill('Buen fin sin sorpresas');
    await expect(finding).toHaveCount(0);
    await ana.whenSaved();
  });

  await test.step('she looks at it on a phone by a link', async () => {
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    await ana.button('Make a link').click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await visitor.page.goto(link);
    await expect(headline).toHaveText('Buen fin sin sorpresas');
    await expect(visitor.page.getByText('Escríbenos cuando quieras.')).toBeAttached();
  });

  const ask = async (): Promise<void> => {
    const request = ana.dialog.getByRole('button', { name: 'Ask for approval' });
    await ana.button('Ask for approval…').click();
    await ana.goOnTo(request);
    await request.click();
    await expect(ana.dialog.getByText('Waits for Berta.')).toBeVisible();
    await expect(request).toHaveCount(0);
    await ana.dialog.getByRole('button', { name: 'Close' }).first().click();
  };

  await test.step('she asks for approval; Berta is told in the list, and asks for a change', async () => {
    await page.goBack();
    await ask();
    await berta.open();
    await berta.page.getByRole('link', { name: '1 waits for you' }).click();
    await berta.page.getByRole('link', { name: 'Buen fin', exact: true }).click();
    await berta.button('Review').click();
    await expect(berta.dialog.getByTestId('differences')).toContainText('Buen fin sin sorpresas');
    await expectNoAxeFaults(berta.page);
    await berta.button('Ask for a change').click();
    await berta.dialog.getByRole('textbox', { name: 'What is to be changed?' }).fill('Say it is Friday');
    await berta.button('Send').click();
    await expect(berta.page.getByRole('link', { name: /waits? for you/ })).toHaveCount(0);
  });

  await test.step('Ana sees the answer at once, changes it and asks again; Berta approves exactly that', async () => {
    await expect(page.getByTestId('approval')).toContainText('Berta asks for a change');
    await expect(page.getByTestId('approval')).toContainText('Say it is Friday');
    await expectNoAxeFaults(page);
    await ana.choose(/^Hero/);
    await ana.text('Title').fill('Buen fin en viernes');
    await ana.whenSaved();
    await ask();
    await berta.button('Review').click();
    await expect(berta.dialog.getByTestId('differences')).toContainText('Buen fin en viernes');
    await berta.button('Approve this version').click();
    await expect(berta.page.getByTestId('approval')).toContainText('Approved by Berta');
    await expect(page.getByTestId('approval')).toContainText('Approved by Berta');
  });

  await test.step('she publishes, and the public page has changed within two seconds', async () => {
    await publish(ana, 'Buen fin begins');
    const publishedAt = Date.now();
    await expect.poll(served, { intervals: [50] }).toContain('Buen fin en viernes');
    expect(Date.now() - publishedAt).toBeLessThan(atMostMs);
    await expect(ana.dialog.getByRole('link', { name: 'See the live page' })).toHaveAttribute(
      'href',
      '/landing?id=buen-fin',
    );
    await visitor.open({ id: 'buen-fin' });
    await expect(headline).toHaveText('Buen fin en viernes');
    await expect(visitor.page.getByText('¿Puedo pagar antes?')).toBeVisible();
  });

  await test.step('a visitor registers, and the figures count it', async () => {
    await visitor.register(phones.next('mx'));
    await expect(visitor.download).toBeVisible();
    const figures = page
      .getByRole('table', { name: 'By revision' })
      .getByRole('row', { name: /^Revision 2/ })
      .getByRole('cell');
    const counted = async () =>
      (await ana.calls.read<Statistics>('/templates/buen-fin/statistics')).total.registrations;
    await expect.poll(counted, { timeout: 60_000 }).toBe(1);
    await ana.open('/templates/buen-fin/statistics');
    // Visits, clicks, codes, registrations.
    await expect(figures.nth(3)).toHaveText('1');
    await expect(figures.nth(1)).toHaveText('1');
  });

  await test.step('she takes it back, and the public page is as before', async () => {
    await ana.open('/templates/buen-fin/history');
    await ana.button('Roll back').click();
    await expect(ana.dialog.getByTestId('differences')).toContainText('Buen fin en viernes');
    expect(await axeFaultsOf(page)).toEqual([]);
    await expect(ana.dialog.getByText('whoever edits next starts from revision 1')).toBeVisible();
    await ana.dialog.getByRole('textbox', { name: 'Reason' }).fill('Too early');
    await ana.dialog.getByRole('button', { name: 'Roll back' }).click();
    await expect(page.getByRole('cell', { name: 'Too early' })).toBeVisible();
    await expect.poll(served, { intervals: [50], timeout: atMostMs }).toContain(before);
    await visitor.open({ id: 'buen-fin' });
    await expect(headline).toHaveText(before);
  });

  await test.step('one press makes what she took back the draft again, and another one undoes it', async () => {
    await ana.button('Make it the draft: revision 2').click();
    await expect(page.getByText('Restored as the draft: revision 2.')).toBeVisible();
    expect(await axeFaultsOf(page)).toEqual([]);
    const titleNow = async () =>
      (await page.request.get(`${host.origin}/editor/api/templates/buen-fin`)).text();
    expect(await titleNow()).toContain('Buen fin en viernes');
    await ana.button('Undo').click();
    await expect(page.getByText('Undone: the draft is as it was.')).toBeVisible();
    expect(await titleNow()).not.toContain('Buen fin en viernes');
  });

  await test.step('all of it stands in the audit log', async () => {
    await ana.open('/audit?templateId=buen-fin');
    for (const what of [
      'Created template',
      'Saved draft',
      'Made preview link',
      'Asked for approval',
      'Approved',
      'Published',
      'Rolled back',
    ]) {
      await expect(page.getByRole('cell', { name: what, exact: true }).first()).toBeVisible();
    }
    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    for (const what of ['Changed settings', 'Invited', 'Accepted invitation', 'Signed in']) {
      await expect(page.getByRole('cell', { name: what, exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('cell', { name: administrator.email }).first()).toBeVisible();
    // As others on this host find it.
    await ana.calls.call('PUT', '/settings', { requiresApproval: false });
  });
});
