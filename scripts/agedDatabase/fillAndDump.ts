/** Run by `scripts/agedDatabase.ts` in a checkout of an older version: its words are an empty PostgreSQL database and where the files begin. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { EvidenceStore } from '../../src/host/calls/evidence/evidenceStore';
import { backUp } from '../../src/host/operations/backup/backup';
import type { Database } from '../../src/host/store/database';
import { sha256Of } from '../../src/host/store/documentIdentity';
import { migrate } from '../../src/host/store/migrate';
import { openDatabase } from '../../src/host/store/openDatabase';
import { soundDocument, startEditorHost, type Reply } from '../../tests/support/editorHost';

type Row = Readonly<Record<string, unknown>>;

const now = Date.parse('2026-03-01T12:00:00Z');
const hourMs = 3_600_000;
const hash = sha256Of('words – ñandú ₹');

async function made<Body>(reply: Promise<Reply & { body: Body }>): Promise<Body> {
  const { status, body } = await reply;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** What people of the editor do. */
async function edit(database: Kysely<Database>, folder: string): Promise<void> {
  const host = await startEditorHost({ database, folder, clock: () => now });
  const ada = await host.signedIn('ada', 'administrator');
  const pia = await host.signedIn('pia', 'publisher');
  const ana = await host.signedIn('ana', 'editor');
  const publish = async (id: string, title: string, more: object = {}, content: object = {}) => {
    const { sha256 } = await ana.writeDraft(id, title, content);
    await made(
      pia.post(`/templates/${id}/publish`, { sha256, reason: 'go', acceptsWarnings: true, ...more }),
    );
  };
  await made(ada.put('/settings', { allowsApprovalLinks: true }));
  await made(ada.post('/webhooks', { name: 'CRM', url: 'http://127.0.0.1:9/', events: null, markets: null }));
  await made(ada.post('/tokens', { name: 'release', scope: 'publish', markets: null, expiresInDays: 30 }));
  await made(ada.post('/accounts/invitations', { email: 'new@example.test', role: 'viewer' }));
  await publish('page', 'First words – ñandú ₹', {}, { kind: 'landing' });
  await publish('page', 'Second words', { sharePercent: 20 }, { kind: 'landing' });
  await publish('later', 'Set for a time', { publishAt: now + hourMs });
  const variant = { experiment: 'head', group: 'A', weight: 50 };
  const spacers = ['A', 'B'].map((group) => ({
    id: `head-${group}`,
    type: 'spacer',
    props: { size: group === 'A' ? 'small' : 'large' },
    variant: { ...variant, group },
  }));
  await publish('tried', 'Two heads', {}, { blocks: spacers });
  await made(ana.put('/templates/page/lock'));
  await made(ana.post('/folders', { name: 'Buen Fin' }));
  const folderId = await database.selectFrom('editor_folders').select('id').executeTakeFirstOrThrow();
  await made(ana.put('/templates/page/folder', { folderId: folderId.id }));
  const asked = await ana.writeDraft('asked', 'Is it right?');
  await made(ana.post('/templates/asked/approval-requests', { sha256: asked.sha256, note: 'please' }));
  const link = { name: 'Lic. Luz', expiresInHours: 48, templateId: 'asked', sha256: asked.sha256 };
  await made(pia.post('/approval-links', link));
  await made(ana.post('/bundles', { name: 'March', templateIds: ['asked'] }));
  const section = {
    schemaVersion: 1,
    blocks: [{ id: 'legal', type: 'richText', props: { html: '<p>Words</p>' } }],
  };
  const synced = { market: 'none', locale: 'en' };
  await made(ana.post('/sections', { name: 'Footer', document: JSON.stringify(section), synced }));
  const { account } = await made(pia.get('/session'));
  const comment = { blockId: 'top', text: '@pia, is this right?', mentions: [account.id] };
  await made(ana.post('/templates/page/comments', comment));
  const thread = await database.selectFrom('editor_comment_threads').select('id').executeTakeFirstOrThrow();
  await made(pia.put(`/templates/page/comments/${thread.id}/read`, { number: 1 }));
  await made(pia.put('/templates/page/switches/top', { isOff: true }));
  await made(ana.post('/templates/page/preview-links', { expiresInHours: 1 }));
  await host.app.close();
}

async function takeLoan(database: Kysely<Database>): Promise<void> {
  const store = new EvidenceStore(database, () => now);
  const text = soundDocument('page');
  await store.open({
    row: {
      id: hash,
      call: 'register',
      key_id: 'k',
      person: hash,
      order_no: null,
      page_id: 'page',
      page_revision: '1',
      page_sha256: sha256Of(text),
      agreement_id: 'agreement',
      agreement_revision: '1',
      agreement_sha256: null,
      language: 'es',
      offer: '{}',
      outcome: 'open',
      shown_at: now,
    },
    texts: [{ sha256: sha256Of(text), text }],
  });
  await store.close(hash, { kind: 'accepted', orderNo: '7' });
}

