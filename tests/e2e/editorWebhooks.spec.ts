import type { Locator } from '@playwright/test';
import english from '../../locales/en/editor.json';
import spanish from '../../locales/es/editor.json';
import { signatureOf, startWebhookReceiver } from '../support/webhookReceiver';
import { axeFaultsOf } from './support/axe';
import { desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({
  ...desk,
  hostOptions: {
    environment: { ...editorEnvironment, WEBHOOK_NETWORKS: 'loopback', WEBHOOK_HTTP: 'on' },
  },
  expectedErrors: [/Failed to load resource: the server responded with a status of 4(00|01|22)/],
});
test.setTimeout(120_000);

for (const [language, words, width] of [
  ['en', english, 1280],
  ['es', spanish, 1024],
] as const)
  test.describe(`webhooks in ${language} at ${width}`, inEveryRun(false), () => {
    const { webhooks } = words;
    test.use({ viewport: { width, height: 800 }, hostOwner: `editorWebhooks ${language}` });

    test('another system is told, by a webhook that is made, tried, changed, turned off and deleted', async ({
      page,
      host,
    }) => {
      const receiver = await startWebhookReceiver();
      const editor = new EditorPage(page, host);
      const { dialog } = editor;
      const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
      const choose = async (name: string, entry: string) => {
        await editor.button(words.list.actionsOf.replace('{{name}}', name)).click();
        await page.getByRole('menuitem', { name: entry, exact: true }).click();
      };
      const expectNoFaults = async () => expect(await axeFaultsOf(page)).toEqual([]);
      await editor.signIn();
      await editor.useLanguage(language);
      await editor.open('/');
      await page.getByRole('link', { name: words.place.webhooks, exact: true }).click();
      await expect(editor.title(words.place.webhooks)).toBeVisible();
      await expect(page.getByText(webhooks.emptyTitle)).toBeVisible();
      await expectNoFaults();

      // By keyboard: what lacks is said, an address of the operator's own network is refused.
      await editor.button(webhooks.make).focus();
      await page.keyboard.press('Enter');
      const url = dialog.getByRole('textbox', { name: webhooks.url });
      await expect(dialog.getByRole('textbox', { name: webhooks.name })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(words.required)).toBeVisible();
      await expect(dialog.getByText(webhooks.urlFault)).toBeVisible();
      await expectNoFaults();
      await dialog.getByRole('textbox', { name: webhooks.name }).fill('Build');
      await url.fill('http://10.1.2.3/hook');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText(webhooks.urlFault);
      await url.fill(receiver.url);
      await page.keyboard.press('Enter');
      const secretField = dialog.getByRole('textbox', { name: webhooks.secret });
      const secret = await secretField.inputValue();
      await expectNoFaults();
      await press(words.accounts.done);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('row').filter({ hasText: receiver.url })).toContainText(webhooks.on);

      await choose('Build', webhooks.test);
      await expect.poll(() => receiver.received.length).toBe(1);
      const [first] = receiver.received;
      expect(first?.headers['webhook-signature']).toBe(first && signatureOf(first, secret));

      await editor.button(webhooks.deliveriesOf.replace('{{name}}', 'Build')).click();
      const deliveries = page.getByRole('group', { name: webhooks.deliveries });
      const rowAt = (position: number) => deliveries.getByRole('row').nth(position + 1);
      // Nobody asks for it: what is in view renews itself.
      const expectRow = async (position: number, ...shown: readonly string[]) => {
        for (const each of shown) await expect(rowAt(position)).toContainText(each, { timeout: 15_000 });
      };
      await expectRow(0, webhooks.event.webhook.test, webhooks.states.delivered, '204');
      await expectNoFaults();

      // The receiver fails: it says so here, and the event comes again with the same id.
      receiver.status = 500;
      await choose('Build', webhooks.test);
      await expectRow(0, webhooks.states.pending, '500', webhooks.problem.status);
      receiver.status = 204;
      await rowAt(0).getByRole('button').click();
      await expectRow(0, webhooks.states.delivered);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(2);

      await choose('Build', webhooks.newSecret);
      await press(webhooks.makeSecret);
      await expect(secretField).not.toHaveValue(secret);
      await press(words.accounts.done);

      await choose('Build', webhooks.edit);
      const events = dialog.getByRole('group', { name: webhooks.events });
      const turn = async (box: Locator) => {
        await box.focus();
        await page.keyboard.press('Space');
      };
      for (const box of await events.getByRole('checkbox').all()) await turn(box);
      await press(webhooks.save);
      await expect(dialog.getByText(webhooks.noEvent)).toBeVisible();
      await turn(events.getByRole('checkbox', { name: webhooks.event.publication.published, exact: true }));
      await press(webhooks.save);
      await expect(dialog).toHaveCount(0);
      const row = page.getByRole('row').filter({ hasText: receiver.url });
      await expect(row).toContainText(webhooks.event.publication.published);

      await choose('Build', webhooks.turnOff);
      await expect(row).toContainText(webhooks.off);
      await expect(rowAt(0).getByRole('button')).toBeDisabled();
      // A change that came just before it closes no dialog.
      await choose('Build', webhooks.edit);
      await expect(dialog.getByRole('textbox', { name: webhooks.name })).toHaveValue('Build');
      await press(words.cancel);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoFaults();
      await choose('Build', webhooks.delete);
      await press(webhooks.delete);
      await expect(page.getByText(webhooks.emptyTitle)).toBeVisible();
      await receiver.close();
    });
  });
