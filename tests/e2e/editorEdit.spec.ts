import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { byId, shipped } from '../support/shippedTemplates';
import { axeFaultsOf, expectNoAxeFaults } from './support/axe';
import { administrator, desk, EditorPage } from './support/EditorPage';
import { editorStories, nested } from './support/editorStories';
import { everyFieldId } from './support/everyField';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({
  ...desk,
  hostOptions: editorStories,
  expectedErrors: [/Failed to load resource/],
});
test.setTimeout(240_000);

const languages = [
  {
    language: 'en',
    fields: 'Fields',
    blocks: [/^Hero/, /^Banner/, /^Text/, /^Data fields/, /^Countdown/, /^Button/, /^Columns/],
    checks: /^Checks/,
    text: /^Text/,
    link: 'Link',
    add: 'Add',
    search: 'Search blocks',
    price: 'price',
    sections: 'Saved sections',
    save: 'Save as a section…',
    publish: 'Publish…',
    choose: 'Choose another picture',
    variant: 'Make a variant',
  },
  {
    language: 'es',
    fields: 'Campos',
    blocks: [/^Portada/, /^Campos de datos/],
    checks: /^Revisión/,
    text: /^Texto/,
    link: 'Enlace',
    add: 'Agregar',
    search: 'Buscar bloques',
    price: 'precio',
    sections: 'Secciones guardadas',
    save: 'Guardar como sección…',
    publish: 'Publicar…',
    choose: 'Elegir otra imagen',
    variant: 'Hacer una variante',
  },
] as const;

for (const words of languages) {
  test(
    `axe finds nothing on the edit screen in ${words.language}: every field, panel and dialog, on a narrow screen too`,
    inEveryRun(words.language === 'en'),
    async ({ page, host }) => {
      const editor = new EditorPage(page, host);
      const canvas = page.frameLocator('iframe');
      await editor.signIn(administrator, `/templates/${everyFieldId}`, words.language);
      await expect(page.locator('html')).toHaveAttribute('lang', words.language);
      const rows = page.getByRole('complementary').getByRole('row');
      await expect(rows.first()).toBeVisible();
      await expectNoAxeFaults(page);
      // What goes on moving on the canvas would be drawn anew below every key that is typed.
      await expect(canvas.locator('form').first()).toBeVisible();
      await expect
        .poll(() =>
          canvas.locator('body').evaluate(({ ownerDocument }) => ownerDocument.getAnimations().length),
        )
        .toBe(0);
      for (const block of words.blocks) {
        await rows.filter({ hasText: block }).first().click();
        const fields = page.getByRole('region', { name: words.fields, exact: true });
        // What is folded is there too.
        await fields.evaluate((panel) =>
          panel.querySelectorAll('details').forEach((each) => (each.open = true)),
        );
        expect(await axeFaultsOf(page, fields), String(block)).toEqual([]);
      }
      await expectNoAxeFaults(page);
      await rows.filter({ hasText: words.text }).first().click();
      await page.getByRole('toolbar').getByRole('button', { name: words.link, exact: true }).click();
      await expect(editor.dialog.getByRole('radio').nth(6)).toBeVisible();
      await expectNoAxeFaults(page);
      await page.keyboard.press('Escape');
      await rows.filter({ hasText: words.blocks[0] }).first().click();
      await page.keyboard.press('Shift+ArrowDown');
      await page.getByRole('button', { name: words.variant }).last().click();
      await expect(page.getByRole('slider').first()).toBeVisible();
      await expectNoAxeFaults(page);
      await page.keyboard.press('Control+z');
      await rows.filter({ hasText: words.blocks[0] }).first().click();
      await page.getByRole('button', { name: words.choose }).click();
      await expect(editor.dialog).toBeVisible();
      await expectNoAxeFaults(page);
      await page.keyboard.press('Escape');
      await page.getByRole('complementary').getByRole('button', { name: words.add, exact: true }).click();
      await expectNoAxeFaults(page);
      await page.getByRole('searchbox', { name: words.search }).fill(words.price);
      const side = page.getByRole('complementary').first();
      expect(await axeFaultsOf(page, side), 'what was searched for').toEqual([]);
      await page.getByRole('searchbox', { name: words.search }).fill('');
      await page.getByRole('button', { name: words.sections, exact: true }).click();
      await page.getByRole('button', { name: words.save }).click();
      await expectNoAxeFaults(page);
      await editor.dialog.getByRole('textbox').fill(`Axe ${words.language}`);
      await editor.dialog.getByRole('button').last().click();
      await expect(page.getByRole('button', { name: new RegExp(`^Axe ${words.language}`) })).toBeVisible();
      await expectNoAxeFaults(page);
      await page.getByRole('complementary').getByRole('button', { name: words.checks }).click();
      await expect(page.getByTestId('page-weight')).toBeVisible();
      await expectNoAxeFaults(page);
      await editor.button(words.publish).click();
      await expect(editor.dialog.getByTestId('publish-findings')).toBeVisible();
      await expectNoAxeFaults(page);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoAxeFaults(page);
    },
  );
}

