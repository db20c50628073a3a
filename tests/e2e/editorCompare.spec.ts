import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './support/axe';
import { administrator, desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

// What one test publishes the next one finds; nobody else is on this host.
test.use({
  ...desk,
  hostOwner: 'editorCompare',
  hostOptions: { environment: editorEnvironment },
});
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

const id = 'mx-bienvenida';

/** A draft in which the promise is changed, a text is new, the benefits are gone and a note stands further down. */
const draftChanges = ({ calls }: EditorPage, title: string): Promise<string> =>
  calls.draft(id, (live) => {
    const [hero] = live.blocks;
    const note = live.blocks.find((block) => block.id === 'nota');
    const rest = live.blocks.filter((block) => !['inicio', 'nota', 'ventajas'].includes(block.id));
    const changed = { ...hero, props: { ...hero?.props, title: { es: title, en: title } } };
    const added = {
      id: 'fresh',
      type: 'richText',
      props: { html: { es: '<p>Una línea nueva</p>', en: '<p>A new line</p>' } },
    };
    return { ...live, blocks: [changed, added, ...rest.slice(0, -2), note, ...rest.slice(-2)] };
  });

const words = {
  en: {
    publish: 'Publish…',
    goOn: 'Continue',
    next: 'Next change',
    marks: { before: ['Changed', 'Removed', 'Moved'], after: ['Changed', 'Added', 'Moved'] },
    step: /^Change 1 of /,
    other: 'English',
    bringBack: /^Make it live: revision/,
  },
  es: {
    publish: 'Publicar…',
    goOn: 'Continuar',
    next: 'Cambio siguiente',
    marks: { before: ['Cambiado', 'Quitado', 'Movido'], after: ['Cambiado', 'Agregado', 'Movido'] },
    step: /^Cambio 1 de /,
    other: 'inglés',
    bringBack: /^Volver a publicar: revisión/,
  },
} as const;

/** How far each page is drawn up, in px of the screen. */
const offsets = (page: Page): Promise<number[]> =>
  page.locator('[data-testid^="picture-"] iframe').evaluateAll((frames) => {
    // The dialog around them may be scrolled too.
    const { top: start = 0 } =
      document.querySelector('[data-testid="pictures"]')?.getBoundingClientRect() ?? {};
    return frames.map((frame) => Math.round(frame.getBoundingClientRect().top - start));
  });

for (const language of ['en', 'es'] as const) {
  test(
    `both versions are seen beside what is said of them: ${language}`,
    inEveryRun(false),
    async ({ page, host }) => {
      const said = words[language];
      const editor = new EditorPage(page, host);
      await editor.calls.signIn(administrator, language);
      await draftChanges(editor, `Una promesa ${language}`);
      await editor.open(`/templates/${id}`);
      await editor.button(said.publish).click();
      const pictures = page.getByTestId('pictures');
      const goOn = editor.dialog.getByRole('button', { name: said.goOn });

      await test.step('what differs is outlined and named in both', async () => {
        await expect(goOn.or(pictures).first()).toBeVisible();
        if (!(await pictures.isVisible())) await goOn.click();
        for (const side of ['before', 'after'] as const)
          for (const mark of said.marks[side])
            await expect(page.getByTestId(`picture-${side}`).getByText(mark, { exact: true })).toHaveCount(1);
        await expectNoAxeFaults(page);
      });

      await test.step('keys scroll both, and lead from change to change', async () => {
        // The focus brings them into view.
        await pictures.focus();
        const start = await offsets(page);
        await page.keyboard.press('End');
        await expect
          .poll(async () => (await offsets(page)).map((top, at) => top < (start[at] ?? 0)))
          .toEqual([true, true]);
        // The browser may still be on its way down, and takes no notice of a key then.
        await expect
          .poll(async () => {
            await page.keyboard.press('Home');
            return offsets(page);
          })
          .toEqual(start);
        await editor.button(said.next).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText(said.step)).toBeVisible();
        await page.keyboard.press('Enter');
      });

      await test.step('in each language of the page', async () => {
        await editor.dialog.getByRole('button', { name: said.other }).click();
        await expect(
          page.frameLocator('[data-testid="picture-after"] iframe').locator('html'),
        ).toHaveAttribute('lang', 'en');
        await expect(
          page.getByTestId('picture-after').getByText(said.marks.after[1], { exact: true }),
        ).toHaveCount(1);
      });

      await test.step('where two phones have no room, one of them is shown', async () => {
        await page.setViewportSize({ width: 420, height: 780 });
        await expect(page.getByTestId('picture-after')).toBeVisible();
        await expect(page.getByTestId('picture-before')).toBeHidden();
        await expectNoAxeFaults(page);
      });
    },
  );
}
