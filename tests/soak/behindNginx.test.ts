import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../support/editorClient';
import { soundDocument } from '../support/editorHost';
import { freePorts } from '../support/freePorts';
import { startHost, type Host } from '../support/host';
import { hostLoad } from '../support/hostLoad';
import { answerJson, provideLender } from '../support/lenderServer';
import { startNginx, type Nginx } from '../support/nginx';
import { casesRun, soakSize } from '../support/soak';
import { startLoad, type LoadResult } from '../support/steadyLoad';
import { createStore, type Store } from '../support/stores';
import { until } from '../support/until';

const minuteMs = 60_000;
const connections = 24;
const kills = soakSize(9, 2);
const publications = soakSize(60, 3);
const restarts = soakSize(9, 3);
const load = hostLoad('mx-bienvenida');
/** GETs, and what acts under an Idempotency-Key: nginx may ask the next host for them. */
const repeatable = load.filter(({ path }) => path !== '/report');

let store: Store;
let nginx: Nginx;
let ports: readonly number[];
const lender = provideLender();
const hosts: Host[] = [];
const endings: (() => Promise<unknown>)[] = [];

async function start(position: number, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const { DATABASE_URL = '' } = store.environment;
  const environment = { DATABASE_URL, PORT: String(ports[position]), TRUST_PROXY: '127.0.0.1', PUBLIC_ORIGIN: nginx.origin, RATE_LIMITS: 'off', ...more };
  hosts[position] = await startHost({ environment });
  await until(async () => (await fetch(`http://127.0.0.1:${ports[position] ?? 0}/readyz`)).status === 200);
}

beforeAll(async () => {
  store = await createStore('PostgreSQL');
  endings.push(() => store.remove());
  ports = await freePorts(3);
  nginx = await startNginx(ports);
  endings.push(() => Promise.all(hosts.map((host) => host.kill())), () => nginx.stop());
  await Promise.all([0, 1, 2].map((position) => start(position)));
  // It found nobody when it was started itself, and asks a host again only after a while.
  await until(async () => (await fetch(nginx.origin)).ok);
}, 3 * minuteMs);
afterAll(async () => {
  for (const end of endings.reverse()) await end();
}, minuteMs);

const p99 = ({ latencies }: LoadResult): number => Math.round(latencies[Math.floor(latencies.length * 0.99)] ?? 0);

it('shows a publication within 2 s, whichever host nginx asks', async () => {
  const client = await signIn(store.database, 'pia', 'publisher');
  let longest = 0;
  for (let round = 0; round < publications; round += 1) {
    const document = soundDocument('shared', `Round ${round} ends`);
    expect((await client.write(nginx.origin, 'shared', document)).status).toBeLessThan(300);
    expect((await client.publish(nginx.origin, 'shared', document)).status).toBe(200);
    let inARow = 0;
    const published = performance.now();
    await until(async () => {
      const body = await (await fetch(`${nginx.origin}/landing?id=shared`)).text();
      inARow = body.includes(`Round ${round} ends`) ? inARow + 1 : 0;
      if (inARow === 1) longest = Math.max(longest, performance.now() - published);
      return inARow >= 9;
    });
  }
  expect(longest).toBeLessThan(2_000);
  casesRun('behind-nginx', publications, `published through nginx, seen after ${Math.round(longest)} ms at most`);
}, 5 * minuteMs);

it('answers every request that may be asked twice while hosts are killed', async () => {
  const steady = startLoad(() => nginx.origin, repeatable, connections);
  await pause(2_000);
  for (let round = 0; round < kills; round += 1) {
    const position = round % hosts.length;
    await hosts[position]?.kill();
    await pause(2_000);
    await start(position);
    await pause(1_000);
  }
  const result = await steady.stop();
  expect(result.failures).toEqual([]);
  casesRun('behind-nginx', result.requests, `${kills} times a host killed: ${result.requests} requests, 0 failed, p99 ${p99(result)} ms`);
}, 10 * minuteMs);

it('answers every request, of any kind, while hosts are restarted in turn', async () => {
  const steady = startLoad(() => nginx.origin, load, connections);
  await pause(2_000);
  for (let round = 0; round < restarts; round += 1) {
    const position = round % hosts.length;
    await hosts[position]?.stop();
    await start(position);
    await pause(1_000);
  }
  const result = await steady.stop();
  expect(result.failures).toEqual([]);
  casesRun('behind-nginx', result.requests, `${restarts} hosts restarted in turn: ${result.requests} requests, 0 failed, p99 ${p99(result)} ms`);
}, 10 * minuteMs);

it('asks the lender once for one wish, whatever it answers', async () => {
  await Promise.all(hosts.map((host) => host.stop()));
  await Promise.all([0, 1, 2].map((position) => start(position, { UPSTREAM_URL: lender.origin, TEMPLATE_SOURCE: 'store' })));
  const statuses = [429, 500, 502, 503, 504];
  const paths = ['/humorous/v3/loan-confirm/loan-detail-push', '/humorous/user-problem/problem-save'];
  for (const status of statuses) {
    for (const path of paths) {
      lender.answer = answerJson({ code: String(status), message: '', data: null }, status);
      lender.received.length = 0;
      const key = `${path} ${status}`;
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key };
      const reply = await fetch(`${nginx.origin}${path}?sessionId=s1`, { method: 'POST', headers, body: 'amount=1' });
      expect([key, reply.status, lender.received.length]).toEqual([key, status, 1]);
    }
  }
  casesRun('behind-nginx', statuses.length * paths.length, 'answers of a lender, each asked for once');
}, 2 * minuteMs);
