import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { freePorts } from '../support/freePorts';
import { startHost, type Host } from '../support/host';
import { unpackProject, type PackedProject } from '../support/packedProject';
import { expectNoAxeFaults } from './support/axe';
import { administrator, desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { expect, test } from './support/test';
import { wake } from './support/wake';

/**
 * A lender's own developer, by the documents alone: unpacks the project in an empty folder, adds blocks, publishes a page
 * with them by token from another directory, hears of it by a webhook, and finds the blocks in editor and catalogue.
 */
test.use({ ...desk });
test.setTimeout(600_000);

let packed: PackedProject;
let host: Host;
let stopHost = async (): Promise<void> => undefined;
let receiver: ChildProcess | undefined;
let heard = '';

const blocks = './acme-blocks,./examples/blocks';

test.beforeAll(async () => {
  packed = unpackProject();
});
test.afterAll(async () => {
  receiver?.kill();
  await stopHost();
  packed.remove();
});

async function succeed(
  script: string,
  words: readonly string[],
  more?: Parameters<PackedProject['run']>[2],
): Promise<string> {
  const { exitCode, output } = await packed.run(script, words, more);
  expect(exitCode, `npm run ${script} ${words.join(' ')}\n${output}`).toBe(0);
  return output;
}

/** Makes a token on *Your account*, as a person does; resolves with its secret. */
async function makeToken(page: Page, name: string, scope: string): Promise<string> {
  await page.goto(`${host.origin}/editor/account`);
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: /Scope/ }).click();
  await page.getByRole('option', { name: scope, exact: true }).click();
  await dialog.getByRole('button', { name: 'Make token' }).click();
  const secret = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return secret;
}

