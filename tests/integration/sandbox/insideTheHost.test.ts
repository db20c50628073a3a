import { registerSandbox } from '../../../src/host/sandbox/registerSandbox';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { demoBrand } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';
import { calls } from './borrower';

const newFolder = provideTemporaryFolders();
const database = openDatabase({ databaseUrl: undefined, dataFolder: newFolder() });
let host: TestApp;

beforeAll(async () => {
  await migrate(database);
  const brand = demoBrand();
  const registerCalls: Parameters<typeof createTestApp>[0]['registerCalls'] = (app) =>
    registerSandbox(app, { database, brand, clock: Date.now });
  host = await createTestApp({ folder: newFolder(), brand, registerCalls });
});

afterAll(async () => {
  await host.app.close();
  await database.destroy();
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
  const line = host.log.findLast((candidate) => 'sandboxSmsCode' in candidate);
  expect(line).toMatchObject({ sandboxSmsCode: expect.stringMatching(/^\d{6}$/), orderEnding: '4002' });
  expect(JSON.stringify(host.log)).not.toContain('secret-session');
});

it.each([
  ['GET', calls.details, 405],
  ['POST', '/v3/loan-details/unknown', 404],
] as const)('%s %s is refused in JSON with %i', async (method, path, status) => {
  const answer = await host.app.inject({ method, url: `/humorous${path}` });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/json');
});
