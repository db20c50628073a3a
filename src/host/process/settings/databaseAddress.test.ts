import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAuthority, createCertificate } from '../../../../tests/support/certificates';
import { provideTemporaryFolders } from '../../../../tests/support/temporaryFolder';
import { isUnverified, readDatabaseAddress } from './databaseAddress';
import { SettingReader } from './settingReader';

const folder = provideTemporaryFolders();
const authority = createAuthority('of the database');
const own = createCertificate({ issuer: authority });

function file(text: string): string {
  const place = path.join(folder(), 'file.pem');
  writeFileSync(place, text);
  return place;
}

function problemsOf(address: string): readonly string[] {
  const reader = new SettingReader({ DATABASE_URL: address });
  readDatabaseAddress(reader);
  return reader.problems;
}

const of = (parameters: Record<string, string>): string =>
  `postgres://user:secret@db.example:5432/vitrina?${new URLSearchParams(parameters).toString()}`;

it.each([
  'postgres://user:secret@db.example/vitrina',
  'postgresql://user:s%2Fe%23c%3Fr%40et@[2001:db8::1]:5432/vitrina?application_name=a%20b',
  'postgres:///vitrina?host=/var/run/postgresql',
  'postgres://user:secret@db.example/vitrina?sslmode=require&channel_binding=require',
])('takes %s', (address) => {
  expect(problemsOf(address)).toEqual([]);
});

it('takes certificates that are there', () => {
  const tls = { sslrootcert: file(authority.cert), sslcert: file(own.cert), sslkey: file(own.key) };
  for (const sslmode of ['require', 'verify-ca', 'verify-full'])
    expect(problemsOf(of({ sslmode, ...tls }))).toEqual([]);
});

it.each([
  ['mysql://user:secret@db/x', 'postgres://user:password@host:5432/name'],
  ['postgres://user:secret@db:eighty/x', 'a port from 1 to 65535'],
  ['postgres://user:secret@db:70000/x', 'a port from 1 to 65535'],
  ['postgres://user:secret@db:0/x', 'a port from 1 to 65535'],
  [of({ port: '99999' }), 'a port from 1 to 65535'],
  ['postgres://user:secret@one,other:5432/x', 'one host'],
  [of({ host: 'one,other' }), 'one host'],
  [of({ sslmode: 'verify-full', ssl: 'no-verify' }), 'not both'],
  ['postgres://user:secret@/x', 'a host after the @'],
  ['postgres://user:secret@my db/x', 'no spaces'],
  // Signs in a password that end the address where nobody meant it to.
  ['postgres://user:sec/secret@db/x', 'percent-encode'],
  ['postgres://user:secret%ff@db/x', 'percent signs'],
  ['postgres://user:12/secret@db/x', 'percent-encode'],
  ['postgres://user:12#secret@db/x', 'percent-encode'],
  ['postgres://user:12?secret@db/x', 'percent-encode'],
  [of({ sslmode: 'bogus' }), 'in sslmode disable, require,'],
  [of({ sslmode: 'prefer' }), 'in sslmode disable, require,'],
  [of({ ssl: 'yes' }), 'in ssl true,'],
  [of({ sslnegotiation: 'later' }), 'in sslnegotiation'],
  [of({ sslmod: 'require' }), 'only ssl, sslmode,'],
  [of({ sslMode: 'require' }), 'only ssl, sslmode,'],
  [`${of({ sslmode: 'require' })}&sslmode=disable`, 'sslmode once'],
  [
    of({ sslrootcert: '/nope.pem' }),
    'sslrootcert the path of a file with a certificate in PEM: there is no such file',
  ],
  [of({ sslmode: 'verify-ca' }), 'sslrootcert beside sslmode=verify-ca'],
])('refuses %s by its part', (address, said) => {
  const problems = problemsOf(address);
  expect(problems).toEqual([expect.stringContaining(said)]);
  expect(problems.join()).toMatch(/^DATABASE_URL: /);
  expect(problems.join()).not.toMatch(/secret|user:1/);
});

it('names each part that is wrong', () => {
  const rubbish = file('no certificate');
  const address = of({ sslmode: 'bogus', sslrootcert: rubbish, sslkey: file(own.cert) });
  const problems = problemsOf(address);
  for (const part of ['in sslmode', 'in sslrootcert', 'in sslkey', 'sslcert and sslkey'])
    expect(problems).toContainEqual(expect.stringContaining(part));
  expect(problems).toHaveLength(4);
});

it.each([
  [of({}), false],
  [of({ ssl: 'true' }), false],
  [of({ ssl: 'no-verify' }), true],
  [of({ sslmode: 'require' }), true],
  [of({ sslmode: 'no-verify', sslrootcert: '/a.pem' }), true],
  [of({ sslmode: 'require', sslrootcert: '/a.pem' }), false],
  [of({ sslmode: 'verify-full' }), false],
])('%s leads to who knows whom: %s', (address, expected) => {
  expect(isUnverified(address)).toBe(expected);
});
