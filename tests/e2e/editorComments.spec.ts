import type { Page } from '@playwright/test';
import { blockDocuments } from '../support/blockDocuments';
import { soaking } from '../support/soak';
import { expectNoAxeFaults } from './support/axe';
import { administrator, desk, EditorPage } from './support/EditorPage';
import { editorStories } from './support/editorStories';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({
  ...desk,
  // What the long run says here shows to nobody else.
  hostOwner: soaking ? 'editorComments' : undefined,
  hostOptions: editorStories,
  expectedErrors: [/Failed to load resource/],
});
test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

const words = {
  en: {
    comments: /^Comments/,
    blocks: 'Blocks',
    field: /^New comment on Hero/,
    answer: /^Answer about/,
    mark: /^1 open comment/,
    wrote: 'Vera wrote a comment',
    notices: /^Notices/,
    new: 'Notices: 1 new',
    mentioned: /Vera mentioned you on Talk en/,
    read: 'Notices',
    send: 'Answer',
    changed: 'Changed since',
    compare: 'See what changed',
    changeTitle: 'What changed since the comment',
    close: 'Close',
    resolve: 'Resolve',
    resolved: 'Resolved',
    by: /^Resolved by ana with a change, at version \d/,
    none: 'No open comments',
    title: /^Title/,
  },
  es: {
    comments: /^Comentarios/,
    blocks: 'Bloques',
    field: /^Comentario nuevo sobre Portada/,
    answer: /^Respuesta sobre/,
    mark: /^1 comentario abierto/,
    wrote: 'Vera escribió un comentario',
    notices: /^Avisos/,
    new: 'Avisos: 1 nuevo',
    mentioned: /Vera te mencionó en Talk es/,
    read: 'Avisos',
    send: 'Responder',
    changed: 'Cambió desde entonces',
    compare: 'Ver qué cambió',
    changeTitle: 'Qué cambió desde el comentario',
    close: 'Cerrar',
    resolve: 'Resolver',
    resolved: 'Resueltos',
    by: /^Lo resolvió ana con un cambio, en la versión \d/,
    none: 'No hay comentarios abiertos',
    title: /^Título/,
  },
} as const;

const vera = { email: 'vera@presta.example', password: 'cuatro palabras muy largas' };
const side = (page: Page) => page.getByRole('complementary');

