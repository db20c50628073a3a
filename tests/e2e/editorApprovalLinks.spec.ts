import { devices, request, type BrowserContext, type Page } from '@playwright/test';
import type { BundleDetails } from '../../src/generated/editor';
import type { Host } from '../support/host';
import { soaking } from '../support/soak';
import { expectNoAxeFaults } from './support/axe';
import { administrator, desk, EditorPage } from './support/EditorPage';
import { EditorCalls } from './support/EditorCalls';
import { editorStories } from './support/editorStories';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

// What one test asks about the next one finds; in the long run nobody else is on this host.
test.use({
  ...desk,
  hostOwner: soaking ? 'editorApprovalLinks' : undefined,
  hostOptions: editorStories,
  expectedErrors: [/Failed to load resource/],
});
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

const id = 'mx-bienvenida';
const password = 'una frase larga para Eva';

const words = {
  en: {
    locale: 'en-US',
    review: 'Review',
    make: 'Make a link for approval',
    for: 'Whom it is for',
    makeIt: 'Make the link',
    link: 'Link',
    done: 'Done',
    title: /^Eva en asks you to approve/,
    before: 'Before',
    after: 'After',
    name: 'Your name',
    approve: /^Approve/,
    change: /^Ask for a change/,
    what: 'What is to be changed?',
    goOn: 'Continue',
    approveDo: 'Approve',
    send: 'Send',
    approved: 'You have approved it',
    changeAsked: 'You have asked for a change',
    banner: 'Approved by Lic. Luz Ortega',
    byLink: 'By the link for Lic. Luz',
    bundle: 'Lic. Luz asks for a change',
    revoke: 'Revoke the link for Lic. Luz',
    revoked: 'This link was taken back',
    nameMissing: 'Write your name: it stands in the record.',
  },
  es: {
    locale: 'es-MX',
    review: 'Revisar',
    make: 'Crear un enlace de aprobación',
    for: 'Para quién es',
    makeIt: 'Crear el enlace',
    link: 'Enlace',
    done: 'Listo',
    title: /^Eva es te pide que apruebes/,
    before: 'Antes',
    after: 'Después',
    name: 'Tu nombre',
    approve: /^Aprobar/,
    change: /^Pedir un cambio/,
    what: '¿Qué hay que cambiar?',
    goOn: 'Continuar',
    approveDo: 'Aprobar',
    send: 'Enviar',
    approved: 'Lo aprobaste',
    changeAsked: 'Pediste un cambio',
    banner: 'Lic. Luz Ortega',
    byLink: 'Con el enlace para Lic. Luz',
    bundle: 'Lic. Luz',
    revoke: 'Revocar el enlace para Lic. Luz',
    revoked: 'Este enlace se retiró',
    nameMissing: 'Escribe tu nombre: queda en el registro.',
  },
} as const;

type Words = (typeof words)['en' | 'es'];

const withTitle = (title: string) => (live: { readonly blocks: readonly { readonly props: object }[] }) => ({
  ...live,
  blocks: live.blocks.map((block, position) =>
    position === 0 ? { ...block, props: { ...block.props, title: { es: title, en: title } } } : block,
  ),
});

/** A link for counsel, as it is handed over. */
async function makeLink({ page, dialog }: EditorPage, said: Words): Promise<string> {
  await page.getByTestId('approval-links').getByRole('button', { name: said.make }).click();
  const form = dialog.last();
  await form.getByRole('textbox', { name: said.for }).fill('Lic. Luz');
  await expectNoAxeFaults(page);
  await form.getByRole('button', { name: said.makeIt }).click();
  const address = await form.getByRole('textbox', { name: said.link }).inputValue();
  await form.getByRole('button', { name: said.done }).click();
  return address;
}

/** A phone of somebody who has no account. */
const phoneIn = (locale: string) => ({
  ...devices['Pixel 5'],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1,
  locale,
});

async function openOnPhone(phone: BrowserContext, address: string): Promise<Page> {
  const page = await phone.newPage();
  await page.goto(address);
  return page;
}

/** Eva, who writes and asks, and needs no page for it. */
async function invited(host: Host, ana: EditorPage, name: string): Promise<EditorCalls> {
  const eva = new EditorCalls(await request.newContext(), host.origin);
  const email = `${name.replace(' ', '.')}@presta.example`;
  await ana.calls.invite(eva, 'editor', { email, password, name });
  return eva;
}

