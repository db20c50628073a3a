import type { Page } from '@playwright/test';
import type { EditorSession, TemplateDetails } from '../../src/generated/editor';
import { expectNoAxeFaults } from './support/axe';
import { desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

// What one test keeps the next one finds; nobody else is on this host.
test.use({ ...desk, hostOwner: 'editorSynced', hostOptions: { environment: editorEnvironment } });
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

const words = {
  en: {
    fields: 'Fields',
    side: 'Side panel',
    blocks: 'Blocks',
    more: 'More',
    save: 'Save as a section…',
    name: 'Name',
    one: /^Synced block/,
    keep: 'Save',
    edit: 'Edit for all pages',
    saveAll: 'Save for all pages',
    drafts: 'Make drafts',
    made: '1 draft made',
    update: /^Bring up to date/,
    detach: 'Detach on this page',
    footer: /^Footer/,
  },
  es: {
    fields: 'Campos',
    side: 'Panel lateral',
    blocks: 'Bloques',
    more: 'Más',
    save: 'Guardar como sección…',
    name: 'Nombre',
    one: /^Bloque sincronizado/,
    keep: 'Guardar',
    edit: 'Editar para todas las páginas',
    saveAll: 'Guardar para todas las páginas',
    drafts: 'Crear borradores',
    made: '1 borrador creado',
    update: /^Actualizar/,
    detach: 'Separar en esta página',
    footer: /^Pie de página/,
  },
} as const;

/** The draft of a page, or what is live, as an object. */
const pageOf = (
  page: Page,
  id: string,
): Promise<{ blocks: { type: string; synced?: { version: number } }[] }> =>
  page.evaluate(async (template) => {
    const reply = await fetch(`/editor/api/templates/${template}`);
    const { draft, live } = (await reply.json()) as TemplateDetails;
    return JSON.parse((draft ?? live)?.document ?? '{}') as { blocks: { type: string }[] };
  }, id);

/** Puts the footer of one page, with its mark, on another one. */
const shareFooter = (page: Page, from: string, to: string): Promise<number> =>
  page.evaluate(
    async ([source = '', target = '']) => {
      const read = async (address: string): Promise<unknown> => (await fetch(`/editor/api${address}`)).json();
      const documentOf = ({ draft, live }: TemplateDetails) =>
        JSON.parse((draft ?? live)?.document ?? '{}') as { blocks: { type: string }[] };
      const { csrfToken } = (await read('/session')) as EditorSession;
      const footers = documentOf((await read(`/templates/${source}`)) as TemplateDetails).blocks.filter(
        ({ type }) => type === 'footer',
      );
      const details = (await read(`/templates/${target}`)) as TemplateDetails;
      const document = documentOf(details);
      const blocks = [...document.blocks.filter(({ type }) => type !== 'footer'), ...footers];
      const reply = await fetch(`/editor/api/templates/${target}/draft`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
        body: JSON.stringify({
          document: JSON.stringify({ ...document, blocks }),
          baseVersion: details.version,
        }),
      });
      return reply.status;
    },
    [from, to],
  );

const versionOn = async (page: Page, id: string): Promise<number | undefined> =>
  (await pageOf(page, id)).blocks.find(({ type }) => type === 'footer')?.synced?.version;

const textOn = async (page: Page, id: string): Promise<string> => JSON.stringify(await pageOf(page, id));

for (const [language, first, second] of [
  ['en', 'mx-bienvenida', 'mx-descarga'],
  ['es', 'mx-contrato', 'site-contact'],
] as const) {
  test(`a footer of two pages is changed once: ${language}`, inEveryRun(false), async ({ page, host }) => {
    const said = words[language];
    const editor = new EditorPage(page, host);
    await editor.signIn();
    await editor.useLanguage(language);
    const fields = page.getByRole('region', { name: said.fields });
    const chooseFooter = async () => {
      await page
        .getByRole('complementary', { name: said.side })
        .getByRole('row', { name: said.footer })
        .click();
    };
    const part = page.getByTestId('synced-part');
    const name = `Legal ${language}`;

    await test.step('it is kept as one for all pages, and is framed on its page', async () => {
      await editor.open(`/templates/${first}`);
      await chooseFooter();
      await fields.locator('button[aria-haspopup]').first().click();
      await page.getByRole('menuitem', { name: said.save }).click();
      await editor.dialog.getByRole('textbox', { name: said.name }).fill(name);
      await editor.dialog.getByRole('radio', { name: said.one }).check();
      await expectNoAxeFaults(page);
      await editor.dialog.getByRole('button', { name: said.keep, exact: true }).click();
      await expect(part).toBeVisible();
      await expect(fields.getByRole('heading', { name })).toBeVisible();
      await expect.poll(() => versionOn(page, first)).toBe(1);
      await expectNoAxeFaults(page);
      expect(await shareFooter(page, first, second)).toBe(200);
    });

    await test.step('it is edited on a surface of its own, and every page that has it is shown', async () => {
      await part.getByRole('button', { name: said.edit }).click();
      await expect(editor.title(name)).toBeVisible();
      await chooseFooter();
      await fields.getByRole('textbox').first().click();
      await page.keyboard.type(`${name} changed `);
      await expectNoAxeFaults(page);
      await editor.button(said.saveAll).click();
      await expect(page.getByTestId(`synced-page-${second}`)).toBeVisible();
      // Its draft has nothing but the mark that is not live.
      await expect(page.getByTestId(`synced-page-${first}`).getByRole('checkbox')).toBeChecked();
      await expect(page.getByTestId(`synced-page-${second}`).getByRole('checkbox')).not.toBeChecked();
      await expectNoAxeFaults(page);
    });

    await test.step('the pages that are ticked become drafts, and the list says which is behind', async () => {
      await editor.button(said.drafts).click();
      await expect(page.getByRole('heading', { name: said.made })).toBeFocused();
      await expectNoAxeFaults(page);
      expect(await textOn(page, first)).toContain(`${name} changed`);
      await editor.open('?search=');
      await expect(page.getByTestId(`template-${second}`)).toContainText(name);
      await expect(page.getByTestId(`template-${first}`)).not.toContainText(name);
      await expectNoAxeFaults(page);
    });

    await test.step('the other is brought up to date where it is open, and detached', async () => {
      await editor.open(`/templates/${second}`);
      await chooseFooter();
      await part.getByRole('button', { name: said.update }).click();
      await expect.poll(() => versionOn(page, second)).toBe(2);
      expect(await textOn(page, second)).toContain(`${name} changed`);
      await part.getByRole('button', { name: said.detach }).click();
      await expect(part).toBeHidden();
      await expect.poll(() => versionOn(page, second)).toBeUndefined();
      expect(await versionOn(page, first)).toBe(2);
    });
  });
}
