import english from '../../locales/en/editorStatistics.json';
import spanish from '../../locales/es/editorStatistics.json';
import type { Statistics } from '../../src/generated/editor';
import { axeFaultsOf } from './support/axe';
import { administrator, desk, EditorPage } from './support/EditorPage';
import { editorStories } from './support/editorStories';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

test.use({
  hostOptions: editorStories,
  expectedErrors: [/Failed to load resource/],
});
test.setTimeout(120_000);

const id = 'mx-bienvenida';
const number = '5512345678';

test('a phone tells where its visit stopped when it is left, and nothing that was typed', async ({
  page,
  landing,
}) => {
  const measuring = page.waitForRequest(/\/assets\/.*\.js$/);
  await landing.open({ id });
  await measuring;
  await landing.phone.fill(number.slice(0, 4));
  await landing.apply.click();
  await expect(landing.phone).toHaveAttribute('aria-invalid', 'true');
  await page.mouse.wheel(0, 600);
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/report')) told.push(request.postData() ?? '');
  });
  const journeys = () => told.filter((body) => body.includes('"journey"'));
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  // What measures the page comes once the phone is idle.
  await expect(async () => {
    await hide();
    expect(journeys()).not.toEqual([]);
  }).toPass();
  const facts = (body: string | undefined) =>
    JSON.parse(body ?? '{}') as { facts?: Record<string, string[]>; isFirst?: boolean };
  const first = facts(journeys()[0]);
  expect(first.isFirst).toBe(true);
  expect(first.facts?.touched).toContain('phone');
  expect(first.facts?.refused).toContain('phone');
  expect(first.facts?.filled).toContain('phone');
  expect(first.facts?.filled).not.toContain('smsCode');
  // Later only what is new.
  await landing.sms.fill('12');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const tellMore = async () => {
    await hide();
    return journeys().slice(1).map(facts);
  };
  // The browser says what was scrolled to in its own time.
  await expect
    .poll(async () => (await tellMore()).flatMap((each) => each.facts?.reached ?? []).length)
    .toBeGreaterThan(0);
  const later = await tellMore();
  expect(later.every(({ isFirst }) => isFirst === false)).toBe(true);
  expect(later.flatMap((each) => each.facts?.filled ?? [])).toEqual(['smsCode']);
  expect(journeys().join()).not.toContain(number.slice(0, 4));
});

for (const [language, words, width] of [
  ['en', english, 1280],
  ['es', spanish, 1024],
] as const)
  test(
    `marketing reads in ${language} at ${width} where visits stop`,
    inEveryRun(language === 'en'),
    async ({ browser, host, page }) => {
      const report = { kind: 'journey', templateId: id, isFirst: true };
      const { journey } = words;
      const editor = new EditorPage(
        await (await browser.newContext({ ...desk, viewport: { width, height: 800 } })).newPage(),
        host,
      );
      await editor.calls.signIn(administrator, language);
      const read = () => editor.calls.read<Statistics>(`/templates/${id}/statistics`);
      const blocks = await page.request
        .get(`${host.origin}/landing?id=${id}`)
        .then((reply) => reply.text())
        .then((html) => [...html.matchAll(/data-testid="block-([\w-]+)"/g)].map(([, block]) => block ?? ''));
      const before = (await read()).journeys[0]?.told ?? 0;
      for (let visit = 0; visit < 30; visit += 1) {
        const facts = {
          reached: blocks.slice(0, visit < 22 ? 2 : blocks.length),
          ...(visit < 25 && { seen: ['phone'], touched: ['phone'] }),
          ...(visit < 5 && { filled: ['phone'], refused: ['phone'] }),
          ...(visit % 3 === 0 && { tapped: [blocks[0]] }),
        };
        await page.request.post(`${host.origin}/report`, { data: { ...report, facts } });
      }
      // Visits of the test before may still be on their way.
      await expect
        .poll(async () => (await read()).journeys[0]?.told ?? 0, { timeout: 15_000 })
        .toBeGreaterThanOrEqual(before + 30);
      await editor.open(`/templates/${id}/statistics`);
      const section = editor.page.getByRole('region', { name: journey.title });
      await expect(section.getByText(new RegExp(journey.stop.slice(0, 12)))).toBeVisible();
      await expect(section.getByText(new RegExp(journey.givenUp.split('{{')[0] ?? ''))).toBeVisible();
      const table = section.getByRole('group', { name: journey.blocks });
      await expect(table.getByRole('row')).toHaveCount(blocks.length + 1);
      await expect(section.getByRole('row', { name: new RegExp(`^${journey.field.phone}`) })).toBeVisible();
      expect(await axeFaultsOf(editor.page)).toEqual([]);
      await editor.page.context().close();
    },
  );
