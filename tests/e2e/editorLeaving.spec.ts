import { inEveryRun } from './support/inEveryRun';
import type { Page } from '@playwright/test';
import { casesRun, runs } from '../support/soak';
import { administrator, desk, EditorPage } from './support/EditorPage';
import { editorStories } from './support/editorStories';
import { expect, test } from './support/test';

const templateId = 'left';
test.use({
  ...desk,
  hostOptions: editorStories,
  // A page that is left cuts its calls off.
  expectedErrors: [/Failed to load resource/],
});
test.setTimeout(runs(120_000, 3_600_000));

const allLeavings: Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>> = {
  reload: (page) => page.reload(),
  back: (page) => page.goBack(),
  people: (page) => page.getByRole('link', { name: 'People', exact: true }).click(),
  address: (page, origin) => page.goto(`${origin}/PrivacyPolicy`),
  list: (page) => page.getByRole('link', { name: 'All templates', exact: true }).click(),
};
/** The last two unload the page, or stay in it, as others do. */
const leavings = Object.entries(allLeavings).slice(0, runs(3, 5));

/** Opens the template as a person does who comes back: unsent changes are offered, and taken. */
async function comeBack(editor: EditorPage, title: string): Promise<void> {
  const { page } = editor;
  await editor.open(`/templates/${templateId}`);
  const offer = page.getByRole('button', { name: 'Use these changes' });
  const row = editor.row(/^Hero/);
  await expect(row.or(offer).first()).toBeVisible();
  if (await offer.isVisible()) await offer.click();
  await editor.choose(/^Hero/);
  await expect(editor.text('Title')).toHaveValue(title);
  await editor.whenSaved();
}

/** From the last key to leaving, in ms, spread over the time that typing takes to rest and to be saved. */
const moments = (count: number): number[] =>
  Array.from({ length: count }, (_, place) => Math.round((place * 2_200) / count));

test('text that is left at any moment after the last key is there when the page is opened again', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  await editor.signIn(administrator, '/settings');
  await editor.open(`/templates/${templateId}`);
  await editor.choose(/^Hero/);
  let cases = 0;
  for (const [name, leave] of leavings) {
    for (const ms of moments(runs(1, 40)).map(
      (each) => each + (runs(1, 0) === 1 ? (cases * 600) % 2_000 : 0),
    )) {
      const title = `${name} after ${ms} ms ${cases}`;
      await editor.text('Title').fill(title);
      // The moment itself is what is tried.
      await page.waitForTimeout(ms);
      await leave(page, host.origin);
      await comeBack(editor, title);
      cases += 1;
    }
  }
  casesRun('typing-left', cases);
});

test(
  'the preview shows what was typed before it was opened, at any moment after the last key',
  inEveryRun(false),
  async ({ page, host }) => {
    const editor = new EditorPage(page, host);
    await editor.signIn(administrator, `/templates/${templateId}`);
    let cases = 0;
    for (const ms of runs(1, 0) === 1 ? [0, 1_200] : moments(40)) {
      await comeBack(editor, await editor.choose(/^Hero/).then(() => editor.text('Title').inputValue()));
      const title = `Seen after ${ms} ms`;
      await editor.text('Title').fill(title);
      await page.waitForTimeout(ms);
      await page.getByRole('link', { name: 'Preview', exact: true }).click();
      await expect(
        page.frameLocator('iframe[title="Phone of 360 px"]').getByRole('heading', { level: 1 }),
      ).toHaveText(title);
      await editor.open(`/templates/${templateId}`);
      cases += 1;
    }
    casesRun('typing-left', cases);
  },
);

test('Ctrl+Z within a second takes back what was typed, in the fields and on the canvas', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  await editor.signIn(administrator, `/templates/${templateId}`);
  await editor.choose(/^Text/);
  await editor.text('Text').fill('Changed first');
  await editor.whenSaved();
  await editor.choose(/^Hero/);
  const before = await editor.text('Title').inputValue();
  await editor.text('Title').press('End');
  await page.keyboard.type(' typo');
  await page.keyboard.press('Control+z');
  await expect(editor.text('Title')).toHaveValue(before);
  await expect(page.frameLocator('#preview-frame').getByRole('heading', { level: 1 })).toHaveText(before);
  await page.keyboard.press('Control+y');
  await expect(editor.text('Title')).toHaveValue(`${before} typo`);
  await editor.button('Undo').click();
  await editor.button('Undo').click();
  await expect(editor.text('Text')).toHaveText('Below');
  await expect(editor.button('Redo')).toBeEnabled();
});
