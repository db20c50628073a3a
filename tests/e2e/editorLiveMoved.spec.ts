import { inEveryRun } from './support/inEveryRun';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../src/host/store/openDatabase';
import type { Host } from '../support/host';
import { soaking } from '../support/soak';
import { byId } from '../support/shippedTemplates';
import { expectNoAxeFaults } from './support/axe';
import { india } from './support/campaigns';
import { desk, EditorPage } from './support/EditorPage';
import { editorStories } from './support/editorStories';
import { expect, test } from './support/test';

// What one test publishes the next one finds; in the long run nobody else is on this host.
test.use({
  ...desk,
  hostOwner: soaking ? 'editorLiveMoved' : undefined,
  hostOptions: editorStories,
  expectedErrors: [/Failed to load resource/],
});
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrina-live-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Somebody else, who works in a terminal. */
async function publishElsewhere(host: Host, headline: string): Promise<void> {
  const document = structuredClone(byId.get(india.id)!);
  document.blocks.find(({ type }) => type === 'hero')!.props.title = { es: headline, en: headline };
  const file = path.join(folder, 'changed.json');
  writeFileSync(file, JSON.stringify(document));
  const published = await host.runTemplates('publish', file);
  expect(published, published.output).toMatchObject({ exitCode: 0 });
}

test('a rollback asks again where something else has gone live since it was opened', async ({
  page,
  host,
}) => {
  await publishElsewhere(host, 'Titular dos');
  const ana = new EditorPage(page, host);
  await ana.signIn(undefined, `/templates/${india.id}/history`);
  await ana.button('Roll back').click();
  await expect(ana.dialog.getByTestId('differences')).toContainText('Titular dos');
  await publishElsewhere(host, 'Titular tres');
  await ana.dialog.getByRole('textbox', { name: 'Reason' }).fill('Too early');
  await ana.dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(ana.dialog.getByText(/^What is live has changed since you looked/)).toBeVisible();
  await expect(ana.dialog.getByTestId('differences')).toContainText('Titular tres');
  await expectNoAxeFaults(page);
  await ana.dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('cell', { name: 'Too early' })).toBeVisible();
});

/** As the publish dialog does: for in an hour. */
const scheduleDraft = (page: EditorPage['page'], id: string): Promise<number> =>
  page.evaluate(async (template) => {
    const read = async (address: string) =>
      (await (await fetch(`/editor/api${address}`)).json()) as Record<string, never>;
    const { csrfToken } = await read('/session');
    const { draft } = (await read(`/templates/${template}`)) as { draft?: { sha256: string } };
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': String(csrfToken) };
    const body = JSON.stringify({
      sha256: draft?.sha256,
      reason: 'Campaign',
      acceptsWarnings: true,
      publishAt: Date.now() + 3_600_000,
    });
    return (await fetch(`/editor/api/templates/${template}/publish`, { method: 'POST', headers, body }))
      .status;
  }, id);

/** The set time is now, and over once the host has looked. */
async function passSetTime({ dataFolder }: Host): Promise<void> {
  const database = openDatabase({ databaseUrl: undefined, dataFolder });
  await database.updateTable('editor_schedules').set({ due_at: Date.now() }).execute();
  await expect
    .poll(() => database.selectFrom('editor_schedules').select('template_id').execute())
    .toEqual([]);
  await database.destroy();
}

test(
  'what was scheduled and dropped says why where it is published',
  inEveryRun(false),
  async ({ page, host }) => {
    const ana = new EditorPage(page, host);
    await ana.signIn(undefined, `/templates/${india.id}`);
    await ana.choose(/^Hero/);
    await ana.text('Title').fill('De campaña');
    await ana.whenSaved();
    expect(await scheduleDraft(page, india.id)).toBe(200);
    await publishElsewhere(host, 'Titular urgente');
    await passSetTime(host);
    await ana.open(`/templates/${india.id}`);
    await ana.button('Publish…').click();
    await expect(page.getByTestId('schedule-failed')).toContainText(
      /^What ana scheduled for .+ was not published\. Something else has gone live since it was set\./,
    );
    await expectNoAxeFaults(page);
  },
);