for (const language of ['en', 'es'] as const) {
  test(
    `counsel approves a page by a link: ${language}`,
    inEveryRun(language === 'en'),
    async ({ page, browser, host }) => {
      const said = words[language];
      const ana = new EditorPage(page, host);
      await ana.calls.signIn(administrator, language);
      const eva = await invited(host, ana, `Eva ${language}`);
      await ana.calls.call('PUT', '/settings', { requiresApproval: true });
      const luz = await browser.newContext(phoneIn(said.locale));
      const sha256 = await eva.draft(id, withTitle(`Una promesa ${language}`));
      await eva.call('POST', `/templates/${id}/approval-requests`, {
        sha256,
        note: '¿Va la tasa?',
      });
      let address = '';

      await test.step('a publisher makes a link for somebody, and may take it back', async () => {
        await ana.open(`/templates/${id}`);
        await ana.button(said.review).click();
        const first = await makeLink(ana, said);
        await ana.button(said.revoke).click();
        await expect(ana.button(said.revoke)).toHaveCount(0);
        const phone = await openOnPhone(luz, first);
        await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said.revoked);
        await expectNoAxeFaults(phone);
        await phone.close();
        address = await makeLink(ana, said);
        await expectNoAxeFaults(page);
        await page.keyboard.press('Escape');
      });

      await test.step('counsel reads on a phone what changes, and says who they are and yes', async () => {
        const phone = await openOnPhone(luz, address);
        await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said.title);
        // The secret is in no address any more.
        expect(new URL(phone.url()).hash).toBe('');
        await expect(phone.getByTestId('differences')).toContainText(`Una promesa ${language}`);
        await phone.getByTestId('pictures').scrollIntoViewIfNeeded();
        await expect(phone.getByTestId('picture-after').locator('span')).toHaveCount(1);
        await phone.getByRole('button', { name: said.before, exact: true }).click();
        await expect(phone.getByTestId('picture-before')).toBeVisible();
        await expect(phone.getByTestId('picture-after')).toBeHidden();
        await expectNoAxeFaults(phone);
        await phone.getByRole('textbox', { name: said.name }).fill(' ');
        await phone.getByRole('button', { name: said.goOn }).click();
        await expect(phone.getByText(said.nameMissing)).toBeVisible();
        await phone.getByRole('textbox', { name: said.name }).fill('Lic. Luz Ortega');
        await phone.getByRole('radio', { name: said.approve }).check();
        await expectNoAxeFaults(phone);
        await phone.getByRole('button', { name: said.goOn }).click();
        await phone.getByRole('dialog').getByRole('button', { name: said.approveDo, exact: true }).click();
        await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said.approved);
        await expect(phone.getByTestId('receipt')).toContainText(sha256);
        await expectNoAxeFaults(phone);
        await phone.reload();
        await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said.approved);
        await luz.close();
      });

      await test.step('who asked, and who publishes, see it at once', async () => {
        await expect(page.getByTestId('approval')).toContainText(said.banner);
        await expect(page.getByTestId('approval')).toContainText(said.byLink);
      });
      // As others on this host find it.
      await ana.calls.call('PUT', '/settings', { requiresApproval: false });
    },
  );

  test(
    `counsel asks for a change of a bundle by a link: ${language}`,
    inEveryRun(false),
    async ({ page, browser, host }) => {
      const said = words[language];
      const ana = new EditorPage(page, host);
      await ana.calls.signIn(administrator, language);
      const eva = await invited(host, ana, `Eli ${language}`);
      await ana.calls.call('PUT', '/settings', { requiresApproval: true });
      await eva.draft(id, withTitle(`Otra promesa ${language}`));
      await eva.draft('in-welcome', withTitle(`A promise ${language}`));
      const bundle = await eva.call<BundleDetails>('POST', '/bundles', {
        name: `Buen Fin ${language}`,
        templateIds: ['in-welcome', id],
      });
      await eva.call('POST', `/bundles/${bundle.id}/approval-requests`, {
        sha256: bundle.sha256,
        note: '',
      });
      await ana.open(`/bundles/${bundle.id}`);
      const link = await makeLink(ana, said);
      await expectNoAxeFaults(page);
      const counsel = await (await browser.newContext({ ...desk, locale: said.locale })).newPage();
      await counsel.goto(link);
      await expect(counsel.getByTestId('pictures')).toHaveCount(2);
      await expect(counsel.getByTestId('picture-before').first().locator('span')).toHaveCount(1);
      await expectNoAxeFaults(counsel);
      await counsel.getByRole('radio', { name: said.change }).check();
      await counsel.getByRole('textbox', { name: said.what }).fill('Di el CAT');
      await counsel.getByRole('button', { name: said.goOn }).click();
      await counsel.getByRole('dialog').getByRole('button', { name: said.send, exact: true }).click();
      await expect(counsel.getByRole('heading', { level: 1 })).toHaveText(said.changeAsked);
      await counsel.context().close();
      await expect(page.getByTestId('bundle-next')).toContainText('Di el CAT');
      await expect(page.getByTestId('bundle-next')).toContainText(said.bundle);
    },
  );
}