test('blocks are chosen, copied to another page, moved and made variants of by keys alone', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  const said = page.getByTestId('announcement');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const titles = () =>
    editor.side
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  const enterOutline = async () => {
    await editor.side.getByRole('button', { name: 'Page settings' }).focus();
    await press('Tab');
  };
  await editor.signIn(administrator, '/templates/pieces');
  await expect(editor.row(/One/)).toBeVisible();
  await enterOutline();
  await press('Home', 'Shift+ArrowDown');
  await expect(editor.fields.getByRole('heading', { name: '2 blocks' })).toBeVisible();
  await press('Control+c');
  await expect(said).toHaveText('2 blocks copied.');

  await editor.open('/templates/wide');
  await expect(editor.row(/Fits/)).toBeVisible();
  const before = await titles();
  await press('Control+v');
  await expect(said).toHaveText('2 blocks pasted.');
  expect(await titles()).toEqual([...before, 'Hero One', 'Hero Two']);
  // Keys in a field belong to the field.
  await editor.choose(/^Hero Two/);
  await editor.text('Title').focus();
  await press('Control+a', 'Control+c', 'Delete', 'Control+v', 'Control+v');
  await expect(editor.text('Title')).toHaveValue('TwoTwo');
  expect(await titles()).toHaveLength(before.length + 2);
  // What was typed is one step, or as many as a slow machine made pauses.
  await expect
    .poll(async () => {
      await press('Control+z');
      return titles();
    })
    .toEqual(before);
  // The next story finds the page as it was.
  await editor.whenSaved();

  await editor.open('/templates/pieces');
  await expect(editor.row(/One/)).toBeVisible();
  await enterOutline();
  await press('Home', 'Enter');
  await expect(editor.text('Title')).toBeFocused();
  await enterOutline();
  await press('Home', 'Alt+ArrowDown');
  await expect(said).toHaveText('Hero: now 2 of 3 on the page.');
  await press('Alt+ArrowRight');
  await expect(said).toHaveText('Hero: now 1 of 2 in column 1.');
  await press('Control+z', 'Control+z');
  await expect.poll(titles).toEqual(['Hero One', 'Hero Two', 'Columns', 'Column 1', 'Hero Left', 'Column 2']);
  // As a screen reader's user drags: the handle, Enter, along the places, Enter.
  await enterOutline();
  await press('Home', 'ArrowRight', 'Enter');
  const target = page.getByRole('button', { name: 'Drop on Column 2' });
  for (
    let step = 0;
    step < 12 && !(await target.evaluate((each) => each.contains(document.activeElement)));
    step += 1
  )
    await press('ArrowDown');
  await press('Enter');
  await expect(said).toHaveText('Hero: now 1 of 1 in column 2.');

  await press('Control+d');
  await expect(said).toHaveText('1 block duplicated.');
  await press('Delete');
  await expect(said).toHaveText('1 block deleted. Undo brings it back.');
  await enterOutline();
  await press('Home');
  await editor.fields.getByRole('button', { name: 'More for this block' }).focus();
  await press('Enter');
  await page.getByRole('menuitem', { name: 'Make a variant' }).focus();
  await press('Enter');
  await expect(said).toHaveText('Variant B was added.');
  const canvas = page.frameLocator('iframe');
  await expect(canvas.getByText('Two')).toHaveCount(2);
  await expect(canvas.getByText('Two').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('slider').focus();
  await press('ArrowRight', 'ArrowRight');
  await expect(editor.fields.getByText('B: 48%')).toBeVisible();
  const experiment = editor.fields.getByRole('textbox', { name: 'Experiment', exact: true });
  await experiment.focus();
  await press('Control+a');
  await page.keyboard.type('headline');
  await press('Enter');
  await expect(page.getByRole('group', { name: /headline/ })).toBeVisible();
  await expect(experiment).toBeFocused();
  await expectNoAxeFaults(page);
  await page
    .getByRole('group', { name: /headline/ })
    .getByRole('button', { name: /^A/ })
    .focus();
  await press('Enter');
  await expect(editor.row(/^Hero Two/).first()).toHaveAttribute('aria-selected', 'true');
  await editor.fields.getByRole('button', { name: 'Keep this one: A' }).focus();
  await press('Enter');
  await expect(canvas.getByText('Two')).toHaveCount(1);
  await editor.whenSaved();
});

