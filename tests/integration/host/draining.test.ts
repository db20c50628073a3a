import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { provideAddresses } from '../../support/databases';
import { provideLender } from '../../support/lenderServer';
import { until } from '../../support/until';

const root = path.resolve(__dirname, '../../..');
const support = path.join(root, 'tests/support');
const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** What a process prints, line by line; a line may be awaited before or after it came. */
class Output {
  readonly lines: string[] = [];

  constructor(private readonly reader: Interface) {
    reader.on('line', (line) => this.lines.push(line));
  }

  async line(wanted: RegExp): Promise<string> {
    for (;;) {
      const found = this.lines.find((line) => wanted.test(line));
      if (found !== undefined) return found;
      await once(this.reader, 'line');
    }
  }
}

function spawnScript(
  script: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const child = spawn(
    process.execPath,
    ['--require', path.join(support, 'typeScript.cjs'), script, ...words],
    {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  return child;
}

async function startHost(script = 'drainingHost.ts', ...words: readonly string[]) {
  const child = spawnScript(path.join(support, script), words);
  const output = new Output(createInterface({ input: child.stdout }));
  return { child, output, address: await output.line(/^http:/) };
}

function request(
  address: string,
  agent: Agent,
): Promise<{ status: number; connection: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = get(address, { agent }, (reply: IncomingMessage) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (text: string) => (body += text));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, connection: reply.headers.connection, body }),
      );
      reply.on('error', reject);
    });
    sent.on('error', reject);
  });
}

const messageOf = (error: unknown): string => String(error);

describe('SIGTERM', () => {
  it('lets open requests finish, refuses new ones, frees what was used and exits 0', async () => {
    const { child, output, address } = await startHost();
    const agent = new Agent({ keepAlive: true });
    expect((await request(`${address}/healthz`, agent)).status).toBe(200);
    const slow = request(`${address}/slow`, agent);
    await output.line(/slow request has begun/);
    const exited = once(child, 'exit');
    const signalled = Date.now();
    child.kill('SIGTERM');
    await output.line(/^draining$/);
    expect(await request(`${address}/readyz`, new Agent())).toMatchObject({
      status: 503,
      connection: 'close',
    });
    expect(await request(`${address}/healthz`, new Agent()).catch(messageOf)).toMatch(/hang up|ECONNRESET/);
    expect(await slow).toEqual({ status: 200, connection: 'close', body: '{"slow":true}' });
    expect(await request(`${address}/healthz`, new Agent()).catch(messageOf)).toMatch(/ECONNREFUSED/);
    await output.line(/^released$/);
    expect(await exited).toEqual([0, null]);
    expect(Date.now() - signalled).toBeLessThan(5_000);
  });

  it('takes requests for as long as DRAIN_DELAY_S says, while /readyz tells that it is going', async () => {
    const { child, output, address } = await startHost('drainingHost.ts', '800');
    const exited = once(child, 'exit');
    const keptAlive = new Agent({ keepAlive: true });
    expect((await request(`${address}/readyz`, keptAlive)).status).toBe(200);
    const signalled = performance.now();
    child.kill('SIGTERM');
    await until(async () => (await request(`${address}/readyz`, new Agent())).status === 503);
    expect(performance.now() - signalled).toBeLessThan(700);
    for (const agent of [new Agent(), keptAlive]) {
      expect(await request(`${address}/healthz`, agent)).toMatchObject({ status: 200, connection: 'close' });
    }
    const open = request(`${address}/slow`, new Agent());
    await output.line(/^draining$/);
    expect(performance.now() - signalled).toBeGreaterThan(790);
    expect(await request(`${address}/healthz`, new Agent()).catch(messageOf)).toMatch(/hang up|ECONNRESET/);
    expect((await open).status).toBe(200);
    expect(await exited).toEqual([0, null]);
  });

  it('ends a host with 0 that is not up yet', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const environment = {
      DATABASE_URL: `postgres://vitrina@127.0.0.1:${port}/vitrina`,
      UPSTREAM_URL: 'sandbox',
    };
    const child = spawnScript(path.join(root, 'dist/host/main.js'), [], environment);
    const exited = once(child, 'exit');
    // Its database takes the connection and says nothing.
    const reached = once(silent, 'connection').then(([connection]) => connection as Socket);
    const connection = await Promise.race([reached, exited.then(() => undefined)]);
    silent.close();
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    connection?.destroy();
  });

  it('serves what can be asked of no other host until its door shuts', async () => {
    const { child, output, address } = await startHost();
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await output.line(/^draining$/);
    const acted = await fetch(`${address}/act`, { method: 'POST' });
    expect([acted.status, acted.headers.get('connection'), await acted.json()]).toEqual([
      200,
      'close',
      { acted: true },
    ]);
    expect(await exited).toEqual([0, null]);
  });

  it('cuts what never ends and exits 0 within 10 s', async () => {
    const { child, output, address } = await startHost();
    const endless = request(`${address}/endless`, new Agent()).catch(messageOf);
    await output.line(/endless request has begun/);
    const exited = once(child, 'exit');
    const signalled = Date.now();
    child.kill('SIGTERM');
    expect(await endless).toMatch(/hang up|reset/i);
    expect(Date.now() - signalled).toBeGreaterThan(8_500);
    expect(await exited).toEqual([0, null]);
    expect(Date.now() - signalled).toBeLessThan(10_000);
  });
});