async function startReceiver(page: Page, token: string): Promise<void> {
  const [port = 0] = await freePorts(1);
  const made = await page.request.post(`${host.origin}/editor/api/webhooks`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: 'Desk', url: `http://127.0.0.1:${port}/`, events: null, markets: null },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { secret } = (await made.json()) as { readonly secret: string };
  receiver = spawn(process.execPath, [path.join(packed.project, 'examples/webhooks/receiver.mjs')], {
    env: { PATH: process.env.PATH, WEBHOOK_SECRET: secret, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  receiver.stdout?.setEncoding('utf8').on('data', (piece: string) => (heard += piece));
}

const fixtureOf = (folder: string): object => {
  const { fixture } = JSON.parse(readFileSync(path.join(packed.project, folder, 'block.json'), 'utf8')) as {
    readonly fixture: object;
  };
  return fixture;
};

/** The Mexican page with a block of each package before its last one. */
function addBlocks(file: string): void {
  const page = JSON.parse(readFileSync(file, 'utf8')) as { readonly blocks: object[] };
  page.blocks.splice(
    -1,
    0,
    { id: 'acme-team', type: 'acme/teamList', version: 1, props: fixtureOf('acme-blocks/teamList') },
    {
      id: 'acme-stores',
      type: 'acme/storeFinder',
      version: 1,
      props: fixtureOf('examples/blocks/storeFinder'),
    },
  );
  writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`);
}

async function findStores(stores: Locator): Promise<void> {
  await stores.getByRole('searchbox', { name: 'Ciudad, tienda o calle' }).fill('Monterrey');
  await stores.getByRole('button', { name: 'Buscar' }).click();
  await expect(stores.getByText('Tiendas encontradas: 1')).toBeVisible();
}

async function turnOff(page: Page, token: string, blockId: string): Promise<void> {
  const turned = await page.request.put(
    `${host.origin}/editor/api/templates/mx-bienvenida/switches/${blockId}`,
    { headers: { Authorization: `Bearer ${token}` }, data: { isOff: true } },
  );
  expect(turned.status(), await turned.text()).toBe(200);
}

/** Where visits of the page stop, by its blocks. */
async function stopsOf(page: Page, token: string): Promise<readonly unknown[]> {
  const told = await page.request.get(`${host.origin}/editor/api/templates/mx-bienvenida/statistics?days=7`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { journeys } = (await told.json()) as {
    readonly journeys: readonly { readonly blocks: unknown[] }[];
  };
  return journeys[0]?.blocks ?? [];
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const serveFiles =
  (folder: string): RequestListener =>
  ({ url = '/' }, response) => {
    const file = path.join(folder, new URL(url, 'http://site').pathname);
    const type = mediaTypes[path.extname(file)];
    if (type === undefined || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  };

test('a block of one’s own, from an empty folder to a live page @soak', async ({ page, browser }) => {
  await succeed('blocks', ['new', 'acme/teamList']);
  await succeed('blocks', ['test', './acme-blocks', './examples/blocks']);
  await succeed('build', [], { environment: { BLOCKS: blocks } });
  host = await startHost({
    script: path.join(packed.project, 'dist/host/main.js'),
    environment: { ...editorEnvironment, WEBHOOK_NETWORKS: 'loopback', WEBHOOK_HTTP: 'on' },
  });
  stopHost = () => host.stop();
  const editor = new EditorPage(page, host);
  await editor.signIn(administrator);
  const publish = await makeToken(page, 'Desk', 'Publish');
  await startReceiver(page, await makeToken(page, 'Setup', 'Manage'));

  const pages = path.join(packed.folder, 'elsewhere');
  mkdirSync(pages);
  writeFileSync(path.join(packed.folder, 'token'), publish, { mode: 0o600 });
  const remote = ['--host', host.origin, '--token-file', '../token'];
  const byTerminal = (...words: readonly string[]) =>
    succeed('templates', [...words, ...remote], { from: pages });
  await byTerminal('pull', '.');
  addBlocks(path.join(pages, 'mx-bienvenida.json'));
  await byTerminal('check', '.', '--annotations');
  await byTerminal('push', '.', '--publish', '--yes', '--reason', 'Our own blocks');
  await expect.poll(() => heard, { timeout: 30_000 }).toContain('publication.published');
  expect(heard).toContain('mx-bienvenida');

  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  ).newPage();
  await phone.goto(`${host.origin}/landing?id=mx-bienvenida&language=2`);
  await wake(phone);
  const stores = phone.locator('#block-acme-stores');
  await expect(phone.locator('#block-acme-team')).toBeVisible();
  await findStores(stores);
  await expectNoAxeFaults(phone);
  // What is faulty is turned off by its id, whoever made it.
  await turnOff(page, publish, 'acme-stores');
  await expect(async () => {
    await phone.reload();
    await expect(phone.locator('#block-acme-team')).toBeVisible({ timeout: 1_000 });
    await expect(stores).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

  // The reload has told of the visit: blocks of packages are counted as all others.
  await expect
    .poll(() => stopsOf(page, publish), { timeout: 60_000 })
    .toContainEqual({ blockId: 'acme-stores', reached: 1, tapped: 1 });

  await editor.open('/templates/mx-bienvenida');
  await editor.choose(/^Store finder/);
  await expect(editor.fields.getByText('Stores').first()).toBeVisible();

  // Of the build, without being told again which blocks that has.
  const catalogue = await succeed('catalogue', []);
  expect(catalogue).toMatch(/^\d+ blocks in /m);
  const index = readFileSync(path.join(packed.project, 'dist/catalogue/index.html'), 'utf8');
  for (const type of ['acme/teamList', 'acme/storeFinder', 'acme/priceTable']) expect(index).toContain(type);
  // Served by any server of files, its blocks are alive.
  const site = createServer(serveFiles(path.join(packed.project, 'dist/catalogue'))).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await phone.goto(`http://127.0.0.1:${port}/blocks/acme/storeFinder/es-light.html`);
  await wake(phone);
  await findStores(phone.locator('#block-fixture'));
  expect(asked.filter((path) => !/^\/(assets\/|blocks\/|pictures\/|favicon\.svg$)/.test(path))).toEqual([]);
  await phone.context().close();
  site.closeAllConnections();
  site.close();
});
