import type { ServerResponse } from 'node:http';
import { signIn } from '../support/editorClient';
import { startHostsBehindNginx, type HostsBehindNginx } from '../support/hostsBehindNginx';
import { answerJson, provideLender, type LenderServer } from '../support/lenderServer';
import { casesRun, soakSize } from '../support/soak';

const minuteMs = 60_000;
const rounds = soakSize(40, 2);
const promotion = '/api/v2/youmi/promotion';
const lender = provideLender();
let behind: HostsBehindNginx;

beforeAll(async () => {
  behind = await startHostsBehindNginx({ UPSTREAM_URL: lender.origin });
  const client = await signIn(behind.store.database, 'pia', 'publisher');
  const archived = await client.call('POST', behind.origin, '/templates/about-us/archive', {});
  expect(archived.status).toBe(200);
}, 3 * minuteMs);
afterAll(() => behind.end(), minuteMs);

interface Answer {
  readonly status: number;
  /** True where nginx found no host that answered. */
  readonly isOfProxy: boolean;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const reply = await fetch(behind.origin + path, { ...init, redirect: 'manual' });
  return { status: reply.status, isOfProxy: (await reply.text()).includes('<center>nginx') };
}

/** What a lender hears of visitors, each by its own address. */
const calls = (round: string): readonly string[] =>
  ['track-visit', 'track-click', 'get-sid', 'get-captcha'].map(
    (call) => `${promotion}/${call}?page_id=mx-bienvenida&sid=${round}`,
  );

/** What needs no lender. */
const pages = [
  '/',
  '/landing?id=mx-bienvenida',
  '/api/v2/youmi/service/channel/channel-template?templateId=mx-bienvenida',
  '/order',
  '/Loan',
  '/favicon.svg',
];

async function expectAllWell(when: string): Promise<number> {
  for (const path of pages) expect([when, path, (await ask(path)).status]).toEqual([when, path, 200]);
  return pages.length;
}

const outages: Readonly<Record<string, LenderServer['answer']>> = {
  ...Object.fromEntries(
    [429, 500, 502, 503, 504].map((status) => [
      `answers ${status}`,
      answerJson({ code: String(status), message: '', data: null }, status),
    ]),
  ),
  'hangs up': (_request, response: ServerResponse) => void response.destroy(),
  redirects: (_request, response: ServerResponse) =>
    void response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
  'breaks off in the middle': (_request, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"code"', () => response.destroy());
  },
};

it.each(Object.entries(outages))(
  'a lender that %s is heard once a request, and takes no host out',
  async (name, answer) => {
    lender.answer = answer;
    let cases = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const path of calls(`${name.replaceAll(' ', '-')}-${round}`)) {
        lender.received.length = 0;
        const reply = await ask(path).catch(() => ({ status: 0, isOfProxy: false }));
        expect([path, reply.isOfProxy, lender.received.length]).toEqual([path, false, 1]);
        cases += 1;
      }
      cases += await expectAllWell(`a lender that ${name}`);
    }
    casesRun('lender-outages', cases, `a lender that ${name}`);
  },
  10 * minuteMs,
);

it(
  'pages that nobody published, that have ended, and bodies that are too large take no host out',
  async () => {
    const gone = ['/landing?id=nobody', '/nothing', '/editor', '/editor/frame/x', '/preview/x', '/aboutUs'];
    const tooLarge = [10, 10.5, 12].map((megabytes) => new Uint8Array(megabytes * 1_048_576 + 1));
    let cases = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const path of gone) expect([path, (await ask(path)).status < 500]).toEqual([path, true]);
      const body = tooLarge[round % tooLarge.length];
      if (body)
        await ask('/humorous/user-problem/upload-problem-img', {
          method: 'POST',
          body,
          headers: { 'content-type': 'a/b' },
        }).catch(() => undefined);
      cases += gone.length + 1 + (await expectAllWell('something that is not there'));
    }
    casesRun('lender-outages', cases, 'pages that are gone, bodies that are too large');
  },
  10 * minuteMs,
);

it.each([
  ['whose name does not resolve', 'http://lender.invalid'],
  ['that nobody can reach', 'http://127.0.0.1:1'],
])(
  'a lender %s, also for templates, takes no host out',
  async (_name, upstream) => {
    await behind.restart({ UPSTREAM_URL: upstream });
    let cases = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const path of calls(String(round)))
        expect([path, await ask(path)]).toEqual([path, { status: 502, isOfProxy: false }]);
      cases += calls('').length + (await expectAllWell('no way to the lender'));
    }
    await behind.restart({ UPSTREAM_URL: upstream, TEMPLATE_SOURCE: 'upstream' });
    for (let round = 0; round < rounds; round += 1) {
      expect(await ask(`/landing?id=page-${round}`)).toEqual({ status: 503, isOfProxy: false });
      for (const path of ['/order', '/favicon.svg', '/confirmNew'])
        expect([path, (await ask(path)).status]).toEqual([path, 200]);
      cases += 4;
    }
    casesRun('lender-outages', cases, 'no way to the lender');
  },
  10 * minuteMs,
);
