import type { Page } from '@playwright/test';
import { axeFaultsOf } from './support/axe';
import { soaking } from '../support/soak';
import { desk, EditorPage } from './support/EditorPage';
import { editorStories } from './support/editorStories';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({
  ...desk,
  // What the long run changes here shows to nobody else.
  hostOwner: soaking ? 'editorAxe' : undefined,
  hostOptions: editorStories,
  expectedErrors: [/Failed to load resource: the server responded with a status of 4(01|04|10)/],
});
test.setTimeout(240_000);

const template = 'mx-bienvenida';
const promotion = '/api/v2/youmi/promotion';

/** Screens by their address; the templates come with the host. The edit screen has walks of its own. */
const screens = [
  '',
  '?search=nothing+is+called+so',
  `/templates/${template}/preview`,
  `/templates/${template}/history`,
  '/templates/in-welcome/statistics',
  '/templates/gone/history',
  '/bundles',
  '/bundles/gone',
  '/calendar',
  '/accounts',
  '/audit',
  '/audit?templateId=gone',
  '/webhooks',
  '/settings',
  '/account',
  '/nowhere',
];

/** WCAG 2.2 AA, and what axe calls good practice. */
async function expectNoFaults({ page }: EditorPage, where: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await axeFaultsOf(page), where).toEqual([]);
}

/** What a visitor and a phone tell of a page, so that its figures have something to show. */
async function countSomething(page: Page, origin: string): Promise<void> {
  for (const call of ['track-visit', 'track-click']) {
    await page.request.get(`${origin}${promotion}/${call}?page_id=${template}&utm_tag=axe`);
  }
  const fault = {
    templateId: template,
    blockId: 'registro',
    blockType: 'registration',
    fault: 'threw',
    detail: 'TypeError',
  };
  const vitals = { kind: 'vitals', templateId: template, vitals: { LCP: 1_900, INP: 120, CLS: 0.02 } };
  for (const data of [fault, vitals]) await page.request.post(`${origin}/report`, { data });
}

test('axe finds nothing on the gates', async ({ page, host }) => {
  const editor = new EditorPage(page, host);
  await editor.open();
  await expect(editor.title('Sign in')).toBeVisible();
  await editor.button('Sign in').click();
  await expectNoFaults(editor, 'a sign-in that lacks something');
  await editor.open('/invitation');
  await expect(editor.title('This link no longer works')).toBeVisible();
  await expectNoFaults(editor, 'a useless link');
});

for (const language of ['es', 'en'] as const) {
  test(
    `axe finds nothing on any screen in ${language}, at a desk and on a phone`,
    inEveryRun(false),
    async ({ page, host }) => {
      const editor = new EditorPage(page, host);
      await editor.signIn();
      await countSomething(page, host.origin);
      await editor.useLanguage(language);
      for (const path of [...screens, `/templates/${template}/statistics`]) {
        await editor.open(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoFaults(editor, path);
      }
      // The last of them has figures, loading times, a fault and the switch of every other block.
      await page.locator('summary').last().click();
      await expect(page.getByRole('table')).toHaveCount(8);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoFaults(editor, 'on a phone');
      await editor.useLanguage('en');
    },
  );
}

test('axe finds nothing on menus and dialogs', inEveryRun(false), async ({ page, browser, host }) => {
  const editor = new EditorPage(page, host);
  const { dialog } = editor;
  const look = async (where: string) => expectNoFaults(editor, where);
  const choose = async (item: string) => page.getByRole('menuitem', { name: item, exact: true }).click();
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await editor.signIn();
  const menu = page.getByTestId(`template-${template}`).getByRole('button');
  for (const item of ['Duplicate', 'Move to folder…', 'Take offline…', 'Archive']) {
    await menu.click();
    await look('the menu of a template');
    await choose(item);
    await look(item);
    await leave();
  }
  await editor.button('New template').click();
  await expect(page.getByTestId(`starter-${template}`)).toBeVisible();
  await look('starters');
  await page.getByTestId(`starter-${template}`).click();
  await look('the name of a template');
  await leave();
  await editor.button('Import').click();
  await look('import');
  await leave();
  await page.getByRole('button', { name: /State/ }).click();
  await look('a filter');
  await page.keyboard.press('Escape');

  const guest = new EditorPage(await (await browser.newContext({ ...desk })).newPage(), host);
  await guest.page.goto(await editor.invite('guest@presta.example', 'editor'));
  await expect(guest.title('Welcome to Vitrina')).toBeVisible();
  await expectNoFaults(guest, 'an invitation');
  await editor.button('Invite').click();
  await look('invite');
  await leave();
  for (const item of ['Change role and markets', 'New password link', 'Disable']) {
    await page.getByRole('row').filter({ hasText: 'guest@' }).getByRole('button').click();
    await choose(item);
    await look(item);
    await leave();
  }

  await editor.open(`/templates/${template}/preview`);
  await editor.button('Make a link').click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
  await look('a preview link');
  await editor.open(`/templates/${template}`);
  await editor.button('Publish…').click();
  await look('publish');
  await leave();
});
