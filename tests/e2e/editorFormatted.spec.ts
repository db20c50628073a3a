import { administrator, desk, EditorPage } from './support/EditorPage';
import { editorStories } from './support/editorStories';
import { middleOf, movedWords, wordPlaces } from './support/writtenPlaces';
import { expect, test } from './support/test';

test.use({
  ...desk,
  hostOptions: editorStories,
});
test.setTimeout(90_000);

test('formatted text stands where it stood when it is pressed, and the cursor goes there; below a list there is room to go on, which takes none until it is gone to', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  await editor.signIn(administrator, '/templates/standing');
  const canvas = page.frameLocator('#preview-frame');
  const written = canvas.locator('[data-html] [contenteditable="true"]');
  await expect(canvas.getByText('Smallprint')).toBeVisible();
  for (const word of ['everybody', 'accept', 'Figures', 'Thousand', 'Smallprint', 'borrowing']) {
    const before = await wordPlaces(canvas);
    const { x, y } = await middleOf(page, canvas, word);
    await page.mouse.click(x, y);
    await expect(written).toBeFocused();
    expect(movedWords(before, await wordPlaces(canvas)), word).toEqual([]);
    const around = await written.evaluate((element) => {
      const { anchorNode, anchorOffset } = element.ownerDocument.getSelection() ?? {};
      const found = anchorNode?.textContent ?? '';
      return [found.slice(0, anchorOffset), found.slice(anchorOffset)] as const;
    });
    expect(`${/\w*$/.exec(around[0])?.[0]}${/^\w*/.exec(around[1])?.[0]}`).toBe(word);
    // What is pressed is the link, and it is the one that is changed.
    const link = canvas.getByRole('button', { name: 'Link', exact: true });
    await expect(link).toHaveAttribute('aria-pressed', String(word === 'borrowing'));
    await page.keyboard.press('Escape');
    await expect(written).toHaveCount(0);
    expect(movedWords(before, await wordPlaces(canvas)), word).toEqual([]);
  }

  const { x, y } = await middleOf(page, canvas, 'Figures');
  await page.mouse.click(x, y);
  await expect(written).toBeFocused();
  const before = await wordPlaces(canvas);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => movedWords(before, await wordPlaces(canvas)).length).toBeGreaterThan(0);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => movedWords(before, await wordPlaces(canvas))).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Below');
  await expect(written.locator('> p').last()).toHaveText('Below');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
});

test('the page stays where it was scrolled to when formatted text is left; what is pressed is not under its own tools, at the lower edge and in a table either', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  await page.setViewportSize({ width: 1280, height: 560 });
  await editor.signIn(administrator, '/templates/standing');
  const canvas = page.frameLocator('#preview-frame');
  const written = canvas.locator('[data-html] [contenteditable="true"]');
  const { x, y } = await middleOf(page, canvas, 'Figures');
  await page.mouse.click(x, y);
  await expect(written).toBeFocused();
  const scroll = canvas.locator('html');
  await scroll.evaluate(() => window.scrollTo(0, 150));
  await page.keyboard.press('Escape');
  await expect(written).toHaveCount(0);
  // Drawn, and scrolled along with what is drawn.
  const reached = await scroll.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
      }),
  );
  expect(reached).toBe(150);

  const word = canvas.getByText('Thousand').last();
  await word.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const box = await word.boundingBox();
  if (!box) throw new Error('no table');
  await page.mouse.click(box.x + 20, box.y + box.height - 15);
  await expect(canvas.getByRole('button', { name: 'Delete row' })).toBeVisible();
  const caret = (): Promise<number | undefined> =>
    canvas
      .locator('body')
      .evaluate((body) => body.ownerDocument.getSelection()?.getRangeAt(0).getBoundingClientRect().bottom);
  const tools = (): Promise<number> =>
    canvas.getByRole('toolbar').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => ((await caret()) ?? Infinity) <= (await tools())).toBe(true);
});

test('a double press on a word of formatted text chooses it, however fast; its tools keep their height in a list, and say nothing where nobody writes', async ({
  page,
  host,
}) => {
  const editor = new EditorPage(page, host);
  await editor.signIn(administrator, '/templates/standing');
  const canvas = page.frameLocator('#preview-frame');
  const chosen = (): Promise<string | undefined> =>
    canvas.locator('body').evaluate((body) => body.ownerDocument.getSelection()?.toString());
  await expect(canvas.getByText('Smallprint')).toBeVisible();
  // As the very first gesture, and once the visual editor has been loaded.
  const presses = [
    ['borrowing', 0],
    ['Thousand', 0],
    ['Smallprint', 30],
    ['Figures', 60],
  ] as const;
  for (const [word, delay] of presses) {
    const { x, y } = await middleOf(page, canvas, word);
    await page.mouse.click(x, y, { clickCount: 2, delay });
    await expect(canvas.locator('[data-html] [contenteditable="true"]')).toBeFocused();
    await expect.poll(chosen).toBe(word);
    await page.keyboard.press('Escape');
    // The text is put back in the editor's place, and only then stands where the next word is looked for.
    await expect(canvas.locator('[data-html]')).toHaveCount(0);
  }

  const there = canvas.getByRole('toolbar');
  const inField = editor.fields.getByRole('toolbar');
  const heightsAt = async (word: string): Promise<unknown[]> => {
    const { x, y } = await middleOf(page, canvas, word);
    await page.mouse.click(x, y);
    await expect(canvas.locator('[data-html] [contenteditable="true"]')).toBeFocused();
    await expect(there.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
      'aria-pressed',
      String(word === 'Figures'),
    );
    const boxes = [await there.boundingBox(), await inField.boundingBox()];
    await expect(inField.locator('[aria-pressed="true"]')).toHaveCount(0);
    return boxes.map((box) => box?.height);
  };
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const phone of ['360', '320']) {
      await page.getByRole('button', { name: new RegExp(`^${phone}`) }).click();
      const heights = await heightsAt('accept');
      expect(await heightsAt('Figures')).toEqual(heights);
      // In one row.
      for (const height of heights) expect(height).toBeLessThan(45);
      await page.keyboard.press('Escape');
    }
  }
  // Written in the field, its tools say what the cursor is in.
  const field = editor.fields.locator('[contenteditable="true"]');
  await field.getByText('Figures').click();
  await expect(inField.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
