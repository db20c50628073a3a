import type { Page } from '@playwright/test';
import english from '../../locales/en/editorStatistics.json';
import spanish from '../../locales/es/editorStatistics.json';
import shell from '../../locales/en/editor.json';
import shellInSpanish from '../../locales/es/editor.json';
import { trackVisitPath } from '../../src/contract/promotionFolder';
import type { AuditPage, ExperimentList, TemplateDetails } from '../../src/generated/editor';
import { recordOf } from '../../src/kernel/record';
import { axeFaultsOf } from './support/axe';
import { desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({
  ...desk,
  hostOptions: { environment: editorEnvironment },
  expectedErrors: [/Failed to load resource: the server responded with a status of 4(04|09|22)/],
});
test.setTimeout(120_000);

const id = 'mx-bienvenida';

/** A call of the editor by whoever is signed in. */
const callEditor = <Value>(page: Page, method: string, path: string, payload?: object): Promise<Value> =>
  page.evaluate(
    async ([how, where, what]) => {
      const { csrfToken } = (await (await fetch('/editor/api/session')).json()) as { csrfToken: string };
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken };
      const init = how === 'GET' ? {} : { headers, body: JSON.stringify(what) };
      return (await fetch(`/editor/api${where}`, { method: how, ...init })).json() as Promise<never>;
    },
    [method, path, payload] as const,
  );

/** The draft gets a second head: a spacer of another size above the page. */
async function draftExperiment(page: Page, experiment: string): Promise<void> {
  const { live, version } = await callEditor<TemplateDetails>(page, 'GET', `/templates/${id}`);
  const document = recordOf(JSON.parse(live?.document ?? '{}'));
  const spacer = (group: string, size: string) => ({
    id: `abstand-${group}`,
    type: 'spacer',
    props: { size },
    variant: { experiment, group, weight: 50 },
  });
  const blocks = [spacer('A', 'small'), spacer('B', 'large'), ...(document.blocks as unknown[])];
  await callEditor(page, 'PUT', `/templates/${id}/draft`, {
    document: JSON.stringify({ ...document, blocks }, null, 2),
    baseVersion: version,
  });
}

/** What phones tell of visits: how many came to each group and touched the form, and how quickly it was there. */
async function tellVisits(page: Page, origin: string, experiment: string): Promise<void> {
  // What is told of a group that the host does not know of yet is not counted: nobody can have been in it.
  await expect
    .poll(async () => (await page.request.get(`${origin}/landing?id=${id}`)).text())
    .toContain(experiment);
  for (const [group, visits, forms] of [
    ['A', 60, 12],
    ['B', 60, 40],
  ] as const) {
    const variant = `${experiment}:${group}`;
    const query = new URLSearchParams({ page_id: id, variant }).toString();
    for (let visit = 0; visit < visits; visit += 1) {
      await page.request.get(`${origin}${trackVisitPath}?${query}`);
      const report =
        visit < forms ? { kind: 'step', step: 'form' } : { kind: 'vitals', vitals: { LCP: 1_900 } };
      if (visit < forms || visit % 20 === 0)
        await page.request.post(`${origin}/report`, { data: { templateId: id, variant, ...report } });
    }
  }
}