test(
  'the checks know what is published and what pictures weigh, and the layout of a narrow phone; a row leads to its block',
  inEveryRun(false),
  async ({ page, host }) => {
    const editor = new EditorPage(page, host);
    await editor.signIn(administrator, '/templates/wide');
    await editor.side.getByRole('button', { name: /^Checks/ }).click();
    const { side } = editor;
    await expect(side.getByRole('button', { name: /not-there/ })).toBeVisible();
    await expect(side.getByRole('button', { name: new RegExp(everyFieldId) })).toHaveCount(0);
    await expect(page.getByTestId('page-weight')).toContainText(
      /One visitor loads about \d+ kB \(limit: 500 kB\)/,
    );
    await expect(page.getByTestId('rules-not-run')).toHaveText(
      /texts that overflow, words that are torn apart, controls too small/,
    );
    await side.getByRole('button', { name: 'Check the layout' }).click();
    const finding = side.getByRole('button', { name: /360 px wide.*Deep inside/ });
    await expect(finding).toBeVisible({ timeout: 30_000 });
    await expect(page.getByTestId('rules-not-run')).toHaveCount(0);
    await finding.click();
    // Lists so deep are edited as HTML alone.
    await expect(editor.fields.getByText('Deep inside').first()).toBeAttached();
    await editor.fields.getByText('HTML source (advanced)', { exact: true }).click();
    const source = editor.fields.getByRole('textbox', { name: 'HTML of “Text”' });
    await expect(source).toHaveValue(nested);
    await source.fill('<p>Fits now</p>');
    await expect(editor.text('Text')).toHaveText('Fits now');
    await expect(finding).toHaveCount(0);
    // Tabs stand in one line where there is least room for three panels.
    await page.setViewportSize({ width: 1024, height: 768 });
    const heights = await side
      .getByRole('group')
      .getByRole('button')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(50);
    expect(await side.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  },
);

for (const { document } of shipped)
  test(
    `a starter as it is has nothing to mend in its layout: ${document.id}`,
    // The one that moved most, in a frame alone.
    inEveryRun(document.id === 'mx-contrato'),
    async ({ page, host }) => {
      const editor = new EditorPage(page, host);
      await editor.signIn(administrator, `/templates/${document.id}`);
      await editor.side.getByRole('button', { name: /^Checks/ }).click();
      await editor.side.getByRole('button', { name: 'Check the layout' }).click();
      const layout = editor.side.getByRole('region', { name: 'Layout' });
      await expect(layout.getByRole('status')).toHaveText('Nothing to mend in the layout.', {
        timeout: 30_000,
      });
    },
  );

test('by keys: a block is found and added, and kept as a section that another page gets a copy of', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  const canvas = page.frameLocator('iframe');
  await editor.signIn(administrator, '/templates/wide');
  await editor.side.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await search.fill('testimonials');
  await expect(page.getByTestId('drawer-item:reviews')).toBeVisible();
  await expect(page.getByTestId('drawer-item:faq')).toHaveCount(0);
  await search.fill('questions');
  await page.getByTestId('drawer-item:faq').press('Enter');
  await expect(canvas.getByText('What will it cost me?')).toBeVisible();
  await expect(editor.text('Heading')).toHaveValue('Questions people ask');
  await editor.text('Heading').fill('Before you ask');
  // With the text before it.
  await editor.choose(/Before you ask/);
  await expect(editor.row(/Before you ask/)).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(editor.side.getByRole('row', { selected: true })).toHaveCount(2);
  await editor.fields.getByRole('button', { name: 'More for this block' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save as a section…' }).press('Enter');
  await expect(editor.dialog.getByText('Text, Questions')).toBeVisible();
  await editor.dialog.getByRole('textbox', { name: 'Name' }).fill('Our questions');
  await page.keyboard.press('Enter');
  await expect(editor.dialog).toHaveCount(0);
  const section = page.getByRole('button', { name: /^Our questions/ });
  await editor.whenSaved();

  await editor.open(`/templates/${everyFieldId}`);
  await editor.side.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await search.fill('our quest');
  await section.press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Before you ask' })).toBeVisible();
  await expect(canvas.getByText('Deep inside')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Before you ask' })).toHaveCount(0);
});

test('a lost connection and an ended session cost nothing that was typed', async ({
  page,
  host,
  context,
}) => {
  const editor = new EditorPage(page, host);
  await editor.signIn(administrator, '/templates/wide');
  await editor.choose(/^Text (Fits$|Typed)/);
  await expect(editor.text('Text')).toBeVisible();
  await context.setOffline(true);
  await editor.text('Text').fill('Typed in a tunnel');
  await expect(page.getByText('kept on this device')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(editor.saved).toHaveText(/^Saved \d/, { timeout: 30_000 });

  // Typed while nothing knows yet that the session is gone; whatever asks next finds out.
  await editor.text('Text').fill('Typed at the end');
  await context.clearCookies();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await editor.button('Sign in').click();
  await expect(editor.dialog).toHaveCount(0);
  await expect(editor.saved).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await editor.choose(/^Text (Fits$|Typed)/);
  await expect(editor.text('Text')).toHaveText('Typed at the end');
  await expect(editor.dialog).toHaveCount(0);
});

test(
  'what the terminal publishes meanwhile is shown before it is replaced',
  inEveryRun(false),
  async ({ page, host }) => {
    const editor = new EditorPage(page, host);
    await editor.signIn();
    await editor.startFrom('mx-bienvenida', 'Dos manos');
    // The template's own accent, though the dialog that made it was still open when the canvas was put up.
    const canvas = page.frameLocator('iframe');
    await expect(canvas.locator('button', { hasText: 'Solicitar mi préstamo' })).toHaveCSS(
      'background-color',
      'rgb(178, 74, 40)',
    );
    await expect(canvas.locator('html')).toHaveCSS('overflow-y', 'visible');
    await editor.button('Publish…').click();
    const first = editor.dialog.getByText('This is the first time that it is published.');
    await editor.goOnTo(first);
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-edit-'));
    const file = path.join(folder, 'dos-manos.json');
    writeFileSync(
      file,
      JSON.stringify({ ...byId.get('mx-bienvenida'), id: 'dos-manos', name: 'From the terminal' }),
    );
    const publish = editor.dialog.getByRole('button', { name: 'Publish', exact: true });
    const moved = editor.dialog.getByText('What is live has changed since you compared.');
    await editor.goOnTo(publish);
    await editor.dialog.getByRole('textbox', { name: 'Why' }).fill('Mine');
    expect(await host.runTemplates('publish', file)).toMatchObject({ exitCode: 0 });
    rmSync(folder, { recursive: true });
    // Back at what changes, and what was typed is still there.
    await expect(moved).toBeVisible();
    await expect(editor.dialog.getByText('From the terminal')).toBeVisible();
    await expectNoAxeFaults(page);
    await editor.goOnTo(publish);
    await expect(editor.dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('Mine');
    await publish.click();
    await expect(editor.dialog.getByText(/^Published\./)).toBeVisible();
  },
);
