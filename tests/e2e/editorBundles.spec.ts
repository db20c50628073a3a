import type { Page } from '@playwright/test';
import type { EditorSession, TemplateDetails } from '../../src/generated/editor';
import { expectNoAxeFaults } from './support/axe';
import { desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

// What one test publishes the next one finds; nobody else is on this host.
test.use({
  ...desk,
  hostOwner: 'editorBundles',
  hostOptions: { environment: editorEnvironment },
  expectedErrors: [/Failed to load resource/],
});
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

/** Another name of a template's page, as its draft. */
const draftTitle = (page: Page, id: string, title: string): Promise<number> =>
  page.evaluate(
    async ({ template, words }) => {
      const read = async (address: string): Promise<unknown> => (await fetch(`/editor/api${address}`)).json();
      const { csrfToken } = (await read('/session')) as EditorSession;
      const details = (await read(`/templates/${template}`)) as TemplateDetails;
      const text = details.draft?.document ?? details.live?.document ?? '{}';
      const changed = { ...(JSON.parse(text) as object), title: words };
      const reply = await fetch(`/editor/api/templates/${template}/draft`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
        body: JSON.stringify({ document: JSON.stringify(changed), baseVersion: details.version }),
      });
      return reply.status;
    },
    { template: id, words: title },
  );

const words = {
  en: {
    open: 'Bundle…',
    make: 'Make a bundle',
    name: 'Name',
    why: 'Why',
    publish: 'Publish 2 templates',
    accept: 'Publish in spite of the warnings',
    published: /^Published by /,
    rollBack: 'Roll back all',
    reason: 'Reason',
    rolledBack: /^Rolled back by /,
    bundles: 'Bundles',
  },
  es: {
    open: 'Paquete…',
    make: 'Crear un paquete',
    name: 'Nombre',
    why: 'Motivo',
    publish: 'Publicar 2 plantillas',
    accept: 'Publicar a pesar de los avisos',
    published: /^Publicado por /,
    rollBack: 'Revertir todo',
    reason: 'Motivo',
    rolledBack: /^Revertido por /,
    bundles: 'Paquetes',
  },
} as const;

const templates = ['mx-bienvenida', 'in-welcome'] as const;

for (const language of ['en', 'es'] as const) {
  test(
    `two templates are published in one step and taken back in one: ${language}`,
    inEveryRun(false),
    async ({ page, host }) => {
      const said = words[language];
      const editor = new EditorPage(page, host);
      await editor.signIn();
      await editor.useLanguage(language);
      const title = `Together ${language}`;
      const name = `Buen Fin ${language}`;
      for (const id of templates) expect(await draftTitle(page, id, title)).toBe(200);
      const seen = async () =>
        Promise.all(
          templates.map(async (id) =>
            (await (await page.request.get(`${host.origin}/landing?id=${id}`)).text()).includes(title),
          ),
        );
      await editor.open('?search=');

      await test.step('they are chosen in the list', async () => {
        await editor.button(said.open).click();
        for (const id of templates) await page.getByTestId(`template-${id}`).getByRole('checkbox').check();
        await expectNoAxeFaults(page);
        await editor.button(said.make).click();
        await editor.dialog.getByRole('textbox', { name: said.name }).fill(name);
        await editor.dialog.getByRole('button', { name: said.make }).click();
        await expect(editor.title(name)).toBeVisible();
      });

      await test.step('what each of them changes stands on one page', async () => {
        for (const id of templates)
          await expect(page.getByTestId(`member-${id}`).getByTestId('differences')).toContainText(title);
        await expectNoAxeFaults(page);
        expect(await seen()).toEqual([false, false]);
      });

      await test.step('a change by somebody else is shown before anything is published', async () => {
        const accept = page.getByRole('checkbox', { name: said.accept });
        await expect(editor.button(said.publish)).toBeEnabled();
        await page.getByRole('textbox', { name: said.why }).fill('The weekend');
        if (await accept.isVisible()) await accept.check();
        expect(await draftTitle(page, templates[1], `${title} again`)).toBe(200);
        await editor.button(said.publish).click();
        await expect(page.getByTestId(`member-${templates[1]}`)).toContainText('again');
        await expect(page.getByTestId('bundle-next').getByRole('alert')).not.toBeEmpty();
        expect(await seen()).toEqual([false, false]);
        await editor.button(said.publish).click();
        await expect(page.getByText(said.published)).toBeVisible();
        await expect.poll(seen).toEqual([true, true]);
        await expectNoAxeFaults(page);
      });

      await test.step('all of it is taken back', async () => {
        await editor.button(said.rollBack).click();
        await editor.dialog.getByRole('textbox', { name: said.reason }).fill('Too early');
        await editor.dialog.getByRole('button', { name: said.rollBack }).click();
        await expect(page.getByText(said.rolledBack)).toBeVisible();
        await expect.poll(seen).toEqual([false, false]);
        await page.getByRole('navigation').getByRole('link', { name: said.bundles }).click();
        await expect(page.getByRole('cell', { name })).toBeVisible();
        await expectNoAxeFaults(page);
      });
    },
  );
}
