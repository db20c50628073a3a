import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { longPage, longPageId } from './longPage';
import { observeCanvas } from './observeCanvas';

export const administrator = { email: 'bench@presta.example', password: 'una frase larga de medida' };

const patienceMs = 60_000;
/** After the page is there, until its pictures and checks are done. */
const settleMs = 2_500;

const firstBlock = (page: Page) =>
  page.frameLocator('#preview-frame').getByRole('heading', { level: 1 }).first();

export interface Desk {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devTools: CDPSession;
}

/** A desk's browser, signed in to the editor of a host. */
export async function openDesk(browser: Browser, origin: string): Promise<Desk> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  // The compiler names functions by a helper that the page lacks.
  await context.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  await context.addInitScript(observeCanvas);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.goto(`${origin}/editor`);
  await page.getByRole('textbox', { name: 'Email' }).fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'New template' }).waitFor();
  return { context, page, devTools: await context.newCDPSession(page) };
}

/** Makes the long page a draft of the host, through the editor's own call. */
export async function makeLongPage(page: Page): Promise<void> {
  const status = await page.evaluate(async (document) => {
    const session = (await (await fetch('/editor/api/session')).json()) as { csrfToken: string };
    const reply = await fetch('/editor/api/templates', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': session.csrfToken },
      body: JSON.stringify({ document, origin: 'import' }),
    });
    return reply.status;
  }, longPage());
  if (status !== 201) throw new Error(`The template was not made: ${status}`);
}

/** Opens the long page and chooses its first block; resolves with the field of its title, once nothing moves any more. */
export async function openTitle({ page }: Desk, origin: string) {
  await page.goto(`${origin}/editor/templates/${longPageId}`);
  await page.getByRole('navigation', { name: 'Blocks' }).getByRole('row', { name: /^Hero/ }).first().click();
  const title = page.getByRole('region', { name: 'Fields' }).getByRole('textbox', { name: /^Title/ });
  await title.click();
  await firstBlock(page).waitFor();
  // An open page always has one call waiting, so that the network is never quiet.
  await pause(settleMs);
  return title;
}

/**
 * Opens the long page where the editor was open before; resolves, once nothing moves any more, with the ms from asking
 * for it until its first block was painted in the canvas, by the page's own clock.
 */
export async function timeCanvas({ page }: Desk, origin: string): Promise<number> {
  await page.goto(`${origin}/editor/templates/${longPageId}`);
  const seen = await page.waitForFunction(() => window.benchCanvas);
  const ms = Number(await seen.jsonValue());
  // The next page would wait for what this one is still doing.
  await pause(settleMs);
  return ms;
}
