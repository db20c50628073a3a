import { createServer, type AddressInfo, type Server } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAuthority, createCertificate } from '../../../tests/support/certificates';
import { provideTemporaryFolders } from '../../../tests/support/temporaryFolder';
import { reasonOf } from '../../kernel/errors';
import { createPool } from './postgresDialect';

const folder = provideTemporaryFolders();
const authority = createAuthority('of the database');
const elsewhere = createAuthority('of somebody else');

/** What PostgreSQL answers who may not come in, after the connection is secured. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C28000\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.byteLength + 4, 1);
  return Buffer.concat([head, fields]);
}

let server: Server;
let port: number;

beforeAll(async () => {
  const secureContext = createSecureContext(createCertificate({ issuer: authority, names: ['db.example'] }));
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('S', () => {
        const secured = new TLSSocket(socket, { isServer: true, secureContext });
        secured.on('error', () => undefined);
        secured.once('data', () => secured.end(refusal('reached')));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/** `reached`, or why the way was not taken. */
async function connect(query: string): Promise<string> {
  const use = { connections: 1, queryTimeoutMs: 1_000, idleInTransactionMs: 1_000 };
  const pool = createPool(`postgres://u:p@127.0.0.1:${port}/d?${query}`, use, () => undefined);
  const said = await pool.query('select 1').then(
    () => 'answered',
    (error: unknown) => reasonOf(error),
  );
  await pool.end();
  return said;
}

function file(text: string): string {
  const place = path.join(folder(), 'authority.pem');
  writeFileSync(place, text);
  return place;
}

it.each([
  ['sslmode=require', 'reached'],
  ['sslmode=no-verify', 'reached'],
  ['ssl=no-verify', 'reached'],
  ['sslmode=verify-full', 'certificate'],
  ['ssl=true', 'certificate'],
])('%s, of a certificate that no public authority vouches for: %s', async (query, said) => {
  expect(await connect(query)).toContain(said);
});

it('require and verify-ca ask an authority that is named, and not for whom it vouches; verify-full asks both', async () => {
  const named = `sslrootcert=${file(authority.cert)}`;
  const wrong = `sslrootcert=${file(elsewhere.cert)}`;
  for (const mode of ['require', 'verify-ca']) {
    expect(await connect(`sslmode=${mode}&${named}`)).toBe('reached');
    expect(await connect(`sslmode=${mode}&${wrong}`)).toContain('certificate');
  }
  expect(await connect(`sslmode=verify-full&${named}`)).toMatch(/altnames/i);
});

it('writes no warning past the log', async () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  await connect('sslmode=require');
  expect(warn).not.toHaveBeenCalled();
});
