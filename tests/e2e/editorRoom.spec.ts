import { request } from '@playwright/test';
import type { TemplateDetails } from '../../src/generated/editor';
import { administrator, desk, EditorPage, type Person } from './support/EditorPage';
import { EditorCalls } from './support/EditorCalls';
import { editorStories } from './support/editorStories';
import { inEveryRun } from './support/inEveryRun';
import { expectRoom } from './support/room';
import { expect, test } from './support/test';

const phone = { width: 390, height: 844 };
test.use({ ...desk, viewport: phone, isMobile: true, hasTouch: true, hostOptions: editorStories });
test.setTimeout(90_000);

const words = {
  en: {
    filter: 'Filter',
    kind: 'Kind',
    unfold: 'Show all of it',
    fold: 'Show less',
    takeBack: 'Take back',
    more: 'More about this page',
    history: 'History',
    review: 'Review',
    askForChange: 'Ask for a change',
    what: 'What is to be changed?',
    publish: 'Review…',
    goOn: 'Continue',
    why: 'Why',
    rollBack: 'Make it live: revision 1',
    reason: 'Reason',
    tools: 'Tools of the block',
    move: 'Move the block down',
  },
  es: {
    filter: 'Filtrar',
    kind: 'Tipo',
    unfold: 'Mostrar todo',
    fold: 'Mostrar menos',
    takeBack: 'Revertir',
    more: 'Más sobre esta página',
    history: 'Historial',
    review: 'Revisar',
    askForChange: 'Pedir un cambio',
    what: '¿Qué hay que cambiar?',
    publish: 'Revisar…',
    goOn: 'Continuar',
    why: 'Motivo',
    rollBack: 'Volver a publicar: revisión 1',
    reason: 'Motivo',
    tools: 'Herramientas del bloque',
    move: 'Bajar el bloque',
  },
} as const;

const titled =
  (title: string) =>
  (live: { readonly blocks: readonly { readonly type: string; readonly props: object }[] }) => ({
    ...live,
    blocks: live.blocks.map((block) =>
      block.type === 'hero'
        ? { ...block, props: { ...block.props, title: { es: title, en: title } } }
        : block,
    ),
  });

/** A page of its own that a quarter of the visitors get anew, with a draft about which somebody else asks. */
async function makeBusyPage({ calls, host }: EditorPage, id: string): Promise<EditorCalls> {
  await calls.startFrom('mx-bienvenida', id, `A page with much to say about itself: ${id}`);
  await calls.publish(id, 'First');
  await calls.draft(id, titled('Second'));
  await calls.publish(id, 'Second');
  const sha256 = await calls.draft(id, titled('Third'));
  const guarded = { sha256, reason: 'Third', acceptsWarnings: true, sharePercent: 25 };
  await calls.call('POST', `/templates/${id}/publish`, guarded);
  const eva: Person = { email: `${id}@presta.example`, password: 'una frase larga para Eva' };
  const hers = new EditorCalls(await request.newContext(), host.origin);
  await calls.invite(hers, 'editor', { ...eva, name: 'Eva Hernández Contreras' });
  const asked = await hers.draft(id, titled('Fourth'));
  await hers.call('POST', `/templates/${id}/approval-requests`, { sha256: asked, note: 'The rate?' });
  return hers;
}

