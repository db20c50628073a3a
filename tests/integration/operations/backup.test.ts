import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { archivedTables } from '../../../src/host/operations/backup/archivedTables';
import { backUp } from '../../../src/host/operations/backup/backup';
import { restore } from '../../../src/host/operations/backup/restore';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase, type DatabaseAddress } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideAddresses, type Place } from '../../support/databases';
import { password, soundDocument, startEditorHost } from '../../support/editorHost';
import { fillDatabase } from '../../support/filledDatabase';
import { casesRun, runs } from '../../support/soak';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const { newAddress, keep } = provideAddresses();
const now = Date.parse('2026-03-01T12:00:00Z');

const connect = (address: DatabaseAddress): Kysely<Database> => keep(openDatabase(address));

/** Every row of every table, in an order of its own. */
async function contentOf(database: Kysely<Database>): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of archivedTables) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database);
    content[name] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return content;
}

async function filled(place: Place): Promise<{ address: DatabaseAddress; database: Kysely<Database> }> {
  const address = await newAddress(place);
  const database = connect(address);
  await migrate(database);
  await fillDatabase(database, now);
  return { address, database };
}

const newFile = (): string => path.join(newFolder(), 'vitrina.backup');

describe.each(places.flatMap((from) => places.map((to) => [from, to] as const)))(
  'a backup of %s',
  (from, to) => {
    it(`holds every row of every table, and ${to} has them again but for who was there at that moment`, async () => {
      const { address, database } = await filled(from);
      const before = await contentOf(database);
      for (const rows of Object.values(before)) expect(rows.length).toBeGreaterThan(0);
      const file = newFile();
      const counts = await backUp(address, file, now);
      const target = connect(await newAddress(to));
      expect(await restore(target, file)).toEqual({
        ...counts,
        editor_sessions: 0,
        editor_sign_ins: 0,
        editor_invitations: 0,
        editor_tokens: 0,
        editor_pending_sign_ins: 0,
        editor_factor_setups: 0,
        editor_approval_links: 0,
        editor_locks: 0,
        write_probes: 0,
      });
      expect(await contentOf(target)).toEqual({
        ...before,
        editor_sign_ins: [],
        editor_sessions: [],
        editor_invitations: [],
        editor_tokens: [],
        editor_pending_sign_ins: [],
        editor_factor_setups: [],
        editor_approval_links: [],
        editor_locks: [],
        write_probes: [],
      });
      const { template_id, revision, document } = await target
        .selectFrom('template_revisions')
        .selectAll()
        .executeTakeFirstOrThrow();
      const store = new SqlTemplateStore(target, () => now);
      expect(await store.revision(template_id, revision)).toMatchObject({ document });
      await store.publish({
        document: '{"id":"after","words":"restored"}',
        publishedBy: 'test',
        reason: 'goes on',
      });
      expect(await store.published('after')).toMatchObject({ revision: 1 });
    });
  },
);

/** More than one page of a backup holds: a key of one column and of six, and rows that hold whole files. */
async function fillManyPages(database: Kysely<Database>): Promise<void> {
  const counted = Array.from({ length: 1_300 }, (_nothing, number) => ({
    template_id: `page-${number % 3}`,
    period: `2026-0${1 + (number % 2)}-01`,
    kind: 'visit' as const,
    revision: '1',
    variant: '',
    label: `tag ${number}`,
    count: number,
  }));
  for (let start = 0; start < counted.length; start += 100) {
    await database
      .insertInto('template_counts')
      .values(counted.slice(start, start + 100))
      .execute();
  }
  for (const name of [
    'editor_templates',
    'pictures',
    ...archivedTables.filter(({ isHeavy }) => isHeavy).map((table) => table.name),
  ] as const) {
    await copyFirstRow(database, name, 25);
  }
}

/** So many rows more that differ in their keys from the table's first. */
async function copyFirstRow(database: Kysely<Database>, name: keyof Database, copies: number): Promise<void> {
  const key = archivedTables.find((table) => table.name === name)?.key ?? [];
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)} limit 1`.execute(
    database,
  );
  const columns = Object.keys(rows[0] ?? {});
  for (let copy = 1; copy <= copies; copy += 1) {
    // The last column of a key changes fastest, so that a page ends between rows that share the others.
    const values = columns.map((column) => {
      const value = rows[0]?.[column];
      // No two sections have a name in common.
      if (column !== key.at(-1) && column !== 'search_name') return value;
      return typeof value === 'number' ? value + 100 + copy : `${String(value)}-${copy}`;
    });
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))}) values (${sql.join(values)})`.execute(
      database,
    );
  }
}

