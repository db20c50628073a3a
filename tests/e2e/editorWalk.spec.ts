import type { Locator, Page } from '@playwright/test';
import { administrator, desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { expectNoAxeFaults } from './support/axe';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({ ...desk, hostOwner: 'editorWalk', hostOptions: { environment: editorEnvironment } });
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

const walks = [
  {
    language: 'es',
    width: 1024,
    title: 'Viernes de pago',
    newTemplate: 'Nueva plantilla',
    name: 'Nombre',
    create: 'Crear',
    side: 'Panel lateral',
    fields: 'Campos',
    add: 'Agregar',
    search: 'Buscar bloques',
    formatted: 'formato',
    text: 'Texto',
    bold: 'Negrita',
    picture: 'imagen',
    choosePicture: /^Elegir (una|otra) imagen$/,
    drawing: 'Usar México: obtener la app',
    shows: /^Qué muestra, Español/,
    usePicture: 'Usar esta imagen',
    blocks: 'Bloques',
    settings: 'Ajustes de la página',
    hero: /^Portada/,
    more: 'Más para este bloque',
    variant: 'Hacer una variante',
    made: /^Se agregó la variante B/,
    checks: /^Revisión/,
    saved: /^Guardad/,
    publish: 'Publicar…',
    goOn: 'Continuar',
    share: 'para el 50% de los visitantes',
    later: 'A una hora fijada',
    start: 'Publicar a las',
    day: 'Día',
    time: 'Hora',
    why: 'Motivo',
    schedule: 'Programar',
    scheduled: /Programada para el/,
    standing: 'Programada',
  },
  {
    language: 'en',
    width: 1280,
    title: 'Friday of pay',
    newTemplate: 'New template',
    name: 'Name',
    create: 'Create',
    side: 'Side panel',
    fields: 'Fields',
    add: 'Add',
    search: 'Search blocks',
    formatted: 'formatted',
    text: 'Text',
    bold: 'Bold',
    picture: 'photo',
    choosePicture: /^Choose (a|another) picture$/,
    drawing: 'Use Mexico: get the app',
    shows: /^What it shows, Spanish/,
    usePicture: 'Use this picture',
    blocks: 'Blocks',
    settings: 'Page settings',
    hero: /^Hero/,
    more: 'More for this block',
    variant: 'Make a variant',
    made: /^Variant B was added/,
    checks: /^Checks/,
    saved: /^Saved/,
    publish: 'Publish…',
    goOn: 'Continue',
    share: 'for 50% of the visitors',
    later: 'At a set time',
    start: 'Publish at',
    day: 'Day',
    time: 'Time',
    why: 'Why',
    schedule: 'Schedule',
    scheduled: /Scheduled for/,
    standing: 'Scheduled',
  },
] as const;

/** Goes on with Tab until something has the focus, as who has no mouse does; the browser's own bar is no way there. */
async function reach(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  const isThere = (): Promise<boolean> => wanted.evaluate((each) => each === document.activeElement);
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}

/** A day far enough off, in the order in which the browser's fields for a date and a time are typed into. */
const typedMoment = '01152099';

for (const words of walks) {
  test(
    `a page is made and scheduled by keys in ${words.language} at ${words.width} px: formatted text, picture, variant`,
    inEveryRun(false),
    async ({ page, host }, info) => {
      const editor = new EditorPage(page, host);
      const { dialog } = editor;
      const { keyboard } = page;
      const side = page.getByRole('complementary', { name: words.side });
      const fields = page.getByRole('region', { name: words.fields, exact: true });
      const canvas = page.frameLocator('iframe');
      const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
      const press = async (button: Locator): Promise<void> => {
        await reach(page, button);
        await keyboard.press('Enter');
      };
      const look = async (name: string): Promise<void> => {
        await expectNoAxeFaults(page);
        await page.screenshot({ path: info.outputPath(`${name}.png`) });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${name} is as wide as the screen`).toBeLessThanOrEqual(0);
      };
      const add = async (search: string, type: string): Promise<void> => {
        await side.getByRole('button', { name: words.add, exact: true }).focus();
        await keyboard.press('Enter');
        await reach(page, page.getByRole('searchbox', { name: words.search }));
        await keyboard.press('Control+a');
        await keyboard.type(search);
        await press(page.getByTestId(`drawer-item:${type}`));
      };
      await page.setViewportSize({ width: words.width, height: 768 });
      await editor.signIn(administrator);
      await editor.useLanguage(words.language);
      await editor.open();

      await test.step('a new page from a starter', async () => {
        await press(editor.button(words.newTemplate));
        await press(page.getByTestId('starter-mx-bienvenida'));
        await expect(dialog.getByRole('textbox', { name: words.name })).toBeFocused();
        await keyboard.type(words.title);
        await keyboard.press('Enter');
        await expect(editor.title(words.title)).toBeVisible();
        await expect(canvas.locator('form').first()).toBeVisible();
      });

      await test.step('formatted text', async () => {
        await add(words.formatted, 'richText');
        const text = fields.getByRole('textbox', { name: new RegExp(`^${words.text}`) });
        await reach(page, text);
        await keyboard.press('Control+a');
        await keyboard.type('Paga ');
        await keyboard.press('Control+b');
        await keyboard.type('en viernes');
        await expect(canvas.locator('strong', { hasText: 'en viernes' })).toBeVisible();
        await expect(fields.getByRole('button', { name: words.bold })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await look('text');
      });

      await test.step('a picture, and what it shows', async () => {
        await add(words.picture, 'image');
        await press(fields.getByRole('button', { name: words.choosePicture }));
        await press(inDialog(words.drawing));
        const shows = dialog.getByRole('textbox', { name: words.shows });
        await expect(shows).toBeVisible();
        await reach(page, shows);
        await keyboard.press('Control+a');
        await keyboard.type('Una mano con un teléfono');
        await look('picture');
        await press(inDialog(words.usePicture));
        await expect(canvas.getByAltText('Una mano con un teléfono')).toBeAttached();
      });

      await test.step('a variant of the promise', async () => {
        await side.getByRole('button', { name: words.blocks, exact: true }).focus();
        await keyboard.press('Enter');
        await reach(page, side.getByRole('button', { name: words.settings }));
        for (const key of ['Tab', 'Home', 'Enter']) await keyboard.press(key);
        await expect(side.getByRole('row', { name: words.hero }).first()).toHaveAttribute(
          'aria-selected',
          'true',
        );
        // The cursor stands in the first field, below the block's buttons.
        await reach(page, fields.getByRole('button', { name: words.more }), 'Shift+Tab');
        await keyboard.press('Enter');
        await page.getByRole('menuitem', { name: words.variant }).focus();
        await keyboard.press('Enter');
        await expect(page.getByTestId('announcement')).toHaveText(words.made);
        await look('variant');
      });

      await test.step('the checks', async () => {
        await side.getByRole('button', { name: words.checks }).focus();
        await keyboard.press('Enter');
        await expect(page.getByTestId('page-weight')).toBeVisible();
        await look('checks');
        await expect(page.getByRole('status').filter({ hasText: words.saved }).first()).toBeVisible({
          timeout: 20_000,
        });
      });

      await test.step('a time is set', async () => {
        await editor.button(words.publish).focus();
        await keyboard.press('Enter');
        const differences = dialog.getByTestId('differences');
        await expect(inDialog(words.goOn)).toBeVisible();
        // Of a first publication they are folded.
        if ((await differences.count()) === 0) await press(inDialog(words.goOn));
        await expect(differences).toContainText(words.share);
        await look('changes');
        await press(inDialog(words.goOn));
        const now = dialog.getByRole('radio').first();
        await reach(page, now);
        await keyboard.press('ArrowRight');
        await expect(dialog.getByRole('radio', { name: words.later })).toBeChecked();
        const start = dialog.getByRole('group', { name: words.start });
        await reach(page, start.getByLabel(words.day));
        await keyboard.type(typedMoment);
        await reach(page, start.getByLabel(words.time));
        await keyboard.type('0930AM');
        await reach(page, dialog.getByRole('textbox', { name: words.why }));
        await keyboard.type('Campaña de viernes');
        await look('when');
        await press(inDialog(words.schedule));
        await expect(dialog.getByText(words.scheduled).first()).toBeVisible();
        await look('scheduled');
        await keyboard.press('Escape');
        await expect(page.getByText(words.standing).first()).toBeVisible();
        await look('afterwards');
      });
    },
  );
}
