import type { PreviewLink, Statistics } from '../../src/generated/editor';
import { administrator, desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { validDocuments } from './support/fixtureDocuments';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

/** What the acceptance allows between a switch and the public page, in ms. */
const atMostMs = 2_000;

test.use({
  hostOptions: {
    documents: validDocuments.map(({ text }) => text),
    environment: editorEnvironment,
  },
});
test.describe.configure({ mode: 'default' });

/** A link to the draft of a template, as an editor makes it. */
async function makeLink({ calls }: EditorPage, id: string): Promise<string> {
  await calls.signIn(administrator, 'en');
  const { address } = await calls.call<PreviewLink>('POST', `/templates/${id}/preview-links`, {
    expiresInHours: 1,
  });
  return new URL(address).pathname;
}

test('a preview link shows the draft for the visitor of its address, and sends nothing', async ({
  page,
  landing,
  host,
}) => {
  const pathname = await makeLink(new EditorPage(page, host), 'experiment');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/|\/report/.test(request.url())) calls.push(`${request.method()} ${request.url()}`);
  });
  for (const group of ['b', 'a', 'b']) {
    await page.goto(`${host.origin}${pathname}?groups=e1:${group}`);
    await landing.whenAlive();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Group ${group.toUpperCase()}`);
    await expect(page.getByRole('note')).toBeVisible();
  }
  expect(calls).toEqual([]);
  const expired = await page.request.get(`${host.origin}${pathname}x`);
  expect(expired.status()).toBe(404);
});

test('a form in a preview can be filled, and says that nothing was sent', async ({ page, landing, host }) => {
  const pathname = await makeLink(new EditorPage(page, host), 'mx-bienvenida');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/promotion\/|\/report/.test(request.url())) calls.push(request.url());
  });
  await page.goto(host.origin + pathname);
  await landing.whenAlive();
  await landing.phone.fill('5512345678');
  await landing.captcha.fill('1234');
  await landing.smsButton.click();
  await expect(landing.toast).toHaveText('Esta es una vista previa. No se envió nada.');
  expect(calls).toEqual([]);
  await page.reload();
  await expect(landing.phone).toHaveValue('');
});

test(
  'phones of three widths show the draft for the visitor that was chosen',
  inEveryRun(false),
  async ({ browser, host }) => {
    const editor = new EditorPage(await (await browser.newContext({ ...desk })).newPage(), host);
    const { page } = editor;
    await editor.signIn(administrator, '/templates/experiment/preview');
    const phone = (width: number) => page.frameLocator(`iframe[title="Phone of ${width} px"]`);
    const headline = phone(412).getByRole('heading', { level: 1 });
    const choose = async (field: string, value: string) => {
      await page.getByRole('button', { name: new RegExp(`${field}$`) }).click();
      await page.getByRole('option', { name: value, exact: true }).click();
    };
    for (const width of [320, 360, 412]) {
      await expect(phone(width).getByRole('heading', { level: 1 })).toHaveText('Group A');
      expect(
        await phone(width)
          .locator('html')
          .evaluate(() => window.innerWidth),
      ).toBe(width);
    }
    await choose('Variant of “e1”', 'b');
    await expect(headline).toHaveText('Group B');
    const slowFile = page.waitForResponse((reply) => reply.url().includes('/editor/slow/'));
    await choose('Network', 'Slow (1.6 Mbps, 150 ms)');
    await slowFile;
    await expect(headline).toHaveText('Group B');
  },
);

test.describe('what phones tell', () => {
  test.use({ expectedErrors: [/nobody catches this/] });

  test(
    'visits, clicks, registrations, loading times and errors of a real page are counted',
    inEveryRun(false),
    async ({ page, browser, landing, host, phones }) => {
      await landing.open({ id: 'mx-bienvenida', utm_tag: 'e2e' });
      const told = page.waitForRequest(
        (request) => request.url().endsWith('/report') && (request.postData() ?? '').includes('"error"'),
      );
      await page.evaluate(
        () =>
          void setTimeout(() => {
            throw new Error('nobody catches this');
          }),
      );
      await told;
      await landing.register(phones.next('mx'));
      await expect(landing.download).toBeVisible();
      // Loading times are told when the page is left.
      await page.goto(`${host.origin}/PrivacyPolicy`);
      const steps = {
        visits: 1,
        forms: 1,
        codes: 1,
        applications: 1,
        registrations: 1,
        taps: 0,
        messages: 1,
      };
      const { calls } = new EditorPage(page, host);
      await calls.signIn(administrator, 'en');
      const read = () => calls.read<Statistics>('/templates/mx-bienvenida/statistics');
      await expect.poll(async () => (await read()).total, { timeout: 15_000 }).toEqual(steps);
      const measured = async () => (await read()).vitals.map(({ name }) => name);
      await expect.poll(measured, { timeout: 15_000 }).toEqual(expect.arrayContaining(['LCP', 'CLS']));
      const { tags, errors, isCounted } = await read();
      expect(tags).toEqual([{ tag: 'e2e', ...steps }]);
      expect(errors.map(({ error }) => error)).toEqual([expect.stringContaining('nobody catches this')]);
      expect(isCounted).toBe(true);

      // A phone tells of a block that breaks; whoever publishes reads it beside the figures, and turns the block off.
      const fault = {
        templateId: 'mx-bienvenida',
        blockId: 'preguntas',
        blockType: 'faq',
        fault: 'threw',
        detail: 'TypeError',
      };
      expect((await page.request.post(`${host.origin}/report`, { data: fault })).status()).toBe(204);
      const editor = new EditorPage(await (await browser.newContext({ ...desk })).newPage(), host);
      await editor.signIn(administrator, '/templates/mx-bienvenida/statistics');
      const figures = editor.page
        .getByRole('table', { name: 'By utm_tag' })
        .getByRole('row', { name: /^e2e/ })
        .getByRole('cell');
      await expect(figures).toHaveText(['1', '1', '1', '1', '1', '100%', '0']);
      await expect(editor.page.getByText('nobody catches this')).toBeVisible();
      await expect(editor.page.getByRole('row', { name: /\(LCP\)/ }).first()).toBeVisible();
      const served = async () => (await page.request.get(landing.address({ id: 'mx-bienvenida' }))).text();
      const press = async (name: RegExp) => {
        const changed = editor.page.waitForResponse((reply) => reply.url().includes('/switches/'));
        await editor.button(name).last().click();
        await changed;
        return Date.now();
      };
      const broken = editor.page.getByRole('row').filter({ hasText: 'preguntas' });
      await broken.getByRole('button', { name: /^Turn off/ }).click();
      const offAt = await press(/^Turn off$/);
      await expect.poll(served, { intervals: [50] }).not.toContain('block-preguntas');
      expect(Date.now() - offAt).toBeLessThan(atMostMs);
      const onAt = await press(/^Turn on .* again$/);
      await expect.poll(served, { intervals: [50] }).toContain('block-preguntas');
      expect(Date.now() - onAt).toBeLessThan(atMostMs);
    },
  );
});