it.each(places)(
  'a backup of %s that is read a page at a time leaves nothing out and has nothing twice',
  async (place) => {
    const { address, database } = await filled(place);
    await fillManyPages(database);
    const before = await contentOf(database);
    const file = newFile();
    const counts = await backUp(address, file, now);
    expect(counts).toMatchObject({ template_counts: 1_301 });
    for (const { name, isHeavy } of archivedTables) {
      expect([name, counts[name]]).toEqual([name, before[name]?.length]);
      if (isHeavy) expect(counts[name]).toBeGreaterThan(25);
    }
    const target = connect(await newAddress(place));
    await restore(target, file);
    expect(await contentOf(target)).toEqual({
      ...before,
      editor_sessions: [],
      editor_sign_ins: [],
      editor_invitations: [],
      editor_tokens: [],
      editor_pending_sign_ins: [],
      editor_factor_setups: [],
      editor_approval_links: [],
      editor_locks: [],
      write_probes: [],
    });
  },
  60_000,
);

it('knows every table of both databases, and the keys of those of SQLite', async () => {
  for (const place of places) {
    const { database } = await filled(place);
    const tables = (await database.introspection.getTables()).map(({ name }) => name);
    expect(archivedTables.map(({ name }): string => name).sort()).toEqual(tables.sort());
    if (place === 'PostgreSQL') continue;
    for (const { name, key } of archivedTables) {
      const { rows } = await sql<{
        name: string;
        pk: number;
      }>`select name, pk from pragma_table_info(${name})`.execute(database);
      const keyed = rows.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
      expect([name, keyed.map((column) => column.name)]).toEqual([name, key]);
    }
  }
});

const unpacksTo = (archive: Buffer, content: Buffer): boolean => {
  try {
    return gunzipSync(archive).equals(content);
  } catch {
    return false;
  }
};

