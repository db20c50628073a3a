/** `npx tsx scripts/editorPictures.ts`: the editor's screens, as docs/marketing/README.md shows them. Needs a build. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

const root = path.resolve(__dirname, '..');
const target = path.join(root, 'docs/marketing');
const screen = { width: 1280, height: 800 };
const quality = 62;
const settleMs = 4_000;

const administrator = { email: 'ana@example.com', password: 'a long password for pictures' };
const campaign = 'mx-primavera';
/** Tag, visits and clicks of the page whose figures are shown. */
const figures = [
  ['primavera-redes', 48, 13],
  ['primavera-sms', 21, 9],
] as const;

async function startHost(dataFolder: string): Promise<{ host: ChildProcess; address: string }> {
  const host = spawn(process.execPath, [path.join(root, 'dist/host/main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      UPSTREAM_URL: 'sandbox',
      DATA_DIR: dataFolder,
      EDITOR_ADMIN_EMAIL: administrator.email,
      EDITOR_ADMIN_PASSWORD: administrator.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: host.stdout })) {
    const address = /Server listening at (http:[^"\s]+)/.exec(line)?.[1];
    if (address) return { host, address };
  }
  throw new Error('The host ended before it listened');
}

/** Small pages within the page come when they are seen; each is waited for. */
async function waitForFrames(page: Page): Promise<void> {
  const frames = page.locator('iframe[src]');
  for (const frame of await frames.all()) {
    const box = await frame.boundingBox();
    if (!box || box.y > screen.height) continue;
    await frame.contentFrame().locator('main').first().waitFor();
  }
}

async function take(page: Page, name: string): Promise<void> {
  // The editor never falls quite silent: it keeps its lock.
  await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => undefined);
  await waitForFrames(page);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality, effort: 6 })
    .toFile(path.join(target, `${name}.webp`));
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/editor`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await take(page, 'sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'New template' }).waitFor();
}

/** A campaign made of the Mexican starter, with a promise that the checks refuse. */
async function campaignText(): Promise<string> {
  const starter = await readFile(path.join(root, 'templates/mexico/mx-bienvenida.json'), 'utf8');
  return starter
    .replace('"id": "mx-bienvenida"', `"id": "${campaign}"`)
    .replace('Bienvenida México (muestra)', 'Primavera México')
    .replace(
      '"es": "Solicita de $1,000 a $20,000 en minutos"',
      '"es": "Tu préstamo garantizado esta primavera"',
    );
}

async function makeCampaign(page: Page): Promise<void> {
  const status = await page.evaluate(
    async (document) => {
      const session = (await (await fetch('/editor/api/session')).json()) as { csrfToken: string };
      const reply = await fetch('/editor/api/templates', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': session.csrfToken },
        body: JSON.stringify({ document, origin: 'import' }),
      });
      return reply.status;
    },
    await campaignText(),
  );
  if (status !== 201) throw new Error(`The campaign was not made: ${status}`);
}

async function showLists(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/editor`);
  await page.getByText('Primavera México').first().waitFor();
  await take(page, 'list');
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByText('Blank page').waitFor();
  await take(page, 'starters');
}

async function showEditing(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/editor/templates/${campaign}`);
  await page.getByText('Saved').first().waitFor();
  const canvas = page.frameLocator('#preview-frame');
  await canvas.getByRole('group', { name: 'Hero' }).click({ position: { x: 60, y: 40 } });
  await canvas.getByText('ALT', { exact: true }).waitFor();
  await take(page, 'edit');
  await page.getByRole('button', { name: /^Checks/ }).click();
  await page.getByText('préstamo garantizado', { exact: false }).filter({ visible: true }).first().waitFor();
  await take(page, 'checks');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').waitFor();
  await take(page, 'publish');
}

/** Calls as a promotion page makes them, so that there is something to count. */
async function visit(page: Page, address: string): Promise<void> {
  const track = (call: string, tag: string) =>
    page.request.get(
      `${address}/api/v2/youmi/promotion/${call}?page_id=mx-bienvenida&utm_tag=${tag}&client_type=android`,
    );
  for (const [tag, visits, clicks] of figures) {
    for (let count = 0; count < visits; count += 1) await track('track-visit', tag);
    for (let count = 0; count < clicks; count += 1) await track('track-click', tag);
  }
  await page.waitForTimeout(settleMs);
}

async function showTheRest(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/editor/templates/${campaign}/preview`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByAltText('QR code of the link').or(page.getByLabel('QR code of the link')).first().waitFor();
  await take(page, 'preview');
  await page.goto(`${address}/editor/templates/mx-bienvenida/history`);
  await page.getByText('Live now').waitFor();
  await take(page, 'history');
  await visit(page, address);
  await page.goto(`${address}/editor/templates/mx-bienvenida/statistics`);
  await page.getByRole('table', { name: 'By revision' }).waitFor();
  await take(page, 'statistics');
}

async function main(): Promise<void> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'vitrina-editor-'));
  await mkdir(target, { recursive: true });
  const { host, address } = await startHost(dataFolder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: screen, locale: 'en' });
    page.setDefaultTimeout(60_000);
    await signIn(page, address);
    await makeCampaign(page);
    await showLists(page, address);
    await showEditing(page, address);
    await showTheRest(page, address);
  } finally {
    await browser.close();
    host.kill();
    await once(host, 'exit');
    await rm(dataFolder, { recursive: true, force: true });
  }
}

void main();
