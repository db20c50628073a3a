import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import type { Kysely } from 'kysely';
import { everyRow } from '../../../src/editorCalls/everyRow';
import { callName, type CallRow, readPlace } from '../../../src/editorCalls/row';
import type { NewToken } from '../../../src/generated/editor';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import {
  password,
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const root = path.resolve(__dirname, '../../..');
const run = promisify(execFile);
const temporaryFolder = provideTemporaryFolders();
const now = Date.parse('2026-03-01T09:00:00Z');
let database: Kysely<Database>;
let host: EditorHost;
let admin: EditorBrowser;

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Record<string, { readonly schema: object }> }>
  >;
}
interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: object };
}
let document: OpenApi;

beforeAll(async () => {
  database = openDatabase({ databaseUrl: undefined, dataFolder: temporaryFolder() });
  await migrate(database);
  host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await host.signedIn('ada', 'administrator');
  const served = await host.app.inject({ url: '/editor/openapi.json' });
  document = JSON.parse(served.body) as OpenApi;
}, 60_000);
afterAll(async () => {
  await host.app.close();
  await database.destroy();
});

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

it('holds each row of the calls, once, by a name of its own', () => {
  expect(document.openapi).toBe('3.1.0');
  const ids = operations().map((operation) => operation.operationId);
  expect(ids.toSorted()).toEqual(host.calls.map(({ row }) => callName(row.method, row.path)).toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

it('opens every row to whom it says, in its order, and each reads its body by its schema', async () => {
  const rows = Object.entries<CallRow>(everyRow).map(([place, row]) => ({ ...row, ...readPlace(place) }));
  expect(host.calls.map(({ row: { handle: _handle, ...row } }) => row)).toEqual(rows);
  const refused = rows.filter(({ payload = 'multipart' }) => payload !== 'multipart');
  expect(refused.length).toBeGreaterThan(50);
  for (const { method, path: place } of refused) {
    const reply = await admin.call(method, place.replace(/:\w+/g, 'p'), { body: { unheardOf: 1 } });
    const fault = { path: '/unheardOf', message: 'is no field of this call' };
    expect([place, reply.status, reply.body.error.code]).toEqual([place, 400, 'invalid']);
    expect([place, reply.body.error.faults]).toEqual([place, expect.arrayContaining([fault])]);
  }
});

it('says what a page sends with a call that changes something', () => {
  const security = (id: string) => operations().find(({ operationId: each }) => each === id)?.security;
  expect(security('postSession')).toEqual([{ origin: [] }]);
  expect(security('postTokens')).toEqual([{ session: [], origin: [], csrf: [] }]);
  expect(security('getTokens')).toEqual([{ session: [] }]);
  expect(security('postTemplates')).toEqual([{ token: [] }, { session: [], origin: [], csrf: [] }]);
});

it('gives out a token by the very commands of docs/lenders-and-apps/api.md, and the token works', async () => {
  const [, commands = ''] =
    /```sh\n(# HOST,[\s\S]*?)```/.exec(
      readFileSync(path.join(root, 'docs/lenders-and-apps/api.md'), 'utf8'),
    ) ?? [];
  const { email } = (await admin.get('/session')).body.account;
  const folder = temporaryFolder();
  const { port } = host.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  await run('sh', ['-e', '-c', commands], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, HOST: origin, EMAIL: email, PASSWORD: password },
  });
  expect(readdirSync(folder)).toEqual(['.vitrina-token']);
  const secret = readFileSync(path.join(folder, '.vitrina-token'), 'utf8').trim();
  const listed = await fetch(`${origin}/editor/api/templates`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(listed.status).toBe(200);
});

it('is read by people, in both languages, with no script and each call on it', async () => {
  for (const [language, title] of [
    ['en', 'Calls of the editor'],
    ['es', 'Llamadas del editor'],
  ] as const) {
    const page = await host.app.inject({ url: '/editor/openapi', headers: { 'accept-language': language } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.body).not.toContain('<script');
    for (const { row } of host.calls) expect(page.body).toContain(`id="${callName(row.method, row.path)}"`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  }
});

it('serves the schemas of the format to any editor of code; what is served is enough to check a page', async () => {
  const fetchSchema = async (name: string) => {
    const reply = await host.app.inject({ url: `/schemas/v1/${name}` });
    expect([name, reply.statusCode]).toEqual([name, 200]);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
      'content-type': 'application/schema+json; charset=utf-8',
    });
    return JSON.parse(reply.body) as { readonly $id: string };
  };
  // Alone, as VS Code loads it.
  const page = new Ajv({ strict: false, allErrors: true }).compile(await fetchSchema('page.schema.json'));
  const sound = JSON.parse(soundDocument('p')) as { blocks: object[] };
  const own = { $schema: 'https://host.example/schemas/v1/page.schema.json' };
  expect([page({ ...own, ...sound }), page.errors]).toEqual([true, null]);
  const wrong = (block: object) => page({ ...sound, blocks: [block] });
  expect(wrong({ id: 'top', type: 'hero', props: { title: 7 } })).toBe(false);
  expect(wrong({ id: 'top', type: 'heroic', props: {} })).toBe(false);
  const nested = { id: 'in', type: 'hero', props: { title: 7 } };
  expect(wrong({ id: 'two', type: 'columns', props: { columns: [[nested]] } })).toBe(false);
  const shipped = readdirSync(path.join(root, 'templates'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json'),
  );
  expect(shipped.length).toBeGreaterThan(5);
  for (const name of shipped) {
    const text = readFileSync(path.join(root, 'templates', name), 'utf8');
    expect([name, page(JSON.parse(text)), page.errors]).toEqual([name, true, null]);
  }
  // Each file by itself, with the others that it names.
  const names = [
    'template',
    'block',
    'common',
    'blocks/hero',
    'brand',
    'editor/templateDetails',
    'editor/common',
  ];
  const ajv = new Ajv({ strict: false });
  const files = await Promise.all(names.map((name) => fetchSchema(`${name}.schema.json`)));
  files.forEach((file) => ajv.addSchema(file));
  for (const { $id } of files) {
    expect($id).toMatch(/^https:\/\/vitrina\.example\/schemas\/v1\//);
    expect(ajv.getSchema($id)).toBeDefined();
  }
  expect((await host.app.inject({ url: '/schemas/v1/replies/getSid.schema.json' })).statusCode).toBe(404);
});

it('publishes a document with $schema byte for byte, and the checks have nothing against it', async () => {
  const text = soundDocument('with-schema', 'Hi', {
    $schema: 'https://host.example/schemas/v1/page.schema.json',
  });
  const checked = await admin.post('/checks', { documents: [text] });
  expect(checked.body).toMatchObject({ checked: [{ findings: [] }] });
  const made = await admin.post('/templates', { document: text, origin: 'import' });
  expect(made.body.draft.document).toBe(text);
});

interface Made {
  readonly id: string;
  readonly status: number;
  readonly body: unknown;
}

it('makes a client that can make every call, and each answer is what the document says', async () => {
  const made = await admin.post('/tokens/machine', {
    name: 'client',
    scope: 'publish',
    markets: null,
    expiresInDays: 1,
  });
  const { secret } = made.body as unknown as NewToken;
  await admin.post('/templates', { document: soundDocument('p'), origin: 'blank' });
  const folder = temporaryFolder();
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  // An ES module, which jest can't load.
  const generator = path.join(root, 'node_modules/@hey-api/openapi-ts/bin/run.js');
  const plugins = ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'];
  await run(process.execPath, [
    generator,
    '-i',
    file,
    '-o',
    path.join(folder, 'client'),
    '-s',
    '-p',
    ...plugins,
  ]);
  const { port } = host.app.server.address() as AddressInfo;
  writeFileSync(
    path.join(folder, 'calls.ts'),
    `import * as sdk from './client/sdk.gen';
import { client } from './client/client.gen';
client.setConfig({ baseUrl: 'http://127.0.0.1:${port}/editor/api', auth: process.env.TOKEN });
async function main() {
  const made = [];
  for (const id of ${JSON.stringify(operations().map((operation) => operation.operationId))}) {
    const call = (sdk as unknown as Record<string, (options: object) => Promise<{ response: Response; data?: unknown; error?: unknown }>>)[id];
    const path = { id: 'p', number: '1', blockId: 'top' };
    const { response, data, error } = await call({ path, query: { from: '1', until: '2' }, ...(!id.startsWith('get') && { body: {} }) });
    made.push({ id, status: response.status, body: data ?? error });
  }
  process.stdout.write(JSON.stringify(made));
}
void main();
`,
  );
  const { stdout } = await run(
    process.execPath,
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'calls.ts'],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, TOKEN: secret },
      maxBuffer: 64 * 1_048_576,
    },
  );
  const answers = JSON.parse(stdout) as readonly Made[];
  expect(answers).toHaveLength(host.calls.length);
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'https://api.example/', components: document.components });
  for (const { id, status, body } of answers) {
    const operation = operations().find((each) => each.operationId === id);
    const schema = (operation?.responses[status] ?? operation?.responses.default)?.content?.[
      'application/json'
    ]?.schema as { readonly $ref: string } | undefined;
    if (schema === undefined) expect([id, status]).toEqual([id, 204]);
    else {
      const validate = ajv.compile({ $ref: `https://api.example/${schema.$ref}` });
      expect([id, status, validate(body), validate.errors]).toEqual([id, status, true, null]);
    }
  }
  const done = answers.filter(({ status }) => status < 300).map(({ id }) => id);
  expect(done).toEqual(
    expect.arrayContaining(['getTemplates', 'getTemplatesId', 'getPictures', 'getCalendar']),
  );
});
