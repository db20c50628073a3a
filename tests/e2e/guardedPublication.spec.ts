import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { GuardReport, TemplateDetails } from '../../src/generated/editor';
import { buckets, isDealtNew } from '../../src/pages/guarded/dealing';
import { expectNoAxeFaults } from './support/axe';
import { mexico } from './support/campaigns';
import { administrator, desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';
import { wake } from './support/wake';

// What one test publishes the next one finds; nobody else is on this host.
test.use({
  ...desk,
  hostOwner: 'guardedPublication',
  hostOptions: { environment: { ...editorEnvironment, RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' } },
  expectedErrors: [/Failed to load resource/],
});
test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

const { id } = mexico;
const share = 25;
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

/** Another headline of the page, as its draft; resolves with the one before. */
async function draftHeadline({ calls }: EditorPage, headline: string): Promise<string> {
  const details = await calls.read<TemplateDetails>(`/templates/${id}`);
  const text = details.draft?.document ?? details.live?.document ?? '{}';
  const document = JSON.parse(text) as { blocks: { type: string; props: { title: unknown } }[] };
  const hero = document.blocks.find(({ type }) => type === 'hero');
  if (!hero) throw new Error('the page has no hero');
  const before = (hero.props.title as { es: string }).es;
  hero.props.title = { es: headline, en: headline };
  const draft = { document: JSON.stringify(document), baseVersion: details.version };
  await calls.call('PUT', `/templates/${id}/draft`, draft);
  return before;
}

const reportOf = ({ calls }: EditorPage): Promise<GuardReport> =>
  calls.read<GuardReport>(`/templates/${id}/guard`);

/** A visitor's number that falls on a side. */
function bucketOf(side: 'old' | 'new', sequence: number): number {
  let bucket = 0;
  while (isDealtNew(bucket, sequence, share) !== (side === 'new')) bucket += 1;
  return bucket;
}

/** The browser of all visitors of a story, one after the other: for each a new one would learn the page anew. */
const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ...phone, locale: 'es-MX' });

/** Somebody who comes for the first time, and is dealt to a side. */
async function visitorOn(visitors: BrowserContext, side: 'old' | 'new', sequence: number): Promise<Page> {
  const visitor = await visitors.newPage();
  await visitor.addInitScript(
    (bucket) => {
      if (sessionStorage.getItem('bucket') === null) localStorage.clear();
      sessionStorage.setItem('bucket', bucket);
      localStorage.setItem('vitrina.bucket', bucket);
    },
    String(bucketOf(side, sequence)),
  );
  return visitor;
}

/** What the page tells of each visit that it counts. */
function countedVisits(page: Page): string[] {
  const variants: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/track-visit')) variants.push(searchParams.get('variant') ?? '');
  });
  return variants;
}

const words = {
  en: {
    publish: 'Publish…',
    goOn: 'Continue',
    guarded: 'A share of the visitors first (guarded)',
    why: 'Why',
    confirm: 'Publish guarded',
    begun: /^Published for 25% of the visitors/,
    close: 'Close',
    figures: 'Figures',
    badge: 'Guarded',
    takenBack: 'Taken back by itself: blocks clearly failed more often',
    read: 'I have read this',
    everybody: 'To everybody',
    accept: 'Publish in spite of the warnings',
  },
  es: {
    publish: 'Publicar…',
    goOn: 'Continuar',
    guarded: 'Primero una parte (con guardia)',
    why: 'Motivo',
    confirm: 'Publicar con guardia',
    begun: /^Publicada para el 25% de los visitantes/,
    close: 'Cerrar',
    figures: 'Cifras',
    badge: 'Con guardia',
    takenBack: 'Revertida por sí sola: los bloques fallaron claramente más',
    read: 'Ya lo leí',
    everybody: 'A todos',
    accept: 'Publicar a pesar de los avisos',
  },
} as const;

