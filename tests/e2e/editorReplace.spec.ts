import { expectNoAxeFaults } from './support/axe';
import { desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

// What one test drafts the next one finds; nobody else is on this host.
test.use({
  ...desk,
  hostOwner: 'editorReplace',
  hostOptions: { environment: editorEnvironment },
});
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

const words = {
  en: {
    open: 'Find and replace…',
    inAll: 'Look in all',
    inTwo: 'Look in 2 templates',
    find: 'Find',
    replaceBy: 'Replace with',
    wholeWords: 'Whole words only',
    nothing: 'Nothing found',
    save: 'Make drafts',
    made: '1 draft made',
    bundle: 'Make a bundle',
  },
  es: {
    open: 'Buscar y reemplazar…',
    inAll: 'Buscar en todas',
    inTwo: 'Buscar en 2 plantillas',
    find: 'Buscar',
    replaceBy: 'Reemplazar por',
    wholeWords: 'Solo palabras completas',
    nothing: 'No se encontró nada',
    save: 'Crear borradores',
    made: '1 borrador creado',
    bundle: 'Crear un paquete',
  },
} as const;

const [first, second] = ['mx-bienvenida', 'mx-descarga'] as const;

for (const language of ['en', 'es'] as const) {
  test(
    `a word is replaced in the templates that were ticked, and published together: ${language}`,
    inEveryRun(false),
    async ({ page, host }) => {
      const said = words[language];
      const editor = new EditorPage(page, host);
      await editor.signIn();
      await editor.useLanguage(language);
      await editor.open();
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      const [word, other] = language === 'en' ? ['minutos', 'instantes'] : ['préstamo', 'crédito'];

      await test.step('templates are chosen in the list', async () => {
        await editor.button(said.open).click();
        await expect(editor.button(said.inAll)).toBeVisible();
        for (const id of [first, second])
          await page.getByTestId(`template-${id}`).getByRole('checkbox').check();
        // Where the list is scrolled to, links of the bar at the top may lie over boxes.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectNoAxeFaults(page);
        await editor.button(said.inTwo).click();
        await expect(field(said.find)).toBeVisible();
      });

      await test.step('what nobody wrote is not found', async () => {
        await field(said.find).fill('nobody wrote this');
        await editor.button(said.find).click();
        await expect(page.getByRole('heading', { name: said.nothing })).toBeVisible();
        await expectNoAxeFaults(page);
      });

      const found = page.getByTestId(`found-${first}`);
      await test.step('each place is shown as it is and as it would be', async () => {
        await field(said.find).fill(word);
        await field(said.replaceBy).fill(other);
        await page.getByText(said.wholeWords).click();
        await page.keyboard.press('Enter');
        await expect(found.locator('del').first()).toHaveText(word);
        await expect(found.locator('ins').first()).toHaveText(other);
        await expectNoAxeFaults(page);
      });

      await test.step('what is not ticked stays', async () => {
        const boxes = page.locator('main').getByRole('checkbox');
        for (const box of await boxes.all()) if (await box.isEnabled()) await box.uncheck();
        await expect(editor.button(said.save)).toBeDisabled();
        await found.getByRole('checkbox').first().check();
        await editor.button(said.save).click();
        await expect(page.getByRole('heading', { name: said.made })).toBeFocused();
        await expectNoAxeFaults(page);
      });

      await test.step('the drafts become a bundle', async () => {
        await editor.button(said.bundle).click();
        await editor.dialog.getByRole('button', { name: said.bundle }).click();
        const member = page.getByTestId(`member-${first}`);
        await expect(member.getByTestId('differences')).toContainText(other);
      });
    },
  );
}
