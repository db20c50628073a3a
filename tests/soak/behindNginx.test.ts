import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../support/editorClient';
import { soundDocument } from '../support/editorHost';
import { hostLoad } from '../support/hostLoad';
import { startHostsBehindNginx, type HostsBehindNginx } from '../support/hostsBehindNginx';
import { answerJson, provideLender } from '../support/lenderServer';
import { casesRun, soakSize } from '../support/soak';
import { startLoad, type LoadResult } from '../support/steadyLoad';
import { until } from '../support/until';

const minuteMs = 60_000;
const connections = 24;
const kills = soakSize(9, 2);
const publications = soakSize(60, 3);
const restarts = soakSize(9, 3);
const load = hostLoad('mx-bienvenida');
/** GETs, and what acts under an Idempotency-Key: nginx may ask the next host for them. */
const repeatable = load.filter(({ path }) => path !== '/report');

let behind: HostsBehindNginx;
const lender = provideLender();

beforeAll(async () => {
  behind = await startHostsBehindNginx();
}, 3 * minuteMs);
afterAll(() => behind.end(), minuteMs);

const p99 = ({ latencies }: LoadResult): number =>
  Math.round(latencies[Math.floor(latencies.length * 0.99)] ?? 0);

it(
  'shows a publication within 2 s, whichever host nginx asks',
  async () => {
    const client = await signIn(behind.store.database, 'pia', 'publisher');
    let longest = 0;
    for (let round = 0; round < publications; round += 1) {
      const document = soundDocument('shared', `Round ${round} ends`);
      expect((await client.write(behind.origin, 'shared', document)).status).toBeLessThan(300);
      expect((await client.publish(behind.origin, 'shared', document)).status).toBe(200);
      let inARow = 0;
      const published = performance.now();
      await until(async () => {
        const body = await (await fetch(`${behind.origin}/landing?id=shared`)).text();
        inARow = body.includes(`Round ${round} ends`) ? inARow + 1 : 0;
        if (inARow === 1) longest = Math.max(longest, performance.now() - published);
        return inARow >= 9;
      });
    }
    expect(longest).toBeLessThan(2_000);
    casesRun(
      'behind-nginx',
      publications,
      `published through nginx, seen after ${Math.round(longest)} ms at most`,
    );
  },
  5 * minuteMs,
);

it(
  'answers every request that may be asked twice while hosts are killed',
  async () => {
    const steady = startLoad(() => behind.origin, repeatable, connections);
    await pause(2_000);
    for (let round = 0; round < kills; round += 1) {
      const position = round % behind.hosts.length;
      await behind.hosts[position]?.kill();
      await pause(2_000);
      await behind.start(position);
      await pause(1_000);
    }
    const result = await steady.stop();
    expect(result.failures).toEqual([]);
    casesRun(
      'behind-nginx',
      result.requests,
      `${kills} times a host killed: ${result.requests} requests, 0 failed, p99 ${p99(result)} ms`,
    );
  },
  10 * minuteMs,
);

it(
  'answers every request, of any kind, while hosts are restarted in turn',
  async () => {
    const steady = startLoad(() => behind.origin, load, connections);
    await pause(2_000);
    for (let round = 0; round < restarts; round += 1) {
      const position = round % behind.hosts.length;
      await behind.hosts[position]?.stop();
      await behind.start(position);
      await pause(1_000);
    }
    const result = await steady.stop();
    expect(result.failures).toEqual([]);
    casesRun(
      'behind-nginx',
      result.requests,
      `${restarts} hosts restarted in turn: ${result.requests} requests, 0 failed, p99 ${p99(result)} ms`,
    );
  },
  10 * minuteMs,
);

it(
  'asks the lender once for one wish, whatever it answers',
  async () => {
    await behind.restart({ UPSTREAM_URL: lender.origin });
    const statuses = [429, 500, 502, 503, 504];
    const paths = ['/humorous/v3/loan-confirm/loan-detail-push', '/humorous/user-problem/problem-save'];
    for (const status of statuses) {
      for (const path of paths) {
        lender.answer = answerJson({ code: String(status), message: '', data: null }, status);
        lender.received.length = 0;
        const key = `${path} ${status}`;
        const headers = { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key };
        const reply = await fetch(`${behind.origin}${path}?sessionId=s1`, {
          method: 'POST',
          headers,
          body: 'amount=1',
        });
        expect([key, reply.status, lender.received.length]).toEqual([key, status, 1]);
      }
    }
    casesRun('behind-nginx', statuses.length * paths.length, 'answers of a lender, each asked for once');
  },
  2 * minuteMs,
);
