import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import type { GuardReport } from '../../src/generated/editor';
import { readGuardCounts } from '../../src/host/calls/counting/guardCounts';
import { lockCounter } from '../../src/host/store/counter';
import type { Database } from '../../src/host/store/database';
import { sha256Of } from '../../src/host/store/documentIdentity';
import { openDatabase } from '../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../src/host/store/sqlTemplateStore';
import { signIn } from '../support/editorClient';
import { soundDocument } from '../support/editorHost';
import type { Host } from '../support/host';
import { hostLoad } from '../support/hostLoad';
import { startHostsBehindNginx, type HostsBehindNginx } from '../support/hostsBehindNginx';
import { casesRun, soakSize } from '../support/soak';
import { startLoad } from '../support/steadyLoad';
import { until } from '../support/until';

const minuteMs = 60_000;
const rounds = soakSize(9, 2);
const faults = 24;
const id = 'guarded';
type GuardedRevision = Pick<NonNullable<GuardReport['guard']>, 'sequence' | 'revision'>;

const documentOf = (title: string): string => soundDocument(id, title, { kind: 'landing' });
/** GETs alone: nginx may ask the next host for them. */
const reading = hostLoad(id).filter(({ method }) => method === undefined);

let behind: HostsBehindNginx;
/** Holds the counter without a word while faults are told, for longer than the server lets a host do. */
let holder: Kysely<Database>;
beforeAll(async () => {
  behind = await startHostsBehindNginx();
  const { DATABASE_URL: databaseUrl } = behind.store.environment;
  holder = openDatabase({ databaseUrl, dataFolder: '', idleInTransactionMs: 3 * minuteMs });
}, 3 * minuteMs);
afterAll(async () => {
  await holder.destroy();
  await behind.end();
}, minuteMs);

/** Local port of a connection, as the kernel lists it beside the inode of its socket. */
function socketsOf({ process: { pid = 0 } }: Host): ReadonlySet<number> {
  const own = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((file) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${file}`)];
      } catch {
        return [];
      }
    }),
  );
  const rows = readFileSync(`/proc/${pid}/net/tcp`, 'utf8').trim().split('\n').slice(1);
  return new Set(
    rows.flatMap((row) => {
      const [, local = '', , , , , , , , inode = ''] = row.trim().split(/\s+/);
      return own.has(`socket:[${inode}]`) ? [Number.parseInt(local.split(':')[1] ?? '', 16)] : [];
    }),
  );
}

/**
 * Which host's transaction waits for the counter; undefined: none yet. Asked outside any transaction, within which
 * PostgreSQL shows the activity of its first look again and again.
 */
async function waitingHost(): Promise<number | undefined> {
  const { rows } = await sql<{ client_port: number }>`
    select client_port from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%template_counter%'
  `.execute(behind.store.database);
  const ports = new Set(rows.map(({ client_port }) => client_port));
  const position = behind.hosts.findIndex((host) => [...socketsOf(host)].some((port) => ports.has(port)));
  return position < 0 ? undefined : position;
}

/** A visit that was dealt the new revision, and what its phone tells of a block that failed. Each from a network of its own. */
async function reportFault({ sequence, revision }: GuardedRevision, network: number): Promise<Response> {
  const origin = behind.hosts[network % behind.hosts.length]?.origin ?? '';
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${network}.7` };
  const visit = `page_id=${id}&variant=guard.${sequence}:new`;
  await fetch(`${origin}/api/v2/youmi/promotion/track-visit?${visit}`, { headers });
  return fetch(`${origin}/report`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      templateId: id,
      revision: String(revision),
      blockId: 'top',
      blockType: 'hero',
      fault: 'threw',
      detail: '',
    }),
  });
}

/** Resolves once the database has what was told: a host keeps counts for a moment, which a killed one takes along. */
async function tellFaults(guarded: GuardedRevision): Promise<void> {
  for (let fault = 0; fault < faults; fault += 1)
    expect((await reportFault(guarded, fault)).status).toBeLessThan(300);
  await until(async () => {
    const { after } = await readGuardCounts(behind.store.database, id, guarded.sequence);
    return after.faults === faults && after.visits >= faults;
  }, minuteMs);
}

/** Kills the host that is about to take the revision back, in the middle of its transaction. */
const killWhoDecides = (guarded: GuardedRevision): Promise<number> =>
  holder.transaction().execute(async (open) => {
    // Before the faults are told, so that nobody decides until a host is seen waiting.
    await lockCounter(open, 'templates');
    await tellFaults(guarded);
    let position: number | undefined;
    await until(async () => (position = await waitingHost()) !== undefined, minuteMs);
    await behind.hosts[position ?? 0]?.kill();
    return position ?? 0;
  });

const pageOf = async (host: Host): Promise<string> => (await fetch(`${host.origin}/landing?id=${id}`)).text();

it(
  'takes a guarded revision back once, on every host, though the host that decides is killed in the middle',
  async () => {
    const client = await signIn(behind.store.database, 'pia', 'publisher');
    const store = new SqlTemplateStore(behind.store.database, Date.now);
    await store.publish({ document: documentOf('Kept'), publishedBy: 'pia', reason: 'first' });
    const load = startLoad(() => behind.origin, reading, 4);
    for (let round = 0; round < rounds; round += 1) {
      const document = documentOf(`Tried ${round}`);
      expect((await client.write(behind.origin, id, document)).status).toBeLessThan(300);
      const payload = { sha256: sha256Of(document), reason: 'try', acceptsWarnings: true, sharePercent: 25 };
      const begun = await client.call('POST', behind.origin, `/templates/${id}/publish`, payload);
      expect([begun.status, begun.body]).toMatchObject([200, {}]);
      const { body } = await client.call('GET', behind.origin, `/templates/${id}/guard`);
      const { guard } = body as unknown as GuardReport;
      if (!guard) throw new Error('The publication is not guarded');
      await until(async () => {
        const pages = await Promise.all(behind.hosts.map(pageOf));
        return pages.every((page) => page.includes(`data-guard="${guard.sequence}"`));
      });
      const killed = await killWhoDecides(guard);
      await until(async () => {
        const row = await behind.store.database
          .selectFrom('guarded_publications')
          .select(['outcome', 'figure', 'ended_by'])
          .where('sequence', '=', guard.sequence)
          .executeTakeFirstOrThrow();
        return row.outcome === 'rolledBack' && row.figure === 'faults' && row.ended_by === null;
      }, minuteMs);
      await behind.start(killed);
      await until(async () => {
        const pages = await Promise.all(behind.hosts.map(pageOf));
        return pages.every((page) => page.includes('Kept') && !page.includes('data-guard'));
      });
      const moves = (await store.history(id)).filter(({ action }) => action === 'rollback');
      expect(moves).toHaveLength(round + 1);
      const lines = await behind.store.database
        .selectFrom('editor_audit')
        .select('detail')
        .where('template_id', '=', id)
        .where('action', '=', 'rolledBack')
        .execute();
      expect(lines.filter(({ detail }) => detail.includes('"figure":"faults"'))).toHaveLength(round + 1);
    }
    const { failures, requests } = await load.stop();
    expect(failures).toEqual([]);
    casesRun('guarded-rollback', rounds, `a host killed in each; ${requests} requests meanwhile, 0 failed`);
  },
  10 * minuteMs,
);