it('a host takes as many connections as it is told, and closes further ones', async () => {
  const { address } = await startHost('drainingHost.ts', '0', '2');
  const agents = [1, 2].map(() => new Agent({ keepAlive: true }));
  for (const agent of agents) expect((await request(`${address}/healthz`, agent)).status).toBe(200);
  expect(await request(`${address}/healthz`, new Agent()).catch(messageOf)).toMatch(/hang up|ECONNRESET/);
  agents[0]?.destroy();
  await until(() =>
    request(`${address}/healthz`, new Agent()).then(
      () => true,
      () => false,
    ),
  );
  agents[1]?.destroy();
});

describe('SIGTERM with something still to be stored', () => {
  const { newMigratedAddress, keep } = provideAddresses();
  const lender = provideLender();

  async function begin() {
    const { databaseUrl = '', dataFolder } = await newMigratedAddress('PostgreSQL');
    const host = await startHost('storingHost.ts', databaseUrl, lender.origin, dataFolder);
    const register = () =>
      fetch(`${host.address}/api/v2/youmi/promotion/register`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': '7d9f8a6b-5c4d-4e2f-8a0b-9c8d7e6f5a4b',
        },
        body: JSON.stringify({ phone: '5512345678', smsCode: '1234', id: 'p' }),
      });
    const visit = () => fetch(`${host.address}/api/v2/youmi/promotion/track-visit?page_id=p`);
    return { ...host, register, visit, databaseUrl, dataFolder };
  }

  it('stores it and exits 0', async () => {
    const { child, register, visit, databaseUrl, dataFolder } = await begin();
    const exited = once(child, 'exit');
    expect((await visit()).status).toBe(200);
    expect((await register()).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    const database = keep(openDatabase({ databaseUrl, dataFolder }));
    expect(await database.selectFrom('agreement_outcomes').select('outcome').execute()).toEqual([
      { outcome: 'accepted' },
    ]);
    expect(
      (await database.selectFrom('template_counts').select(['kind', 'count']).execute()).sort((one, other) =>
        one.kind < other.kind ? -1 : 1,
      ),
    ).toEqual([
      { kind: 'registration', count: 1 },
      { kind: 'visit', count: 1 },
    ]);
  });

  it('exits within 10 s where the database stalls, and says what is lost', async () => {
    const { child, output, register, visit, databaseUrl } = await begin();
    const exited = once(child, 'exit');
    const holder = new pg.Client({ connectionString: databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query(
      'lock table agreement_evidence, template_counts, editor_schedules in access exclusive mode',
    );
    const isWaitedFor = async (count: number) => {
      const { rows } = await holder.query<{ waiting: number }>(
        "select count(*)::int as waiting from pg_locks where not granted and locktype = 'relation'",
      );
      return (rows[0]?.waiting ?? 0) >= count;
    };
    expect((await visit()).status).toBe(200);
    const registered = register().then(({ status }) => status);
    await until(() => isWaitedFor(3));
    await pause(100);
    const signalled = Date.now();
    child.kill('SIGTERM');
    expect(await registered).toBe(200);
    expect(await exited).toEqual([0, null]);
    expect(Date.now() - signalled).toBeLessThan(10_000);
    await holder.query('rollback');
    await holder.end();
    const errors = output.lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ level }) => level === 'error');
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          call: expect.stringMatching(/^[0-9a-f]+$/) as string,
          lost: ['what was shown', 'outcome accepted'],
        }),
        expect.objectContaining({ lost: { visit: 1, registration: 1 } }),
        ...['schedules', 'evidence', 'counts', 'database'].map(
          (part) => expect.objectContaining({ part }) as object,
        ),
      ]),
    );
    expect(output.lines.join()).not.toContain('5512345678');
  });
});