/** Rows of tables that only visitors, several hosts or a second step of signing in would write to. */
const others = (account_id: string): Readonly<Record<string, Row>> => ({
  block_faults: {
    ...{
      template_id: 'page',
      revision: '1',
      block_id: 'top',
      fault: 'invalid',
      block_type: 'hero',
      detail: 'x',
    },
    ...{ count: 3, first_at: now, last_at: now },
  },
  editor_sign_ins: { state_hash: hash, return_path: '/editor', expires_at: now + hourMs },
  editor_second_factors: {
    ...{ id: 'factor', account_id, kind: 'totp', name: 'Phone', secret: 'sealed', key_id: 'k' },
    ...{ counter: 4, created_at: now },
  },
  editor_recovery_codes: { code_hash: hash, account_id, created_at: now },
  editor_pending_sign_ins: {
    ...{ token_hash: hash, account_id, page_hash: hash, user_agent: 'test', tries: 1 },
    expires_at: now + hourMs,
  },
  editor_factor_setups: {
    session_id: 's',
    kind: 'totp',
    value: 'sealed',
    key_id: 'k',
    expires_at: now + hourMs,
  },
  editor_attempts: { subject: 'sign-in', count: 2, window_ends_at: now + hourMs },
  pictures: {
    ...{ id: 'p1', name: 'Ñandú.jpg', search_name: 'ñandú.jpg', bytes: 5, sha256: hash, created_at: now },
    ...{
      image: '{"src":"/pictures/p1-360.webp","width":360,"height":240}',
      created_by: account_id,
      created_by_name: 'ana',
    },
  },
  picture_files: {
    ...{ name: 'p1-360.webp', picture_id: 'p1', type: 'image/webp' },
    content: Buffer.from([0, 255, 10, 13, 34]),
  },
  picture_originals: { picture_id: 'p1', content: Buffer.from([34, 13, 10, 255, 0]) },
  template_counts: {
    ...{ template_id: 'page', period: '2026-03-01', kind: 'visit', revision: '1', variant: '', label: '' },
    count: 2 ** 40,
  },
  audience_counts: {
    ...{ template_id: 'page', period: '2026-03-01', kind: 'visit', language: 'es', client_type: 'android' },
    count: 7,
  },
  count_housekeeping: { name: 'rollUp', done_at: now },
  call_limit_subjects: { subject: `sms:${hash}`, expires_at: now + hourMs },
  call_limit_events: { subject: `sms:${hash}`, event: hash, expires_at: now + hourMs },
  call_replies: {
    ...{ fingerprint: hash, state: 'unknown', lease_ends_at: now, key_id: 'k', phone_hash: hash },
    ...{ session_hash: hash, operation: hash, payload_hash: hash, expires_at: now + hourMs },
  },
  conversions: {
    ...{ event_id: 'e', endpoint: 'network', key_id: 'k', phone_hash: hash, body: 'sealed', created_at: now },
    ...{ due_at: now, state: 'waiting', tries: 0, next_at: now, leased_until: 0 },
  },
  write_probes: { id: 'probe', content: 'x', written_at: now },
});

async function fill(database: Kysely<Database>, folder: string): Promise<void> {
  await migrate(database);
  await edit(database, folder);
  await takeLoan(database);
  const { id } = await database
    .selectFrom('editor_accounts')
    .select('id')
    .orderBy('name')
    .executeTakeFirstOrThrow();
  for (const [table, row] of Object.entries(others(id))) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const values = sql.join(Object.values(row));
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(database);
  }
  for (const { name } of await database.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database);
    if (rows.length === 0) throw new Error(`no row in ${name}`);
  }
}

function literalOf(value: unknown): string {
  if (value === null) return 'null';
  if (Buffer.isBuffer(value)) return `x'${value.toString('hex')}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
}

/** Statements that make the same file anew: triggers come last, since they refuse rows. */
async function dumpFile(database: Kysely<Database>): Promise<string> {
  const objects = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid`.execute(
    database,
  );
  const tables = objects.rows.filter(({ type }) => type === 'table');
  const lines = tables.map((table) => table.sql);
  for (const { name } of [...tables, { name: 'sqlite_sequence' }]) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(database);
    for (const row of rows)
      lines.push(
        `insert into ${name} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literalOf).join(', ')})`,
      );
  }
  const rest = objects.rows.filter(({ type }) => type !== 'table').map((object) => object.sql);
  return [...lines, ...rest, ''].join(';\n');
}

async function fillAndDump(databaseUrl: string, target: string): Promise<void> {
  rmSync(`${target}.vitrina`, { force: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-aged-'));
  for (const url of [undefined, databaseUrl]) {
    const address = { databaseUrl: url, dataFolder: folder };
    const database = openDatabase(address);
    await fill(database, path.join(folder, url === undefined ? 'file' : 'server'));
    const dump =
      url === undefined
        ? await dumpFile(database)
        : execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', url], { encoding: 'utf8' })
            // Commands of psql, and what newer servers do not know or each session has of itself.
            .replaceAll(/^(?:\\|SET |SELECT pg_catalog.set_config|--).*\n/gm, '')
            .replaceAll(/\n{2,}/g, '\n');
    writeFileSync(`${target}.${url === undefined ? 'sqlite' : 'postgres'}.sql`, dump);
    await database.destroy();
    if (url === undefined) await backUp(address, `${target}.vitrina`, now);
  }
  rmSync(folder, { recursive: true, force: true });
}

const [databaseUrl = '', target = ''] = process.argv.slice(2);
void fillAndDump(databaseUrl, target);