for (const language of ['en', 'es'] as const) {
  const said = words[language];
  const id = `room-${language}`;

  test(
    `all that publishing asks for has room at a desk and on a phone: ${language}`,
    inEveryRun(language === 'en'),
    async ({ page, host }) => {
      const editor = new EditorPage(page, host);
      const { dialog } = editor;
      await editor.calls.signIn(administrator, language);
      const eva = await makeBusyPage(editor, id);
      await test.step('templates have half of a phone, until they are filtered', async () => {
        await editor.open(`?kind=landing&search=${id}`);
        const { y = phone.height } = (await page.getByRole('article').first().boundingBox()) ?? {};
        expect(y).toBeLessThan(phone.height * 0.6);
        const kind = page.getByRole('button', { name: said.kind });
        await expect(kind).toBeHidden();
        await editor.button(`${said.filter} · 1`).click();
        await expect(kind).toBeVisible();
        await expectRoom(page, 'the filters');
      });

      await editor.open(`/templates/${id}`);
      const canvas = page.frameLocator('#preview-frame');
      const pictures = dialog.getByTestId('pictures');

      await test.step('the page has most of a phone, whatever is said about it', async () => {
        await expect(page.getByTestId('guard')).toBeVisible();
        await expect(page.getByTestId('approval')).toBeVisible();
        await expect(canvas.getByRole('heading', { name: 'Fourth' })).toBeVisible();
        const { height = 0 } = (await page.locator('#preview-frame').boundingBox()) ?? {};
        expect(height).toBeGreaterThan(phone.height * 0.6);
        await expect(editor.button(said.takeBack)).toBeHidden();
        // The words themselves unfold it.
        const { x = 0, y = 0 } = (await page.getByTestId('guard').boundingBox()) ?? {};
        await page.touchscreen.tap(x + 60, y + 10);
        await expect(editor.button(said.takeBack)).toBeVisible();
        await editor.button(said.fold).click();
        await editor.button(said.more).click();
        await expect(page.getByRole('link', { name: said.history })).toBeVisible();
        await expectRoom(page, 'the workspace');
        await editor.button(said.more).click();
      });

      await test.step('the tools of a block stand beside the page', async () => {
        const texts = canvas.locator('[data-puck-component]');
        await texts.nth(2).click({ position: { x: 8, y: 8 }, force: true });
        await expect(
          page.getByRole('group', { name: said.tools }).getByRole('button', { name: said.move }),
        ).toBeVisible();
        expect(await canvas.locator('[data-puck-overlay] button').count()).toBe(0);
        // What is there to be hit in all of the block above.
        const hidden = await texts.nth(1).evaluate((block) => {
          const { left, right, top, bottom } = block.getBoundingClientRect();
          const found: string[] = [];
          for (let y = Math.max(top, 0) + 1; y < Math.min(bottom, innerHeight); y += 4)
            for (let x = left + 1; x < right; x += 8) {
              const hit = document.elementFromPoint(x, y);
              if (hit && !block.contains(hit)) found.push(`${x} ${y} ${hit.outerHTML.slice(0, 80)}`);
            }
          return found;
        });
        expect(hidden).toEqual([]);
      });

      await test.step('an answer to who asks', async () => {
        await editor.button(said.review).click();
        await expect(pictures).toBeVisible();
        await expectRoom(page, 'the review');
        await dialog.getByRole('button', { name: said.askForChange }).click();
        await expect(dialog.getByRole('textbox', { name: said.what })).toBeFocused();
        await expectRoom(page, 'asking for a change');
        await page.keyboard.press('Escape');
      });

      await test.step('each step of a publication', async () => {
        await editor.button(said.publish).click();
        const goOn = dialog.getByRole('button', { name: said.goOn });
        await expect(dialog.getByTestId('publish-findings')).toBeVisible();
        await expectRoom(page, 'the checks');
        await goOn.click();
        await expect(pictures).toBeVisible();
        await expectRoom(page, 'the changes');
        await goOn.click();
        await expect(goOn).toBeHidden();
        await expectRoom(page, 'the last step');
        await page.keyboard.press('Escape');
      });

      await test.step('somebody else edits it: three notices take little of a phone', async () => {
        await eva.call('PUT', `/templates/${id}/lock`, {});
        await editor.open(`/templates/${id}`);
        await expect(page.getByTestId('lock')).toBeVisible();
        await expect(page.getByTestId('approval')).toBeVisible();
        const { height = 0 } = (await page.getByTestId('notices').boundingBox()) ?? {};
        expect(height).toBeLessThanOrEqual(120);
        await expectRoom(page, 'three notices');
        await editor.button(said.unfold).focus();
        await page.keyboard.press('Enter');
        await expect(editor.button(said.fold)).toHaveAttribute('aria-expanded', 'true');
        await expectRoom(page, 'three notices, unfolded');
        await eva.call('DELETE', `/templates/${id}/lock`);
      });

      await test.step('the way back to an earlier revision', async () => {
        const { live } = await editor.calls.read<TemplateDetails>(`/templates/${id}`);
        expect(live?.revision).toBe(3);
        await page.setViewportSize(desk.viewport);
        await editor.open(`/templates/${id}/history`);
        await editor.button(said.rollBack).click();
        await expect(pictures).toBeVisible();
        // Begun at a desk, and not only once it is led to.
        await expect(dialog.getByRole('textbox', { name: said.reason })).toBeInViewport({ ratio: 1 });
        await expectRoom(page, 'a rollback');
      });
    },
  );
}
