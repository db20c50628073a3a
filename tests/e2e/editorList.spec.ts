import { readFileSync } from 'node:fs';
import { byId } from '../support/shippedTemplates';
import { axeFaultsOf } from './support/axe';
import { soaking } from '../support/soak';
import { desk, EditorPage } from './support/EditorPage';
import { editorStories } from './support/editorStories';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({
  ...desk,
  // What the long run changes here shows to nobody else.
  hostOwner: soaking ? 'editorList' : undefined,
  hostOptions: editorStories,
  expectedErrors: [/Failed to load resource: the server responded with a status of 4(00|01|04|09)/],
});
test.setTimeout(120_000);

const card = ({ page }: EditorPage, id: string) => page.getByTestId(`template-${id}`);

/** A file as it would be chosen from a disk. */
const file = (text: string) => ({
  name: 'chosen.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test.beforeEach(async ({ page, host }) => new EditorPage(page, host).signIn());

test('templates are found by words, kind, language and state', inEveryRun(false), async ({ page, host }) => {
  const editor = new EditorPage(page, host);
  await expect(card(editor, 'mx-bienvenida')).toBeVisible();
  await page.getByRole('searchbox').fill('india');
  await expect(card(editor, 'mx-bienvenida')).toHaveCount(0);
  await expect(card(editor, 'in-welcome')).toBeVisible();
  await page
    .getByRole('button', { name: /^Download page|Kind/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Download page' }).click();
  await expect(card(editor, 'in-welcome')).toHaveCount(0);
  await expect(card(editor, 'in-download')).toBeVisible();
  await page.reload();
  await expect(card(editor, 'in-download')).toBeVisible();
  await expect(card(editor, 'in-welcome')).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such thing');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(card(editor, 'in-welcome')).toBeVisible();
});

test('a template is duplicated, put away and brought back', inEveryRun(false), async ({ page, host }) => {
  const editor = new EditorPage(page, host);
  await card(editor, 'in-welcome').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await editor.field('Id').fill('in-welcome');
  await editor.button('Duplicate').click();
  await expect(editor.dialog.getByText('A template with this id exists.')).toBeVisible();
  await editor.field('Id').fill('in-copy');
  await editor.button('Duplicate').click();
  await expect(page).toHaveURL(`${host.origin}/editor/templates/in-copy`);
  await editor.open();
  await card(editor, 'in-copy').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await editor.dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(card(editor, 'in-copy')).toHaveCount(0);
  await editor.open('?state=archived');
  await card(editor, 'in-copy').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(card(editor, 'in-copy')).toHaveCount(0);
  await editor.open();
  await expect(card(editor, 'in-copy')).toBeVisible();
});

test(
  'a page is put into a folder, taken offline with a reason and put online again',
  inEveryRun(false),
  async ({ page, host }) => {
    const editor = new EditorPage(page, host);
    const statusOf = async () =>
      (await page.request.get(`${host.origin}/landing?id=in-welcome`, { maxRedirects: 0 })).status();
    const choose = async (item: string) => {
      await card(editor, 'in-welcome').getByRole('button').click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const answer = async (button: string) => {
      await editor.dialog.getByRole('textbox', { name: 'Reason' }).fill('The rate was wrong');
      await editor.dialog.getByRole('button', { name: button }).click();
      await expect(editor.dialog).toHaveCount(0);
    };
    await editor.button('New folder').click();
    await editor.field('Name').fill('India');
    await page.keyboard.press('Enter');
    const folder = page.getByRole('button', { name: /^India \d$/ });
    await expect(folder).toHaveText(/0$/);
    await choose('Move to folder…');
    await editor.dialog.getByRole('button', { name: /Without a folder/ }).click();
    await page.getByRole('option', { name: 'India' }).click();
    await editor.dialog.getByRole('button', { name: 'Move' }).click();
    await expect(folder).toHaveText(/1$/);
    await folder.click();
    await expect(page.getByRole('article')).toHaveCount(1);

    await choose('Take offline…');
    await answer('Take offline');
    await expect(card(editor, 'in-welcome').getByText('Offline', { exact: true })).toBeVisible();
    await expect.poll(statusOf, { intervals: [50], timeout: 3_000 }).toBe(410);
    await editor.open('/calendar');
    await expect(page.getByRole('link', { name: /^Went offline.*Welcome India.*UTC\+5:30/ })).toBeVisible();
    for (const language of ['es', 'en'] as const) {
      await editor.useLanguage(language);
      for (const path of ['/calendar', '']) {
        await editor.open(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByText('Welcome India').first()).toBeVisible();
        expect(await axeFaultsOf(page), `${path} in ${language}`).toEqual([]);
      }
    }
    await editor.open('/templates/in-welcome');
    await expect(page.getByRole('group', { name: 'Where it stands' })).toContainText('Offline');
    await expect(page.getByRole('link', { name: 'View live' })).toHaveCount(0);

    await editor.open();
    await choose('Put online again…');
    await answer('Put online');
    await expect(card(editor, 'in-welcome').getByText('Live', { exact: true })).toBeVisible();
    await expect.poll(statusOf, { intervals: [50], timeout: 3_000 }).toBe(200);
  },
);

test(
  'a healthy block is turned off by its name, and marked wherever its page is worked on',
  inEveryRun(false),
  async ({ page, host }) => {
    const editor = new EditorPage(page, host);
    const promise = /Turn off Hero: .* everywhere/;
    await editor.open('/templates/mx-bienvenida/statistics');
    await page.getByRole('button', { name: promise }).click();
    await editor.dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('button', { name: /Turn on Hero/ })).toBeVisible();
    await editor.open();
    await expect(card(editor, 'mx-bienvenida').getByText('1 block turned off')).toBeVisible();
    await editor.open('/templates/mx-bienvenida');
    const note = 'Turned off: visitors don’t see it';
    await expect(editor.side.getByRole('img', { name: note })).toBeVisible();
    await expect(page.locator('iframe').first().contentFrame().getByText(note)).toBeVisible();
    await page.getByRole('link', { name: '1 block turned off' }).click();
    await page.getByRole('button', { name: /Turn on Hero/ }).click();
    await page.locator('summary').last().click();
    await expect(page.getByRole('button', { name: promise })).toBeVisible();
  },
);

test(
  'what is exported can be imported under another id, byte for byte but for that',
  inEveryRun(false),
  async ({ page, host }) => {
    const editor = new EditorPage(page, host);
    await card(editor, 'mx-contrato').getByRole('button').click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as JSON' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('mx-contrato.json');
    const text = readFileSync(await saved.path(), 'utf8');
    expect(JSON.parse(text)).toEqual(byId.get('mx-contrato'));

    await editor.button('Import').click();
    await page.locator('input[type=file]').setInputFiles(file(text));
    await expect(editor.field('Id')).toHaveValue('mx-contrato-2');
    await editor.field('Id').fill('mx-contrato');
    await editor.dialog.getByRole('button', { name: 'Import' }).click();
    await expect(editor.dialog.getByText('A template with this id exists.')).toBeVisible();
    await editor.field('Id').fill('mx-otro');
    await editor.dialog.getByRole('button', { name: 'Import' }).click();
    await expect(page).toHaveURL(`${host.origin}/editor/templates/mx-otro`);
  },
);

test('a file that is no template is refused in clear words', inEveryRun(false), async ({ page, host }) => {
  const editor = new EditorPage(page, host);
  await editor.button('Import').click();
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles(file('{"id": "half'));
  await expect(editor.dialog.getByRole('alert').filter({ hasText: 'This file is not JSON' })).toBeVisible();
  await choose.setInputFiles(file('{"id": "list", "name": "No blocks"}'));
  await expect(editor.dialog.getByRole('alert').filter({ hasText: 'no list of blocks' })).toBeVisible();
  await expect(editor.dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('a blank page can be begun, and the keyboard alone is enough', async ({ page, host }) => {
  const editor = new EditorPage(page, host);
  await editor.button('New template').focus();
  await page.keyboard.press('Enter');
  await editor.button(/^Blank page/).focus();
  await page.keyboard.press('Enter');
  await expect(editor.field('Name')).toBeFocused();
  await page.keyboard.type('Página de otoño');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${host.origin}/editor/templates/pagina-de-otono`);
});
