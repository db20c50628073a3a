import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { registerUpstream } from '../../../src/host/calls/proxy/registerUpstream';
import { demoBrand } from '../../support/hostParts';
import { startSandbox, type RunningSandbox } from '../../support/sandbox';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';
import { calls } from './borrower';

const newFolder = provideTemporaryFolders();
let sandbox: RunningSandbox;
let host: TestApp;

beforeAll(async () => {
  const brand = demoBrand();
  sandbox = await startSandbox({ folder: newFolder(), brand });
  const lender = new LenderClient({ origin: sandbox.origin });
  host = await createTestApp({
    folder: newFolder(),
    brand,
    registerCalls: (app) => registerUpstream(app, { brand, lender, pictures: '/sandbox/' }),
  });
});

afterAll(async () => {
  await host.app.close();
  await sandbox.close();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

it('forms reach the loan helper’s calls, and a picture comes back with the headers of every reply', async () => {
  const answer = await host.app.inject({
    method: 'POST',
    url: `/humorous${calls.details}`,
    payload: 'orderId=180001',
    headers: form,
  });
  const { data } = answer.json<{ data: { productLogo: string } }>();
  expect(answer.headers['cache-control']).toBe('no-store');
  const picture = await host.app.inject({ url: data.productLogo });
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

it('the log tells a payment’s code, and neither session nor query', async () => {
  await host.app.inject({
    method: 'POST',
    url: '/api/v1/youmi/youmi-api/service/loan/repayment-commit?sessionId=secret-session',
    payload: { orderId: '174002', amount: '885352', cardId: '501' },
  });
  const line = sandbox.log.findLast((candidate) => 'sandboxSmsCode' in candidate);
  expect(line).toMatchObject({ sandboxSmsCode: expect.stringMatching(/^\d{6}$/), orderEnding: '4002' });
  expect(JSON.stringify([host.log, sandbox.log])).not.toContain('secret-session');
});

it.each([
  ['GET', calls.details, 405],
  ['POST', '/v3/loan-details/unknown', 404],
] as const)('%s %s is refused in JSON with %i', async (method, path, status) => {
  const answer = await host.app.inject({ method, url: `/humorous${path}` });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/json');
});