describe('what is refused', () => {
  it('is a file that exists, and a database that holds anything', async () => {
    const { address, database } = await filled('SQLite');
    const file = newFile();
    await backUp(address, file, now);
    const bytes = readFileSync(file);
    await expect(backUp(address, file, now)).rejects.toThrow('exists and is not overwritten');
    expect(readFileSync(file)).toEqual(bytes);
    await expect(restore(database, file)).rejects.toThrow('the database holds rows in templates');
  });

  it.each<[string, (text: string) => string]>([
    ['a changed letter', (text) => text.replace('backup-words', 'backup-wards')],
    [
      'a missing row',
      (text) =>
        text
          .split('\n')
          .filter((_line, index) => index !== 3)
          .join('\n'),
    ],
    ['a missing end', (text) => text.split('\n').slice(0, -2).join('\n')],
    ['a line that is no JSON', (text) => text.replace('{"kind":"row"', '{"kind":')],
    ['a newer format', (text) => text.replace('"format":1', '"format":2')],
  ])('is an archive with %s; nothing is written', async (_name, damage) => {
    const { address } = await filled('SQLite');
    const file = newFile();
    await backUp(address, file, now);
    const damaged = newFile();
    writeFileSync(damaged, gzipSync(damage(gunzipSync(readFileSync(file)).toString('utf8'))));
    const target = connect(await newAddress('SQLite'));
    await expect(restore(target, damaged)).rejects.toThrow('the archive is damaged');
    expect(await target.introspection.getTables()).toEqual([]);
  });

  it(
    'is an archive with any byte changed',
    async () => {
      const { address } = await filled('SQLite');
      const file = newFile();
      await backUp(address, file, now);
      const whole = readFileSync(file);
      const content = gunzipSync(whole);
      const damaged = newFile();
      const target = connect(await newAddress('SQLite'));
      const cases = runs(20, 5_000);
      // The ten bytes before are gzip's own: when and where it was packed.
      const changes = fc.tuple(
        fc.integer({ min: 10, max: whole.byteLength - 1 }),
        fc.integer({ min: 1, max: 255 }),
      );
      await fc.assert(
        fc.asyncProperty(changes, async ([at, by]) => {
          const bytes = Buffer.from(whole);
          bytes[at] = (bytes[at] ?? 0) ^ by;
          // A few bits of the packing mean nothing.
          fc.pre(!unpacksTo(bytes, content));
          writeFileSync(damaged, bytes);
          await expect(restore(target, damaged)).rejects.toThrow('the archive is damaged');
        }),
        { numRuns: cases },
      );
      expect(await target.introspection.getTables()).toEqual([]);
      casesRun(
        'backup-damage',
        cases,
        `${whole.byteLength} bytes with rows of all ${archivedTables.length} tables`,
      );
    },
    30_000 + runs(0, 600_000),
  );

  it('is an archive that was cut off, or of a newer version', async () => {
    const { address } = await filled('SQLite');
    const file = newFile();
    await backUp(address, file, now);
    const target = connect(await newAddress('SQLite'));
    const cut = newFile();
    writeFileSync(cut, readFileSync(file).subarray(0, 500));
    await expect(restore(target, cut)).rejects.toThrow('the archive is damaged');
    const lines = gunzipSync(readFileSync(file))
      .toString('utf8')
      .replace(/"schema":"\d+_\w+"/, '"schema":"9999_later"')
      .split('\n')
      .slice(0, -2);
    const end = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n').at(-1) ?? '';
    const sha256 = createHash('sha256')
      .update(lines.map((line) => `${line}\n`).join(''))
      .digest('hex');
    const newer = newFile();
    writeFileSync(
      newer,
      gzipSync(`${lines.join('\n')}\n${end.replace(/"sha256":"\w+"\}$/, `"sha256":"${sha256}"}`)}\n`),
    );
    await expect(restore(target, newer)).rejects.toThrow('of a newer version (9999_later)');
  });

  it('is an archive that somebody altered and hashed anew, where the operator signs', async () => {
    const { address } = await filled('SQLite');
    const [key, older] = [
      'the key of today, which nobody else has',
      'the key before it, which nobody else had',
    ];
    const signed = newFile();
    await backUp(address, signed, now, { key: older });
    const text = gunzipSync(readFileSync(signed)).toString('utf8');
    const lines = text.trimEnd().split('\n');
    const altered = lines.slice(0, -1).map((line) => line.replace('"madeAt":"2026', '"madeAt":"2027'));
    const sha256 = createHash('sha256')
      .update(altered.map((line) => `${line}\n`).join(''))
      .digest('hex');
    const end = JSON.parse(lines.at(-1) ?? '') as object;
    const write = (changedEnd: object): string => {
      const file = newFile();
      writeFileSync(file, gzipSync([...altered, JSON.stringify(changedEnd), ''].join('\n')));
      return file;
    };
    const target = connect(await newAddress('SQLite'));
    const keys = [key, older];
    await expect(restore(target, write({ ...end, sha256 }), { keys })).rejects.toThrow(
      'was not signed by BACKUP_KEY',
    );
    await expect(restore(target, write({ ...end, sha256, signature: undefined }), { keys })).rejects.toThrow(
      'is not signed',
    );
    await expect(restore(target, signed, { keys: [key] })).rejects.toThrow('another key signed it');
    expect(await target.introspection.getTables()).toEqual([]);
    await restore(target, signed, { keys });
    const unsigned = newFile();
    await backUp(address, unsigned, now);
    await restore(connect(await newAddress('SQLite')), unsigned, { keys, takesUnsigned: true });
  });

  it('is a file that can not be read, which says nothing of what is in it', async () => {
    const target = connect(await newAddress('SQLite'));
    const folder = newFolder();
    const missing = path.join(folder, 'missing.vitrina');
    await expect(restore(target, missing)).rejects.toThrow(`the archive ${missing} can’t be read: ENOENT`);
    await expect(restore(target, folder)).rejects.toThrow(`the archive ${folder} can’t be read: EISDIR`);
    expect(await target.introspection.getTables()).toEqual([]);
  });

  it('is a revision that is not what its hash says', async () => {
    const { address, database } = await filled('SQLite');
    await sql`drop trigger refuse_update_of_template_revisions`.execute(database);
    await database.updateTable('template_revisions').set({ document: '{"id":"changed"}' }).execute();
    const file = newFile();
    await expect(backUp(address, file, now)).rejects.toThrow('a revision is not what its hash says');
    expect(existsSync(file)).toBe(false);
  });
});

it('is of one moment, while a host writes on', async () => {
  const { address, database } = await filled('SQLite');
  const file = newFile();
  const store = new SqlTemplateStore(database, () => now);
  const publish = (number: number) =>
    store.publish({
      document: JSON.stringify({ id: `while-${number}`, words: 'x'.repeat(2_000) }),
      publishedBy: 'test',
      reason: '',
    });
  const writing = (async () => {
    for (let number = 0; number < 60; number += 1) await publish(number);
  })();
  await backUp(address, file, now);
  await writing;
  const target = connect(await newAddress('SQLite'));
  await restore(target, file);
  const { value } = await target.selectFrom('template_counter').select('value').executeTakeFirstOrThrow();
  const publications = await target.selectFrom('template_publications').selectAll().execute();
  const revisions = await target.selectFrom('template_revisions').selectAll().execute();
  expect(publications.length).toBe(value);
  expect(revisions.length).toBe(publications.length);
});

