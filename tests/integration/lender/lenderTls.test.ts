import fc from 'fast-check';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import type { LenderTls } from '../../../src/host/process/settings/lenderTls';
import { createAuthority, createCertificate, type Certificate } from '../../support/certificates';
import { provideDatabases } from '../../support/databases';
import { act, createInterceptingHost } from '../../support/interceptingHost';
import { startSecureLender } from '../../support/secureLender';
import { casesRun, runs } from '../../support/soak';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const createDatabase = provideDatabases();
const trusted = createAuthority('an authority that the host knows');
const stranger = createAuthority('another authority');
const dayMs = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);

const push = {
  path: '/humorous/v3/loan-confirm/loan-detail-push',
  payload: { amount: '500000', periods: '91', productId: 'p1' },
  key: '7d9f8a6b-5c4d-4e2f-8a0b-9c8d7e6f5a4b',
  query: '?sessionId=s1',
};

/** One call to whoever has this certificate: the status of its reply or why there is none, and what was heard of it. */
async function ask(certificate: Certificate, tls: LenderTls = { ca: trusted.cert }, server: object = {}) {
  const lender = await startSecureLender({ ...certificate, ...server });
  const client = new LenderClient({ origin: lender.origin, tls });
  try {
    const sent = await client.send({
      name: 'loan-detail-push',
      method: 'GET',
      path: '/secret',
      headers: {},
      body: undefined,
      timeoutMs: 10_000,
    });
    if (sent.ok) sent.value.body.resume();
    return {
      outcome: sent.ok ? sent.value.status : { kind: sent.error.kind, isSent: sent.error.isSent },
      heard: lender.heard(),
    };
  } finally {
    client.close();
    await lender.stop();
  }
}

const refused = { outcome: { kind: 'unreachable', isSent: false }, heard: '' };

it.each<[string, Certificate]>([
  ['self-signed', createCertificate()],
  ['of an authority that nobody named', createCertificate({ issuer: stranger })],
  ['expired', createCertificate({ issuer: trusted, notBefore: inDays(-30), notAfter: inDays(-1) })],
  ['not valid yet', createCertificate({ issuer: trusted, notBefore: inDays(1), notAfter: inDays(30) })],
  ['of another name', createCertificate({ issuer: trusted, names: ['lender.example'] })],
])(
  'a certificate that is %s gets nothing of a call, whatever the environment says',
  async (_what, certificate) => {
    const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    try {
      expect(await ask(certificate)).toEqual(refused);
    } finally {
      if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    }
  },
);

it('a valid certificate of the named authority gets the call, and of no authority where none is named', async () => {
  const good = createCertificate({ issuer: trusted });
  const answered = await ask(good);
  expect(answered.outcome).toBe(200);
  expect(answered.heard).toMatch(/^GET \/secret HTTP\/1\.1\r\n/);
  expect(await ask(good, {})).toEqual(refused);
});

it('shows the lender a certificate of its own where it has one', async () => {
  const good = createCertificate({ issuer: trusted });
  const asking = { requestCert: true, rejectUnauthorized: true, ca: stranger.cert, maxVersion: 'TLSv1.2' };
  expect(
    (await ask(good, { ca: trusted.cert, ...createCertificate({ issuer: stranger }) }, asking)).outcome,
  ).toBe(200);
  expect(await ask(good, { ca: trusted.cert }, asking)).toEqual(refused);
});

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

it('an impostor gets no loan: the page hears 502, the log why, and the key is free for the next try', async () => {
  const { database } = await createDatabase('SQLite');
  const impostor = await startSecureLender(createCertificate());
  endings.push(() => impostor.stop());
  const host = await createInterceptingHost({
    folder: newFolder(),
    database,
    upstreamUrl: impostor.origin,
    lenderTls: { ca: trusted.cert },
    clock: Date.now,
    isUpstreamIdempotent: false,
  });
  endings.push(() => host.app.close());
  const reply = await act(host.app, push);
  expect([reply.statusCode, reply.json()]).toEqual([502, { code: 'notSent', message: '', data: null }]);
  expect(impostor.heard()).toBe('');
  expect(await database.selectFrom('call_replies').selectAll().execute()).toEqual([]);
  expect(host.log).toContainEqual(
    expect.objectContaining({
      reason: 'unreachable',
      isSent: false,
      err: expect.objectContaining({ message: expect.stringContaining('self-signed certificate') }),
    }),
  );
});

const certificates = fc.record({
  issuer: fc.constantFrom(undefined, trusted, stranger),
  names: fc.uniqueArray(
    fc.constantFrom('localhost', '127.0.0.1', 'lender.example', 'localhost.example', '*.localhost'),
    { minLength: 1 },
  ),
  begins: fc.constantFrom(-60, -1, 1, 30),
  lasts: fc.constantFrom(0.5, 2, 90),
});

it(
  'promise: nothing but a valid certificate for the lender’s name gets a byte of a call',
  async () => {
    let valid = 0;
    const cases = runs(25, 2_000);
    await fc.assert(
      fc.asyncProperty(certificates, async ({ issuer, names, begins, lasts }) => {
        const certificate = createCertificate({
          names,
          notBefore: inDays(begins),
          notAfter: inDays(begins + lasts),
          ...(issuer && { issuer }),
        });
        const isValid = issuer === trusted && names.includes('localhost') && begins < 0 && begins + lasts > 0;
        const { outcome, heard } = await ask(certificate);
        if (isValid) valid += 1;
        if (isValid) expect(outcome).toBe(200);
        else expect({ outcome, heard }).toEqual(refused);
      }),
      { numRuns: cases },
    );
    casesRun('lender-tls', cases, `${valid} certificates valid`);
  },
  30_000 + runs(0, 1_800_000),
);