for (const [language, words, common, width] of [
  ['en', english, shell, 1280],
  ['es', spanish, shellInSpanish, 1024],
] as const)
  test.describe(`experiments in ${language} at ${width}`, inEveryRun(false), () => {
    const { trial } = words;
    const experiment = `head-${language}`;
    test.use({
      viewport: { width, height: 800 },
      hostOwner: `editorExperiments ${language}`,
      hostOptions: { environment: { ...editorEnvironment, RATE_LIMITS: 'off' } },
    });

    test('an experiment is planned, started, read and given to all, and a rollback brings it back', async ({
      page,
      host,
    }) => {
      const editor = new EditorPage(page, host);
      const expectNoFaults = async () => expect(await axeFaultsOf(page)).toEqual([]);
      const fill = (text: string, values: Readonly<Record<string, string>>) =>
        text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
      const card = page.getByTestId(`experiment-${experiment}`);
      const { dialog } = editor;
      await editor.signIn();
      await editor.useLanguage(language);
      await draftExperiment(page, experiment);
      await editor.open(`/templates/${id}/statistics`);
      await expect(card.getByText(trial.isDraft)).toBeVisible();
      await expectNoFaults();

      // By keyboard: judged by touched forms, started with a reason.
      await card.getByRole('button', { name: new RegExp(trial.mainFigure) }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('option', { name: words.forms, exact: true }).press('Enter');
      await card.getByRole('button', { name: trial.start, exact: true }).press('Enter');
      await expect(dialog).toContainText(words.mainFigure.forms);
      await dialog.getByRole('button', { name: trial.startNow, exact: true }).press('Enter');
      await expect(dialog.getByText(common.required)).toBeVisible();
      await expectNoFaults();
      await dialog.getByRole('textbox').fill('A larger head');
      await page.keyboard.press('Tab');
      await dialog.getByRole('button', { name: trial.startNow, exact: true }).press('Enter');
      const all = dialog.getByRole('button', { name: words.act.all, exact: true });
      await expect(all.or(card.getByText(words.sentence.none))).toBeVisible();
      if (await all.isVisible()) await all.press('Enter');
      await expect(card.getByText(words.sentence.none)).toBeVisible();

      await tellVisits(page, host.origin, experiment);
      const read = () => callEditor<ExperimentList>(page, 'GET', `/templates/${id}/experiments`);
      await expect
        .poll(async () => (await read()).experiments[0]?.groups.map(({ forms }) => forms), {
          timeout: 15_000,
        })
        .toEqual([12, 40]);
      await page.reload();
      await expect(
        card.getByText(fill(words.sentence.better, { group: 'B', figure: words.mainFigure.forms })),
      ).toBeVisible();
      await expect(card.getByText(words.guard.fine)).toBeVisible();
      await expect(
        card.getByText(fill(trial.ahead, { group: 'B', first: 'A', number: '1', of: '1' })),
      ).toBeVisible();
      await card.locator('summary').first().click();
      await card.locator('summary').last().click();
      await expectNoFaults();

      const served = async () => (await page.request.get(`${host.origin}/landing?id=${id}`)).text();
      expect(await served()).toContain('abstand-A');
      await card.getByRole('button', { name: fill(trial.giveToAll, { group: 'B' }), exact: true }).click();
      await dialog.getByRole('textbox').fill('B is better');
      await expectNoFaults();
      const give = dialog.getByRole('button', { name: fill(trial.giveToAll, { group: 'B' }), exact: true });
      await give.press('Enter');
      const accept = dialog.getByRole('button', { name: words.act.all, exact: true });
      const over = card.getByText(fill(trial.wonSince, { time: '', group: 'B' }).split(':')[1] ?? '');
      await expect(accept.or(over)).toBeVisible();
      if (await accept.isVisible()) await accept.press('Enter');
      await expect(over).toBeVisible();
      await expect.poll(served, { timeout: 5_000 }).not.toContain('abstand-A');
      expect(await served()).toContain('abstand-B');

      await callEditor(page, 'POST', `/templates/${id}/rollback`, { reason: 'once more' });
      await page.reload();
      await expect(
        card.getByRole('button', { name: fill(trial.stop, { group: 'A' }), exact: true }),
      ).toBeVisible();
      const { entries } = await callEditor<AuditPage>(page, 'GET', `/audit?templateId=${id}`);
      expect(entries.map(({ action }) => action).filter((action) => action.startsWith('experiment'))).toEqual(
        ['experimentStarted', 'experimentWon', 'experimentStarted', 'experimentPlanned'],
      );
      await editor.open('/audit');
      await expect(page.getByText(common.audit.action.experimentWon).first()).toBeVisible();
      await expectNoFaults();
    });
  });
