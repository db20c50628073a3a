import { createHash } from 'node:crypto';
import { floorScript } from '../../../src/host/delivery/render/floorNote';
import { borrowerPaths } from '../../../src/kernel/pagePaths';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
let host: TestApp;

beforeEach(async () => {
  host = await createTestApp({ folder: temporaryFolder() });
});
afterEach(() => host.app.close());

const get = (url: string) => host.app.inject({ url });

it.each(borrowerPaths)('%s shows its title and a skeleton at once, in either language', async (path) => {
  const own = await get(path);
  expect(own.statusCode).toBe(200);
  expect(own.body).toContain('<html lang="es">');
  expect(own.body.split('id="shell"')[1]?.match(/<h1[^>]*>[^<]+<\/h1>/g)).toHaveLength(1);
  expect(own.body).toContain('src="/assets/borrower.js"');
  expect(own.body).toContain('<noscript>');
  const english = await get(`${path}?language=1`);
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).not.toBe(own.body);
});

it('says nothing of the query but its language', async () => {
  const plain = await get('/loanDetail?language=1');
  const personal = await get('/loanDetail?orderId=o-77&language=1&x=%3Cscript%3E');
  expect(personal.body).toBe(plain.body);
  expect((await get('/loanDetail?language=7')).body).toBe((await get('/loanDetail')).body);
});

it('allows its own inline styles and script by hash, and nothing else that is inline', async () => {
  const reply = await get('/order');
  const policy = String(reply.headers['content-security-policy']);
  const styles = [...reply.body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style ?? '');
  const scripts = [...reply.body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? '');
  expect(styles.length).toBeGreaterThan(0);
  expect(scripts).toEqual(['early()', floorScript]);
  for (const content of [...styles, ...scripts]) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  expect(policy).not.toContain('unsafe');
  expect(reply.body).not.toMatch(/ style="/);
  expect(reply.body.match(/<script(?!>| (async src|type="application\/json"))/)).toBeNull();
  expect(reply.headers['cache-control']).toBe('no-cache');
});

it.each(['/confirm', '/confirmOfPeriod'])(
  '%s leads to the confirmation, query kept as it came',
  async (path) => {
    const reply = await get(`${path}?productId=a%26b&x=1&x=2`);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('/confirmNew?productId=a%26b&x=1&x=2');
    expect((await get(path)).headers.location).toBe('/confirmNew');
  },
);

it('answers GET and HEAD only, and knows no other spelling', async () => {
  expect((await host.app.inject({ method: 'HEAD', url: '/order' })).statusCode).toBe(200);
  expect((await host.app.inject({ method: 'POST', url: '/order' })).statusCode).toBe(405);
  expect((await get('/Order')).statusCode).toBe(404);
  expect((await get('/order/x')).statusCode).toBe(404);
});
