import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadOidc } from './oidcSettings';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = path.join(folder, 'oidc.json');
const least = {
  issuer: 'https://login.presta.example',
  clientId: 'vitrina',
  name: 'Presta ID',
  groups: [{ group: 'admins', role: 'administrator' }],
};

function load(content: object | string) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return loadOidc({ file, clientSecret: 'given by the provider' });
}

it('fills in what is left out, with passwords for everybody who has one', () => {
  expect(load(least)).toEqual({
    ok: true,
    value: {
      ...least,
      clientSecret: 'given by the provider',
      ca: undefined,
      clientAuthentication: 'client_secret_basic',
      scopes: [],
      groupsClaim: 'groups',
      localAccounts: 'all',
      linkByEmail: false,
      endsProviderSession: false,
    },
  });
  expect(loadOidc(undefined)).toEqual({ ok: true, value: undefined });
});

it.each<[string, object | string, RegExp]>([
  [
    'an issuer without TLS',
    { ...least, issuer: 'http://login.presta.example' },
    /\/issuer: must have the form/,
  ],
  ['no groups', { ...least, groups: [] }, /\/groups: /],
  [
    'an unknown role',
    { ...least, groups: [{ group: 'a', role: 'owner' }] },
    /\/groups\/0\/role: must be "viewer"/,
  ],
  ['an unknown key', { ...least, localAccount: 'all' }, /unknown key "localAccount"/],
  [
    'an unknown market',
    { ...least, groups: [{ group: 'a', role: 'editor', markets: ['fr'] }] },
    /\/groups\/0\/markets\/0/,
  ],
  [
    'an administrator of one market',
    { ...least, groups: [{ group: 'a', role: 'administrator', markets: ['mx'] }] },
    /\/groups\/0\/markets: an administrator \("a"\) reaches every market/,
  ],
  [
    'authorities that are not there',
    { ...least, caFile: path.join(folder, 'none.pem') },
    /\/caFile: .*there is no such file/,
  ],
  ['authorities that are none', { ...least, caFile: file }, /\/caFile: .*certificates of authorities in PEM/],
  ['no JSON', '{', /it is not JSON/],
])('refuses %s, and names file and place', (_name, content, fault) => {
  const read = load(content);
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.error.join('\n')).toMatch(fault);
  expect(read.error.every((each) => each.startsWith(`OIDC_FILE ${file}: `))).toBe(true);
});