/** From the page in the editor to a publication that a share of the visitors gets. */
async function publishGuarded(
  editor: EditorPage,
  said: (typeof words)['en' | 'es'],
  look: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<GuardReport> {
  const { page, dialog } = editor;
  await editor.open(`/templates/${id}`);
  await editor.button(said.publish).click();
  const choice = dialog.getByRole('radio', { name: said.guarded });
  const goOn = dialog.getByRole('button', { name: said.goOn });
  const step = dialog.locator('[aria-current=step]');
  await expect(choice.or(goOn).first()).toBeVisible();
  while (!(await choice.isVisible())) {
    const left = await step.innerText();
    await goOn.click();
    await expect(step).not.toHaveText(left);
  }
  await choice.check();
  await expect(dialog.getByRole('group').getByRole('button', { name: '25%' })).toBeVisible();
  await look(page);
  await dialog.getByRole('textbox', { name: said.why }).fill('Friday');
  await dialog.getByRole('button', { name: said.confirm }).click();
  await expect(dialog.getByText(said.begun)).toBeVisible();
  await dialog.getByRole('button', { name: said.close, exact: true }).first().click();
  const report = await reportOf(editor);
  // Visitors hear of it within 2 s.
  const served = async () => (await page.request.get(`${editor.host.origin}/landing?id=${id}`)).text();
  await expect.poll(served).toContain(`data-guard="${report.guard?.sequence ?? 0}"`);
  return report;
}

for (const language of ['en', 'es'] as const) {
  test(
    `a share gets the new page, faults take it back by itself, and a person ends the next: ${language}`,
    inEveryRun(language === 'en'),
    async ({ page, host, browser }) => {
      const said = words[language];
      const editor = new EditorPage(page, host);
      await editor.calls.signIn(administrator, language);
      const headline = `Guardada ${language}`;
      const before = await draftHeadline(editor, headline);
      const { guard } = await publishGuarded(editor, said, expectNoAxeFaults);
      const visitors = await openPhone(browser);
      const { sequence = 0, revision = 0 } = guard ?? {};
      const address = `${host.origin}/landing?id=${id}`;

      await test.step('what runs stands above the page and in the list', async () => {
        await expect(page.getByTestId('guard')).toContainText('25%');
        await expectNoAxeFaults(page);
        await page.getByTestId('guard').getByRole('button', { name: said.figures }).click();
        await expect(page.getByTestId('guard-report').getByRole('row')).toHaveCount(7);
        await expectNoAxeFaults(page);
        await editor.dialog.getByRole('button', { name: said.close, exact: true }).first().click();
        await editor.open();
        const card = page.getByTestId(`template-${id}`);
        await expect(card.getByText(said.badge, { exact: true })).toBeVisible();
        await expect(card).toContainText('25%');
        await expectNoAxeFaults(page);
        await editor.open(`/templates/${id}`);
      });

      await test.step('each visitor stays with what they were dealt', async () => {
        for (const side of ['old', 'new'] as const) {
          const seen = await visitorOn(visitors, side, sequence);
          await seen.goto(address);
          const title = seen.getByRole('heading', { level: 1 });
          await expect(title).toHaveText(side === 'new' ? headline : before);
          await seen.close();
        }
      });

      await test.step('faults of the new page take it back, and the editor says why until it was read', async () => {
        for (let network = 0; network < 25; network += 1) {
          // One person alone, with one network, takes nothing back.
          const headers = { 'x-forwarded-for': `198.51.${network}.7` };
          const visit = `page_id=${id}&variant=guard.${sequence}:new`;
          await page.request.get(`${host.origin}/api/v2/youmi/promotion/track-visit?${visit}`, { headers });
          await page.request.post(`${host.origin}/report`, {
            headers,
            data: {
              templateId: id,
              revision: String(revision),
              blockId: 'inicio',
              blockType: 'hero',
              fault: 'threw',
              detail: 'planted',
            },
          });
        }
        await expect(page.getByTestId('guard')).toContainText(said.takenBack, { timeout: 40_000 });
        await expectNoAxeFaults(page);
        const seen = await visitorOn(visitors, 'new', sequence);
        await seen.goto(address);
        await expect(seen.getByRole('heading', { level: 1 })).toHaveText(before);
        await visitors.close();
        await page.getByTestId('guard').getByRole('button', { name: said.read }).click();
        await expect(page.getByTestId('guard')).toHaveCount(0);
      });

      await test.step('a person gives the next one to everybody', async () => {
        await draftHeadline(editor, `${headline} 2`);
        await publishGuarded(editor, said);
        await page.getByTestId('guard').getByRole('button', { name: said.everybody }).click();
        await expectNoAxeFaults(page);
        await editor.dialog.getByRole('textbox', { name: said.why }).fill('Seen enough');
        await editor.dialog.getByRole('button', { name: said.everybody }).click();
        await expect(page.getByTestId('guard')).toHaveCount(0);
        await expect.poll(async () => (await page.request.get(address)).text()).toContain(`${headline} 2`);
      });
    },
  );
}

test('a visitor of the share sees nothing of the old page, and stays with the new one', async ({
  page,
  host,
  browser,
}) => {
  const editor = new EditorPage(page, host);
  await editor.calls.signIn(administrator, 'en');
  const old = await draftHeadline(editor, 'Nueva');
  const { guard } = await publishGuarded(editor, words.en);
  const sequence = guard?.sequence ?? 0;
  const address = `${host.origin}/landing?id=${id}&utm_tag=friday#top`;
  const visitors = await openPhone(browser);

  await test.step('no paint of the old page, no shift, a clean address, one visit', async () => {
    const seen = await visitorOn(visitors, 'new', sequence);
    // Of each document: whether it had been painted when it was left.
    await seen.addInitScript(() => {
      addEventListener('pagehide', () => {
        const painted = performance.getEntriesByName('first-contentful-paint').length;
        sessionStorage.setItem('left', `${sessionStorage.getItem('left') ?? ''}${painted}`);
      });
    });
    const visits = countedVisits(seen);
    await seen.goto(address);
    const title = seen.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Nueva');
    expect(await seen.evaluate(() => sessionStorage.getItem('left'))).toBe('0');
    expect(seen.url()).toBe(address);
    await wake(seen);
    await expect.poll(() => visits).toEqual([`guard.${sequence}:new`]);
    const shift = await seen.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
    await seen.reload();
    await expect(title).toHaveText('Nueva');
    await seen.goto('about:blank');
    await seen.goBack();
    await expect(title).toHaveText('Nueva');
    expect(seen.url()).toBe(address);
    await seen.close();
  });

  await test.step('who keeps the old page is counted so', async () => {
    const seen = await visitorOn(visitors, 'old', sequence);
    const visits = countedVisits(seen);
    await seen.goto(address);
    await wake(seen);
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText(old);
    await expect.poll(() => visits).toEqual([`guard.${sequence}:old`]);
    await seen.close();
  });

  await test.step('with storage refused a visit keeps its side; without scripts the old page stands', async () => {
    const seen = await visitors.newPage();
    await seen.addInitScript(
      ([first = 0, later = 0]) => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
        // Whoever draws a number again gets one of the other side.
        const drawn = sessionStorage.getItem('drawn') === null ? first : later;
        sessionStorage.setItem('drawn', 'once');
        Math.random = () => drawn;
      },
      (['new', 'old'] as const).map((side) => (bucketOf(side, sequence) + 0.5) / buckets),
    );
    const title = seen.getByRole('heading', { level: 1 });
    await seen.goto(address);
    await expect(title).toHaveText('Nueva');
    for (let visit = 0; visit < 2; visit += 1) {
      await seen.reload();
      await expect(title).toHaveText('Nueva');
    }
    await seen.close();
    const bare = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const still = await bare.newPage();
    await still.goto(address);
    await expect(still.getByRole('heading', { level: 1 })).toHaveText(old);
    await bare.close();
  });

  await test.step('an address that names a side which is dealt out no more says what is live', async () => {
    await page.getByTestId('guard').getByRole('button', { name: 'Take back' }).click();
    await editor.dialog.getByRole('textbox', { name: 'Why' }).fill('Not now');
    await editor.dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByTestId('guard')).toHaveCount(0);
    const seen = await visitors.newPage();
    await expect(async () => {
      await seen.goto(`${host.origin}/landing?id=${id}&revision=${guard?.revision ?? 0}`);
      expect(seen.url()).toBe(`${host.origin}/landing?id=${id}`);
      await expect(seen.getByRole('heading', { level: 1 })).toHaveText(old, { timeout: 1 });
    }).toPass({ timeout: 10_000 });
  });
});
