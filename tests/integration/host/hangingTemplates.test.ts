import { createTestApp, type TestApp } from '../../support/testApp';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { UpstreamTemplateSource } from '../../../src/host/delivery/templates/upstreamTemplateSource';
import { answerJson, provideLender, type LenderServer } from '../../support/lenderServer';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { until } from '../../support/until';

const newFolder = provideTemporaryFolders();
const lender = provideLender();
const channelTemplate = '/api/v2/youmi/service/channel/channel-template?templateId=';
const open: TestApp[] = [];
let now = Date.parse('2026-03-01T12:00:00Z');

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ app }) => app.close()));
});

const templateOf = (id: string) => ({ schemaVersion: 1, id, kind: 'landing', locale: 'es', blocks: [] });
const answerTemplate: LenderServer['answer'] = (request, response) =>
  answerJson({ code: '00', message: '', data: templateOf(request.url.split('=')[1] ?? '') })(
    request,
    response,
  );

async function createHost(folder = newFolder()) {
  const client = new LenderClient({ origin: lender.origin });
  const log = { info: () => undefined, warn: () => undefined };
  const source = new UpstreamTemplateSource({
    lender: client,
    pathOf: (id) => `/t?q=${id}`,
    copiesFolder: `${folder}/copies`,
    clock: () => now,
    log,
  });
  const host = await createTestApp({
    folder,
    source,
    siteSource: source,
    clock: () => now,
    rateLimits: false,
  });
  host.app.addHook('onClose', async () => client.close());
  open.push(host);
  return { ...host, folder, source };
}

/** Status of a page and what it is, within how long it must have come. */
async function page({ app }: Pick<TestApp, 'app'>, url = '/landing?id=a') {
  const begunAt = performance.now();
  const { statusCode, headers, body } = await app.inject({ url });
  expect(performance.now() - begunAt).toBeLessThan(3_000);
  return { status: statusCode, retryAfter: headers['retry-after'], isShell: body.includes('shell') };
}

it('an upstream that hangs is waited for at most 3 s and asked once; the page that asks by itself gets what comes later', async () => {
  const host = await createHost();
  let reply = (): void => undefined;
  lender.answer = (request, response) => {
    if (request.url === '/t?q=a') reply = () => answerTemplate(request, response);
  };
  const call = host.app.inject({ url: `${channelTemplate}a` });
  await until(async () => lender.received.length === 1);
  expect(await Promise.all([page(host), page(host), page(host, '/landing?id=a&language=1')])).toEqual(
    Array(3).fill({ status: 503, retryAfter: undefined, isShell: true }),
  );
  expect((await page(host, '/About')).status).toBe(503);
  expect(lender.received.filter(({ url }) => url === '/t?q=a')).toHaveLength(1);
  lender.answer = answerTemplate;
  reply();
  expect((await call).json()).toMatchObject({ code: '00', data: { id: 'a' } });
  expect(await page(host)).toMatchObject({ status: 200 });
});

it('a copy is served within 3 s while the upstream hangs', async () => {
  lender.answer = answerTemplate;
  const { folder, source } = await createHost();
  await source.find('a');
  await until(async () => source.canServeCopies());
  lender.answer = () => undefined;
  expect(await page(await createHost(folder))).toMatchObject({ status: 200 });
});

it.each([
  ['a moment', {}, undefined, 1_900, 200],
  ['its Retry-After', { 'retry-after': '7' }, '7', 6_900, 200],
  [
    'its Retry-After as a date',
    { 'retry-after': new Date(Date.parse('2026-03-01T13:00:05Z')).toUTCString() },
    '5',
    4_900,
    200,
  ],
  ['five minutes at most', { 'retry-after': '86400' }, '300', 299_900, 200],
])(
  'a failure is remembered for %s, which goes on to the browser',
  async (_what, headers, retryAfter, remembered, after) => {
    now = Date.parse('2026-03-01T13:00:00Z');
    const host = await createHost();
    lender.answer = (_request, response) => response.writeHead(503, headers).end();
    const failed = { status: 503, retryAfter, isShell: true };
    expect(await page(host)).toEqual(failed);
    const call = await host.app.inject({ url: `${channelTemplate}a` });
    expect([call.statusCode, call.headers['retry-after']]).toEqual([503, retryAfter]);
    expect(lender.received).toHaveLength(1);
    lender.answer = answerTemplate;
    now += remembered;
    expect((await page(host)).status).toBe(503);
    now += 200;
    expect((await page(host)).status).toBe(after);
    expect(lender.received).toHaveLength(2);
  },
);

it('ids that somebody makes up take no place of those that are published', async () => {
  lender.answer = answerTemplate;
  const host = await createHost();
  await host.source.find('a');
  lender.answer = (request, response) =>
    request.url === '/t?q=a' ? answerTemplate(request, response) : undefined;
  const invented = Array.from({ length: 200 }, (_each, number) => host.source.find(`invented-${number}`, 50));
  expect((await Promise.all(invented)).every(({ status }) => status === 'failed')).toBe(true);
  expect(lender.received.length).toBeLessThan(20);
  now += 1_000;
  expect(await page(host)).toMatchObject({ status: 200 });
  expect(lender.received.at(-1)?.url).toBe('/t?q=a');
});