for (const language of ['en', 'es'] as const) {
  test(
    `a viewer comments on a block and an editor settles it by a change: ${language}`,
    inEveryRun(false),
    async ({ page, browser, host }) => {
      const said = words[language];
      const ana = new EditorPage(page, host);
      await ana.signIn();
      const other = await (await browser.newContext({ ...desk })).newPage();
      const viewer = new EditorPage(other, host);
      if (language === 'en')
        await viewer.accept(await ana.invite(vera.email, 'viewer'), 'Vera', vera.password);
      else await viewer.signIn(vera);
      await ana.useLanguage('en');
      await ana.open();
      await ana.startFrom('mx-bienvenida', `Talk ${language}`);
      await ana.useLanguage(language);
      await viewer.useLanguage(language);
      await page.reload();
      await viewer.open(`/templates/talk-${language}`);

      // By keys alone.
      await side(other).getByRole('button', { name: said.comments }).click();
      await expect(other.getByText(said.none)).toBeVisible();
      await expectNoAxeFaults(other);
      await side(other).getByRole('button', { name: said.blocks, exact: true }).click();
      await side(other).getByRole('row').first().click();
      await other.keyboard.press('Control+Alt+KeyM');
      const field = other.getByRole('textbox', { name: said.field });
      await expect(field).toBeFocused();
      await other.keyboard.type('Hola @a');
      const offered = other.getByRole('option', { name: /^ana/ });
      await expect(offered).toHaveAttribute('aria-selected', 'true');
      await expectNoAxeFaults(other);
      await other.keyboard.press('Enter');
      await expect(field).toHaveValue('Hola @ana ');
      await other.keyboard.type('this promise is too long');
      await other.keyboard.press('Control+Enter');
      const thread = other.getByTestId('comments').getByRole('listitem').first();
      await expect(thread).toContainText('Hola @ana this promise is too long');

      // Whoever has the page open hears of it.
      await expect(page.getByTestId('announcement')).toHaveText(said.wrote);
      const mark = page.frameLocator('#preview-frame').locator('button[data-comments]');
      await expect(mark).toHaveAccessibleName(said.mark);
      await expectNoAxeFaults(page);
      // The bell leads there too.
      const bell = page.getByRole('button', { name: said.notices });
      await expect(bell).toHaveAccessibleName(said.new);
      await bell.click();
      await expect(page.getByRole('link', { name: said.mentioned })).toBeVisible();
      await expectNoAxeFaults(page);
      if (language === 'es') await page.getByRole('link', { name: said.mentioned }).click();
      else {
        await page.keyboard.press('Escape');
        await mark.click();
      }
      const mine = page.getByTestId('comments').getByRole('listitem').first();
      await expect(mine.getByRole('button', { expanded: true })).toBeFocused();
      await expect(bell).toHaveAccessibleName(said.read);
      const answer = page.getByRole('textbox', { name: said.answer });
      await answer.fill('I will shorten it');
      await page.getByRole('button', { name: said.send, exact: true }).click();
      await expect(thread).toContainText('I will shorten it');
      await expectNoAxeFaults(page);

      await page.getByRole('textbox', { name: said.title }).first().fill('Shorter');
      await expect(mine).toContainText(said.changed, { timeout: 20_000 });
      await expect(thread).toContainText(said.changed);
      await page.getByRole('button', { name: said.compare }).click();
      await expect(page.getByRole('dialog', { name: said.changeTitle })).toContainText('Shorter');
      await expectNoAxeFaults(page);
      await page.getByRole('dialog').getByRole('button', { name: said.close }).click();
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.getByRole('button', { name: said.resolve, exact: true }).click();
      await expect(mark).toHaveCount(0);
      await expect(other.getByText(said.none)).toBeVisible();
      await other.getByRole('button', { name: said.resolved, exact: true }).click();
      // What was unfolded stays so.
      await expect(other.getByText(said.by)).toBeVisible();
      await expectNoAxeFaults(other);
      await other.context().close();
    },
  );
}

test('the number of comments covers no letter of any block', async ({ page, host }) => {
  const editor = new EditorPage(page, host);
  const id = 'all-blocks';
  await editor.calls.signIn(administrator, 'en');
  const blocks = blockDocuments.flatMap((each) => each.blocks);
  const document = JSON.stringify({ ...blockDocuments[0], id, blocks });
  await editor.calls.call('POST', '/templates', { document, origin: 'blank' });
  for (const { id: blockId } of blocks)
    await editor.calls.call('POST', `/templates/${id}/comments`, { blockId, text: 'Shorter?', mentions: [] });
  await editor.open(`/templates/${id}`);
  const canvas = page.frameLocator('#preview-frame');
  // A space has nothing to be said about on the canvas, and others come when their code is there.
  await expect
    .poll(() => canvas.locator('[data-comments]').count())
    .toBeGreaterThanOrEqual(blocks.length - 1);
  const covered = await canvas.locator('body').evaluate((body) => {
    const page = body.ownerDocument;
    const marks = [...body.querySelectorAll('[data-comments] > *')].map((mark) =>
      mark.getBoundingClientRect(),
    );
    const texts: string[] = [];
    const walker = page.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      if (words === '' || node.parentElement?.closest('[data-comments]')) continue;
      const range = page.createRange();
      range.selectNodeContents(node);
      const isCovered = [...range.getClientRects()].some((line) =>
        marks.some(
          (mark) =>
            line.left < mark.right &&
            mark.left < line.right &&
            line.top < mark.bottom &&
            mark.top < line.bottom,
        ),
      );
      if (isCovered) texts.push(words);
    }
    return texts;
  });
  expect(covered).toEqual([]);
});
