import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { CreateTokenPayload, NewToken } from '../../../src/generated/editor';
import { parseOrder } from '../../../src/host/operations/cli/command';
import { createHostClient } from '../../../src/host/operations/cli/hostClient';
import { hostPlace } from '../../../src/host/operations/cli/hostPlace';
import { runCommand } from '../../../src/host/operations/cli/runCommand';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { createAuthority, createCertificate } from '../../support/certificates';
import {
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const root = path.resolve(__dirname, '../../..');
const temporaryFolder = provideTemporaryFolders();
const now = Date.parse('2026-03-01T09:00:00Z');
let database: Kysely<Database>;
let host: EditorHost;
let ana: EditorBrowser;
let origin: string;
let secret: string;
let folder: string;
let output: string[];

async function makeToken(more: Partial<CreateTokenPayload> = {}): Promise<string> {
  const order = { name: 'ci', scope: 'publish', markets: null, expiresInDays: 30, ...more };
  const admin = await host.signedIn('ada', 'administrator');
  return ((await admin.post('/tokens/machine', order)).body as unknown as NewToken).secret;
}

beforeAll(async () => {
  database = openDatabase({ databaseUrl: undefined, dataFolder: temporaryFolder() });
  await migrate(database);
  host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}`;
  ana = await host.signedIn('ana', 'publisher');
  secret = await makeToken();
}, 60_000);
afterAll(async () => {
  await host.app.close();
  await database.destroy();
});
beforeEach(() => {
  folder = temporaryFolder();
  output = [];
});

async function run(...words: string[]): Promise<number> {
  const order = parseOrder([...words, '--host', origin, '--token-file', 'token']);
  if (!order.ok) throw new Error(order.error);
  output = [];
  const terminal = {
    say: (line: string) => output.push(line),
    complain: (line: string) => output.push(`! ${line}`),
  };
  return runCommand(order.value.command, { terminal, place: hostPlace(createHostClient(origin, secret)) });
}

const said = () => output.join('\n');
const fileOf = (id: string) => path.join(folder, `${id}.json`);
const write = (id: string, title: string) => writeFileSync(fileOf(id), soundDocument(id, title));
const read = (id: string) => readFileSync(fileOf(id), 'utf8');
const git = (...words: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t', ...words], {
    stdio: 'pipe',
  });
const commit = () => {
  git('add', '-A', '--', '*.json');
  git('commit', '-q', '-m', 'x', '--allow-empty');
};

const details = async (id: string) => (await ana.get(`/templates/${id}`)).body;
async function publishByAna(id: string, title: string): Promise<void> {
  const before = await details(id);
  const document = soundDocument(id, title);
  const saved = await ana.put(`/templates/${id}/draft`, { document, baseVersion: before.version });
  const { sha256 } = saved.body.draft;
  const published = await ana.post(`/templates/${id}/publish`, { sha256, reason: 'by hand' });
  expect(published.status).toBe(200);
}

describe('over HTTP', () => {
  it('checks what the host does not have, with the rules and the brand of the host', async () => {
    write('new-page', 'Hello');
    expect(await run('check', folder)).toBe(0);
    expect(said()).toContain('nothing to fix');
    writeFileSync(fileOf('bad'), soundDocument('bad').replace('channel', 'poster'));
    expect(await run('check', folder)).toBe(1);
    expect(said()).toContain('/kind  [notAChoice]');
  });

  it('publishes, exports, tells, goes back and takes offline, by the same words as at the database', async () => {
    write('page-a', 'One');
    expect(await run('publish', fileOf('page-a'), '--reason', 'first')).toBe(0);
    expect(said()).toContain(`published page-a, revision 1: ${origin}/landing?id=page-a`);
    expect(await run('publish', fileOf('page-a'))).toBe(0);
    expect(said()).toContain('page-a is unchanged, revision 1 is live already');
    write('page-a', 'Two');
    expect(await run('publish', fileOf('page-a'))).toBe(0);
    expect(await run('rollback', 'page-a')).toBe(0);
    expect(said()).toBe('page-a: revision 1 is live');
    expect(await run('history', 'page-a')).toBe(0);
    expect(said()).toMatch(/rolled back {2}revision 1 {2}ci/);
    expect(await run('offline', 'page-a', '--reason', 'over')).toBe(0);
    expect(await run('offline', 'page-a')).toBe(1);
    expect(await run('rollback', 'page-a')).toBe(0);
    const exported = path.join(folder, 'out');
    expect(await run('export', exported)).toBe(0);
    expect(readFileSync(path.join(exported, 'page-a.json'), 'utf8')).toBe(soundDocument('page-a', 'One'));
    expect(await run('history', 'no-page')).toBe(1);
  });

  it("replaces nobody's draft unseen, and says whose it is", async () => {
    await ana.post('/templates', { document: soundDocument('page-b', 'By Ana'), origin: 'blank' });
    write('page-b', 'By a file');
    expect(await run('publish', fileOf('page-b'))).toBe(1);
    expect(said()).toContain('ana has an unpublished draft');
    expect((await details('page-b')).draft.document).toBe(soundDocument('page-b', 'By Ana'));
  });

  it('asks a second person where the host wants one, and goes on once they have said yes', async () => {
    const admin = await host.signedIn('ada', 'administrator');
    await admin.put('/settings', { requiresApproval: true });
    write('page-c', 'Asked');
    expect(await run('publish', fileOf('page-c'), '--reason', 'please')).toBe(1);
    expect(said()).toContain('a second person has to approve');
    const { sha256 } = (await details('page-c')).draft;
    expect((await ana.post('/templates/page-c/approvals', { sha256 })).status).toBe(200);
    expect(await run('publish', fileOf('page-c'))).toBe(0);
    await admin.put('/settings', { requiresApproval: false });
  });

  it('says what the host refuses, and that a token is too small', async () => {
    write('page-d', 'x');
    const full = secret;
    secret = await makeToken({ scope: 'read' });
    expect(await run('check', fileOf('page-d'))).toBe(0);
    expect(await run('publish', fileOf('page-d'))).toBe(1);
    expect(said()).toContain('this needs a token with the scope draft');
    secret = await makeToken({ scope: 'draft' });
    expect(await run('publish', fileOf('page-d'))).toBe(1);
    expect(said()).toMatch(
      /needs a token with the scope publish\n {2}page-d is saved as the draft on the host and not published/,
    );
    expect(await run('push', folder, '--publish')).toBe(1);
    expect(said()).toContain('page-d is saved as the draft on the host and not published');
    expect((await details('page-d')).state).toBe('draft');
    secret = 'vitrina_none';
    await expect(run('check', fileOf('page-d'))).rejects.toThrow(
      `${origin}: checking files: refused (signedOut): there is no such token on this host: make one in its editor`,
    );
    secret = full;
    expect(await run('publish', fileOf('page-d'))).toBe(0);
  });
});

describe('pull and push', () => {
  it('keep a folder and a host in step: drafts by default, live where it is said', async () => {
    write('step', 'One');
    expect(await run('push', folder)).toBe(0);
    expect(said()).toContain('saved as the draft of step');
    expect((await details('step')).state).toBe('draft');
    expect(await run('push', folder, '--publish', '--reason', 'go')).toBe(0);
    expect(said()).toContain(`published, revision 1: ${origin}/landing?id=step`);
    expect(await run('push', folder, '--publish')).toBe(0);
    expect(said()).toContain('nothing to do');
    await publishByAna('step', 'Two');
    expect(await run('pull', folder)).toBe(0);
    expect(read('step')).toBe(soundDocument('step', 'Two'));
    expect(JSON.parse(readFileSync(path.join(folder, '.vitrina.json'), 'utf8'))).toHaveProperty([
      origin,
      'step',
    ]);
  });

  it('refuse where the host has moved on, say who did it and what to do, and lose neither', async () => {
    await run('pull', folder);
    write('moved-on', 'One');
    expect(await run('push', folder, '--publish')).toBe(0);
    await publishByAna('moved-on', 'By Ana');
    write('moved-on', 'By a file');
    expect(await run('push', folder, '--publish')).toBe(1);
    expect(said()).toMatch(/host has moved on: ana published revision 2.*pull, bring the two together/);
    expect(((await details('moved-on')) as unknown as { live: { document: string } }).live.document).toBe(
      soundDocument('moved-on', 'By Ana'),
    );
    // Nor does a pull write over what nobody else has.
    expect(await run('pull', folder)).toBe(1);
    expect(said()).toContain('has changes that neither the host nor git has');
    expect(read('moved-on')).toBe(soundDocument('moved-on', 'By a file'));
    git('init', '-q');
    commit();
    expect(await run('pull', folder)).toBe(0);
    expect(read('moved-on')).toBe(soundDocument('moved-on', 'By Ana'));
    write('moved-on', 'Both');
    expect(await run('push', folder, '--publish')).toBe(0);
  });

  it('go by the history of git where a clone has seen nothing else, as in CI', async () => {
    git('init', '-q');
    write('by-git', 'One');
    commit();
    expect(await run('push', folder, '--publish')).toBe(0);
    write('by-git', 'Two');
    commit();
    const clone = temporaryFolder();
    execFileSync('git', ['clone', '-q', folder, path.join(clone, 'c')], { stdio: 'pipe' });
    folder = path.join(clone, 'c');
    // The clone has no record of the first push but the commit.
    writeFileSync(path.join(folder, '.vitrina.json'), '{}');
    expect(await run('push', folder, '--publish')).toBe(0);
    expect(said()).toContain('published, revision 2');
    // An older clone would take the newer page back.
    const old = path.join(clone, 'old');
    execFileSync('git', ['clone', '-q', folder, old], { stdio: 'pipe' });
    folder = old;
    git('reset', '-q', '--hard', 'HEAD~1');
    expect(await run('push', folder, '--publish')).toBe(1);
    expect(said()).toContain('host has moved on');
  });

  it('do not publish again what somebody has taken back, unless it is said', async () => {
    git('init', '-q');
    for (const title of ['One', 'Two']) {
      write('taken', title);
      commit();
      expect(await run('push', folder, '--publish')).toBe(0);
    }
    expect((await ana.post('/templates/taken/rollback', { reason: 'wrong price' })).status).toBe(200);
    expect(await run('push', folder, '--publish')).toBe(1);
    expect(said()).toMatch(/ana went back to revision 1 .*\(wrong price\)/);
    write('taken', 'Three');
    commit();
    expect(await run('push', folder, '--publish')).toBe(1);
    git('revert', '--no-edit', 'HEAD~1..HEAD');
    write('taken', 'One');
    commit();
    expect(await run('push', folder, '--publish')).toBe(0);
    expect(said()).toContain('nothing to do');
    write('taken', 'Four');
    commit();
    expect(await run('push', folder, '--publish')).toBe(0);
    expect((await ana.post('/templates/taken/offline', { reason: 'over', liveRevision: 3 })).status).toBe(
      200,
    );
    expect(await run('push', folder, '--publish')).toBe(0);
    write('taken', 'Five');
    expect(await run('push', folder, '--publish')).toBe(1);
    expect(said()).toContain('ana took it offline');
    expect(await run('push', folder, '--publish', '--over-rollback')).toBe(0);
  });

  it('send nothing where one file has an error', async () => {
    write('sound', 'x');
    writeFileSync(fileOf('bad'), soundDocument('bad').replace('channel', 'poster'));
    expect(await run('push', folder)).toBe(1);
    expect((await ana.get('/templates/sound')).status).toBe(404);
  });
});

describe('over HTTPS, as a process', () => {
  const start = async (words: readonly string[], environment: Record<string, string>) => {
    const program = path.join(root, 'src/host/operations/cli/templates.ts');
    const child = spawn(
      process.execPath,
      ['--require', path.join(root, 'tests/support/typeScript.cjs'), program, ...words],
      { cwd: folder, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment } },
    );
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    const [code] = (await once(child, 'close')) as [number];
    return { code, text };
  };

  it('speaks with a host of a private authority from any folder, and with no other', async () => {
    const authority = createAuthority('Vitrina tests');
    const certificate = createCertificate({ issuer: authority, names: ['localhost', '127.0.0.1'] });
    const server = createServer(certificate, (request, response) => host.app.routing(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `https://localhost:${(server.address() as AddressInfo).port}`;
    const authorities = path.join(folder, 'ca.pem');
    writeFileSync(authorities, authority.cert);
    const tokenFile = path.join(folder, 'token');
    writeFileSync(tokenFile, `${secret}\n`);
    mkdirSync(path.join(folder, 'pages'));
    writeFileSync(path.join(folder, 'pages/secure.json'), soundDocument('secure'));
    const words = ['publish', 'pages/secure.json', '--host', address, '--token-file', tokenFile];

    const distrusted = await start(words, {});
    expect(distrusted.code).toBe(1);
    expect(distrusted.text).toContain('NODE_EXTRA_CA_CERTS');
    const store = new SqlTemplateStore(database);
    expect(await store.published('secure')).toBeUndefined();

    const trusted = await start(words, { NODE_EXTRA_CA_CERTS: authorities });
    expect(trusted).toMatchObject({
      code: 0,
      text: expect.stringContaining('published secure, revision 1') as string,
    });
    expect(trusted.text).not.toContain(secret);
    expect((await store.published('secure'))?.createdBy).toBe('ci');
    server.close();
    server.closeAllConnections();
  });

  it('says which file is missing and where it was looked for, and does nothing', async () => {
    const words = (tokenFile: string) => ['check', 'x.json', '--host', origin, '--token-file', tokenFile];
    const missing = `there is no such file, seen from ${folder}`;
    expect(await start(words('gone'), {})).toEqual({
      code: 1,
      text: expect.stringContaining(
        `--token-file gone: cannot be read: ${missing}. It has to hold`,
      ) as string,
    });
    writeFileSync(path.join(folder, 'token'), 'not a token');
    expect((await start(words('token'), {})).text).toContain('--token-file token: holds no access token');
    writeFileSync(path.join(folder, 'token'), secret);
    expect((await start(words('token'), {})).text).toContain(`x.json: cannot be read: ${missing}`);
  });
});

it.each([
  [['check', 'x', '--host', 'http://pages.example', '--token-file', 't'], /by http the token could be read/],
  [['check', 'x', '--host', 'https://pages.example/editor', '--token-file', 't'], /without a path/],
  [['check', 'x', '--host', 'https://me:secret@pages.example', '--token-file', 't'], /without a path/],
  [['check', 'x', '--host', 'pages.example', '--token-file', 't'], /not the address of a host/],
  [['check', 'x', '--host', 'localhost:8080', '--token-file', 't'], /not the address of a host/],
  [['check', 'x', '--host', 'https://pages.example'], /^--host is given without --token-file\. Make a token/],
  [['check', 'x', '--token-file', 't'], /^--token-file is given without --host\. Say whom/],
  [['pull'], /^Not understood: pull\n\nUsage/],
  [['push', 'a', 'b'], /^Not understood/],
  [['pull', 'a', '--publish'], /^Not understood/],
  [['publish', 'a', '--annotations'], /^Not understood/],
])('says what is wrong with %j', (words: string[], message) => {
  expect(parseOrder(words)).toEqual({ ok: false, error: expect.stringMatching(message) as string });
});