it.each(places)(
  'of texts that hold NUL, as SQLite took them, goes into %s with a mark for each',
  async (place) => {
    const address = await newAddress('SQLite');
    const database = connect(address);
    await migrate(database);
    const fault = {
      template_id: 't',
      revision: '1',
      fault: 'threw',
      block_type: 'x\0',
      count: 1,
      first_at: now,
      last_at: now,
    };
    // Keys that only the character tells apart.
    await database
      .insertInto('block_faults')
      .values(['a', 'a\0'].map((block_id) => ({ ...fault, block_id, detail: 'one\0two\0' })))
      .execute();
    const file = newFile();
    const counts = await backUp(address, file, now);
    const target = connect(await newAddress(place));
    expect(await restore(target, file)).toEqual(counts);
    const faults = await target
      .selectFrom('block_faults')
      .select(['block_id', 'block_type', 'detail'])
      .orderBy('block_id')
      .execute();
    expect(faults).toEqual(
      ['a', 'a\ufffd'].map((block_id) => ({ block_id, block_type: 'x\ufffd', detail: 'one\ufffdtwo\ufffd' })),
    );
  },
);

it('an archive from before the first tables that are known is refused with which version takes it', async () => {
  const head = { kind: 'head', format: 1, schema: '0017_write_probes', madeAt: new Date(now).toISOString() };
  const line = `${JSON.stringify(head)}\n`;
  const end = { kind: 'end', rows: {}, sha256: createHash('sha256').update(line).digest('hex') };
  const file = newFile();
  writeFileSync(file, gzipSync(`${line}${JSON.stringify(end)}\n`));
  await expect(restore(connect(await newAddress('SQLite')), file)).rejects.toThrow(
    /before 0\.2\.0 \(0017_write_probes\); restore it with 0\.2\.0/,
  );
});

it.each(places)(
  'restored into %s opens no session, invitation or lock that was over by then',
  async (place) => {
    const address = await newAddress('SQLite');
    const database = connect(address);
    await migrate(database);
    const host = await startEditorHost({ database, folder: newFolder(), clock: () => now });
    const administrator = await host.signedIn('ada', 'administrator');
    const vera = await host.signedIn('vera', 'editor');
    const lost = await host.signedIn('vera', 'editor');
    const { link } = (
      await administrator.post('/accounts/invitations', { email: 'ines@example.test', role: 'editor' })
    ).body;
    const token = new URL(link).hash.slice(1);
    await vera.post('/templates', { document: soundDocument('mx'), origin: 'blank' });
    expect((await vera.put('/templates/mx/lock')).status).toBeLessThan(300);
    const order = { name: 'ci', scope: 'draft', markets: null, expiresInDays: 1 };
    expect((await vera.post('/tokens', order)).status).toBe(201);
    const file = newFile();
    await backUp(address, file, now);
    const tables = ['editor_sessions', 'editor_invitations', 'editor_tokens', 'editor_locks'] as const;
    for (const table of tables)
      expect(await database.selectFrom(table).selectAll().execute()).not.toEqual([]);

    const invited = host.browser();
    expect(
      (await vera.post('/password', { currentPassword: password, newPassword: 'another long password' }))
        .status,
    ).toBe(204);
    expect((await lost.get('/templates')).status).toBe(401);
    expect(
      (await invited.post('/invitations/accept', { token, name: 'Ines', password: 'yet another password' }))
        .status,
    ).toBeLessThan(300);
    await host.app.close();

    const target = connect(await newAddress(place));
    await restore(target, file);
    for (const table of tables) expect(await target.selectFrom(table).selectAll().execute()).toEqual([]);
    const again = await startEditorHost({ database: target, folder: newFolder(), clock: () => now });
    const [old, linked] = [again.browser(), again.browser()];
    old.cookie = lost.cookie;
    expect((await old.get('/templates')).status).toBe(401);
    expect((await linked.post('/invitations/inspect', { token })).status).toBe(410);
    expect((await again.browser().signIn('vera@example.test')).status).toBe(200);
    await again.app.close();
  },
);
