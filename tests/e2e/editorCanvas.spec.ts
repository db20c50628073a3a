import { inEveryRun } from './support/inEveryRun';
import { administrator, desk, EditorPage } from './support/EditorPage';
import { editorStories } from './support/editorStories';
import { expect, test } from './support/test';
import { wordPlaces } from './support/writtenPlaces';

test.use({
  ...desk,
  hostOptions: editorStories,
  // The slide's picture is not there.
  expectedErrors: [/Failed to load resource/],
});
test.setTimeout(120_000);

test('a picture on the canvas is as high as on a phone, however low the window is; a block is framed, not veiled, under the mouse and with the focus; a browser that translates the editor leaves the words of the page alone', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${host.origin}/landing?id=headed`);
  const onPhone = await page.getByAltText('A hand').boundingBox();
  await page.setViewportSize({ width: 1280, height: 700 });
  await editor.signIn(administrator, '/templates/headed');
  const canvas = page.frameLocator('#preview-frame');
  const onCanvas = canvas.getByAltText('A hand');
  await expect(onCanvas).toBeVisible();
  expect((await onCanvas.boundingBox())?.height).toBe(onPhone?.height);
  await page.setViewportSize(desk.viewport);

  const block = canvas.getByRole('group', { name: 'Hero' });
  await block.hover();
  const frame = canvas.locator('[data-puck-overlay] > :last-child > *');
  await expect(frame).toHaveCSS('outline-style', 'solid');
  await expect(frame).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await canvas.getByRole('heading', { name: 'Money' }).click({ force: true });
  await page.keyboard.press('Escape');
  await expect(block).toBeFocused();
  const drawn = await block.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset, zIndex } = getComputedStyle(element, '::after');
    const isInside = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) <= 0;
    return { outlineStyle, isInside, isAbove: Number(zIndex) > 0 };
  });
  expect(drawn).toEqual({ outlineStyle: 'solid', isInside: true, isAbove: true });

  const title = canvas.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const isTranslated = (element: HTMLElement): boolean => element.translate;
  expect(await title.evaluate(isTranslated)).toBe(false);
  expect(await page.locator('body').evaluate(isTranslated)).toBe(true);
  await block.click();
  const typed = canvas.getByRole('textbox').first();
  await expect(typed).toBeVisible();
  expect(await typed.evaluate(isTranslated)).toBe(false);
});

const languages = [
  {
    editor: 'en',
    speak: 'English',
    title: 'Money with',
    fields: 'Fields',
    names: { title: 'Title', phone: 'Telephone field' },
    undo: 'Undo',
    text: 'Text',
    bold: 'Bold',
    phone: 'Mobile number',
  },
  {
    editor: 'es',
    speak: 'Español',
    title: 'Dinero con',
    fields: 'Campos',
    names: { title: 'Título', phone: 'Campo del celular' },
    undo: 'Deshacer',
    text: 'Texto',
    bold: 'Negrita',
    phone: 'Número de celular',
  },
] as const;

for (const words of languages) {
  test(
    `texts are typed where they stand, in step with their fields, undone and saved, in ${words.editor}`,
    inEveryRun(words.editor === 'es'),
    async ({ page, host }) => {
      const editor = new EditorPage(page, host);
      await editor.signIn(administrator, `/templates/typed-${words.editor}`, words.editor);
      const canvas = page.frameLocator('#preview-frame');
      const title = canvas.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await page.locator('header, main').getByRole('button', { name: words.speak }).first().click();
      await expect(title).toContainText(words.title);
      const fields = page.getByRole('region', { name: words.fields, exact: true });
      const field = fields.getByRole('textbox', { name: new RegExp(`^${words.names.title}`) });

      // What is written is edited, not the brand's words for it.
      await title.click({ force: true });
      const typed = title.getByRole('textbox');
      await expect(typed).toBeFocused();
      await expect(typed).toHaveText(`${words.title} {{appName}}`);
      await page.keyboard.press('End');
      await page.keyboard.type(' 24');
      await expect(field).toHaveValue(`${words.title} {{appName}} 24`);
      // A pause ends the step.
      await expect(page.getByRole('button', { name: words.undo })).toBeEnabled();
      await page.waitForTimeout(1_100);
      await page.keyboard.type('/7');
      await page.keyboard.press('Control+z');
      await expect(typed).toHaveText(`${words.title} {{appName}} 24`);
      await expect(typed).toBeFocused();
      await page.keyboard.type('!');
      await expect(field).toHaveValue(`${words.title} {{appName}} 24!`);

      // The label of a link, by keys: a space is a space, and nobody goes anywhere.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const label = canvas.getByRole('textbox').nth(2);
      await expect(label).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type(' x');
      await expect(label).toHaveText('Ask now x');
      await page.keyboard.press('Escape');
      await expect(label).not.toBeFocused();
      await expect(title).not.toContainText('{{');

      // A label that is built in is written over, and comes back once it is emptied.
      await canvas.getByText(words.phone, { exact: true }).click({ force: true });
      const phone = canvas.getByRole('textbox', { name: words.names.phone });
      await expect(phone).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('WhatsApp');
      await expect(fields.getByRole('textbox', { name: new RegExp(`^${words.names.phone}`) })).toHaveValue(
        'WhatsApp',
      );
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Escape');
      await expect(phone).toHaveText(words.phone);

      // Formatted text is written where it stands too, in step with its field; Escape leads back to its block.
      await canvas.getByText('Formatted').click({ force: true });
      const written = canvas.locator('[data-html] [contenteditable="true"]');
      await expect(written).toBeFocused();
      // A second press moves the cursor, and a tool leaves it where it is.
      await written.click({ position: { x: 4, y: 4 } });
      await page.keyboard.press('End');
      await page.keyboard.type(' here');
      await canvas.getByRole('button', { name: words.bold }).click();
      await expect(written).toBeFocused();
      await page.keyboard.type(' now');
      await expect(fields.locator('[contenteditable="true"]')).toHaveText('Formatted here now');
      await page.waitForTimeout(1_100);
      await page.keyboard.type('!!');
      await page.keyboard.press('Control+z');
      await expect(written).toHaveText('Formatted here now');
      await expect(written).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(written).toHaveCount(0);
      await expect(canvas.locator('strong')).toHaveText('now');
      await expect(canvas.getByRole('group', { name: words.text, exact: true })).toBeFocused();

      await expect
        .poll(
          async () => {
            const reply = await page.request.get(`${host.origin}/editor/api/templates/typed-${words.editor}`);
            return reply.text();
          },
          { timeout: 20_000 },
        )
        .toContain(`${words.title} {{appName}} 24!`);
    },
  );
}

test('an entry that is added leaves its block on the canvas, and what is missing is said when its field is left', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  await editor.signIn(administrator, '/templates/typed-en');
  const canvas = page.frameLocator('#preview-frame');
  await editor.choose(/^Banner/);
  await editor.fields.getByRole('button', { name: 'Add one' }).click();
  await expect(canvas.getByText('First')).toBeVisible();
  await expect(canvas.getByText('No picture yet')).toHaveCount(1);
  await expect(canvas.getByText('Visitors don’t see this block yet')).toHaveCount(0);
  const address = editor.fields.locator('[data-path="/props/slides/1/image/src"]');
  await expect(address).not.toContainText('Still empty');
  await address.getByRole('textbox').focus();
  await address.getByRole('textbox').blur();
  await expect(address).toContainText('Still empty');
});

test('what a picture says is typed at the picture, in step with its field and by keys, and undone there', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  await editor.signIn(administrator, '/templates/pictured');
  const canvas = page.frameLocator('#preview-frame');
  await canvas.getByRole('group', { name: 'Picture' }).click();
  const plate = canvas.getByRole('button', { name: 'ALT A hand' });
  await plate.click();
  const typed = canvas.getByRole('textbox', { name: 'Alternative text' });
  await expect(typed).toBeFocused();
  await page.keyboard.type(' with a phone');
  await expect(editor.text('Alternative text')).toHaveValue('A hand with a phone');
  await expect(canvas.getByAltText('A hand with a phone')).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(typed).toHaveValue('A hand');
  await expect(typed).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(plate).toBeFocused();
  await expect(typed).toBeHidden();

  // By keys alone; in another language the text that stands for it is chosen whole.
  await page.getByRole('button', { name: 'Spanish' }).first().click();
  await page.keyboard.press('F2');
  await expect(typed).toBeFocused();
  await page.keyboard.type('Una mano');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('button', { name: 'ALT Una mano' })).toBeFocused();
  const draft = () => page.request.get(`${host.origin}/editor/api/templates/pictured`);
  await expect
    .poll(async () => (await (await draft()).text()).replace(/\\n|[\\\s]/g, ''), { timeout: 20_000 })
    .toContain('"alt":{"en":"Ahand","es":"Unamano"}');
});

test('what the mouse drags is told in the language of the editor, and what became of it', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  await editor.signIn(administrator, '/templates/pictured', 'es');
  const canvas = page.frameLocator('#preview-frame');
  const said = page.getByTestId('announcement');
  const photo = canvas.getByRole('group', { name: 'Imagen' });
  await expect(photo).toHaveAttribute('aria-roledescription', 'Bloque');
  await page.getByRole('button', { name: 'Agregar', exact: true }).first().click();
  const card = page.getByTestId('drawer-item:cta');
  const place = await card.boundingBox();
  const onto = await photo.boundingBox();
  if (!place || !onto) throw new Error('nothing to drag');
  await page.mouse.move(place.x + 40, place.y + 40);
  await page.mouse.down();
  await page.mouse.move(place.x + 60, place.y + 60, { steps: 5 });
  await expect(said).toHaveText('Botón: lo estás moviendo.');
  await page.mouse.move(onto.x + 100, onto.y + 10, { steps: 20 });
  await expect(said).toHaveText('Botón: quedaría 1 de 3 en la página.');
  await page.mouse.up();
  await expect(said).toHaveText('Botón: ahora 1 de 3 en la página.');
  await expect(page.getByText(/draggable/i)).toHaveCount(0);
  await page.keyboard.press('Control+z');
});

test('Escape gives up a drag, wherever the focus is: nothing is moved, undone or saved', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  await editor.signIn(administrator, '/templates/pictured');
  const canvas = page.frameLocator('#preview-frame');
  const said = page.getByTestId('announcement');
  const photo = canvas.getByRole('group', { name: 'Picture' });
  const words = canvas.getByText('Below it');
  const add = page.getByRole('button', { name: 'Add', exact: true }).first();
  const saves: string[] = [];
  page.on('request', (request) => {
    if (['PUT', 'POST'].includes(request.method())) saves.push(request.url());
  });
  await add.click();
  const card = page.getByTestId('drawer-item:cta');
  const standing = await wordPlaces(canvas);
  for (const [dragged, onto] of [
    [photo, words],
    [card, words],
  ] as const)
    for (const focused of [add, words]) {
      const [from, to] = [await dragged.boundingBox(), await onto.boundingBox()];
      if (!from || !to) throw new Error('nothing to drag');
      await page.mouse.move(from.x + 40, from.y + 40);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y + 60, { steps: 5 });
      // On a slow machine its place is said before anybody has looked.
      await expect(said).toHaveText(/picked up|would be/);
      await page.mouse.move(to.x + 100, to.y + to.height - 2, { steps: 10 });
      await focused.evaluate((element) => element.closest<HTMLElement>('[tabindex], button')?.focus());
      await page.keyboard.press('Escape');
      await expect(said).toHaveText('Nothing was moved.');
      await page.mouse.up();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
      expect(await wordPlaces(canvas)).toEqual(standing);
    }
  expect(saves.filter((url) => url.includes('/pictured'))).toEqual([]);
});
