import { inEveryRun } from './support/inEveryRun';
import { administrator, desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { documentOf, paragraph } from './support/fixtureDocuments';
import { expect, test } from './support/test';

/** One for each language, whose stories share a host. */
const typedDocuments = ['typed-en', 'typed-es'].map((id) =>
  documentOf(id, [
    {
      id: 'top',
      type: 'hero',
      props: {
        title: { en: 'Money with {{appName}}', es: 'Dinero con {{appName}}' },
        subtitle: 'In minutes',
        cta: { label: 'Ask now', action: { type: 'link', href: '/PrivacyPolicy' } },
      },
    },
    { id: 'form', type: 'registration', props: { phoneRule: 'mx' } },
    {
      id: 'slides',
      type: 'banner',
      props: { slides: [{ image: { src: '/pictures/none.webp', alt: 'First' } }] },
    },
    paragraph('words', 'Formatted'),
  ]),
);

test.use({
  ...desk,
  hostOwner: 'editorCanvas',
  hostOptions: { environment: editorEnvironment, documents: typedDocuments },
  // The slide's picture is not there.
  expectedErrors: [/Failed to load resource/],
});
test.setTimeout(120_000);

const languages = [
  {
    editor: 'en',
    speak: 'English',
    title: 'Money with',
    fields: 'Fields',
    names: { title: 'Title', phone: 'Telephone field' },
    undo: 'Undo',
    phone: 'Mobile number',
  },
  {
    editor: 'es',
    speak: 'Español',
    title: 'Dinero con',
    fields: 'Campos',
    names: { title: 'Título', phone: 'Campo del celular' },
    undo: 'Deshacer',
    phone: 'Número de celular',
  },
] as const;

for (const words of languages) {
  test(
    `texts are typed where they stand, in step with their fields, undone and saved, in ${words.editor}`,
    inEveryRun(words.editor === 'es'),
    async ({ page, host }) => {
      const editor = new EditorPage(page, host);
      await editor.signIn(administrator, '/settings');
      await editor.useLanguage(words.editor);
      await editor.open(`/templates/typed-${words.editor}`);
      const canvas = page.frameLocator('#preview-frame');
      const title = canvas.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await page.locator('header, main').getByRole('button', { name: words.speak }).first().click();
      await expect(title).toContainText(words.title);
      const fields = page.getByRole('region', { name: words.fields, exact: true });
      const field = fields.getByRole('textbox', { name: new RegExp(`^${words.names.title}`) });

      // What is written is edited, not the brand's words for it.
      await title.click();
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

      // Formatted text leads to where it is written.
      await canvas.getByText('Formatted').click({ force: true });
      await expect(fields.locator('[contenteditable="true"]')).toBeFocused();

      await expect
        .poll(
          async () => {
            const reply = await page.request.get(`${host.origin}/editor/api/templates/typed-${words.editor}`);
            return reply.text();
          },
          { timeout: 20_000 },
        )
        .toContain(`${words.title} {{appName}} 24!`);
      await editor.useLanguage('en');
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
