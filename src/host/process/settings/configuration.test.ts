import { mkdirSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { createAuthority, createCertificate } from '../../../../tests/support/certificates';
import { provideTemporaryFolders } from '../../../../tests/support/temporaryFolder';
import { readCommandConfiguration, readConfiguration } from './configuration';
import { fileVariable, isSecret, settingNames, type SettingName } from './settings';

const newFolder = provideTemporaryFolders();
const longSecret = 'x'.repeat(32);
const signingSecret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const withSandbox = { UPSTREAM_URL: 'sandbox' };

const problemsOf = (environment: Record<string, string>) => {
  const result = readConfiguration({ ...withSandbox, ...environment });
  return result.ok ? [] : result.error;
};

const authority = createAuthority('an authority');
const own = createCertificate({ issuer: authority });
function pemFile(text: string): string {
  const file = path.join(newFolder(), 'file.pem');
  writeFileSync(file, text);
  return file;
}

/** What may be set beside a lender's origin. */
type LenderSettingName = Exclude<SettingName, 'SANDBOX_URL'>;
const lenderSettingNames = settingNames.filter((name): name is LenderSettingName => name !== 'SANDBOX_URL');

/** A right value of each, and what it becomes. */
const right: Readonly<Record<LenderSettingName, { readonly value: string; readonly becomes: object }>> = {
  PORT: { value: '0', becomes: { port: 0 } },
  HOST: { value: '0.0.0.0', becomes: { host: '0.0.0.0' } },
  CONFIG_FILE: { value: 'brand.json', becomes: { configFile: 'brand.json' } },
  RULES_DIR: { value: '/etc/vitrina/rules', becomes: { rulesFolder: '/etc/vitrina/rules' } },
  UPSTREAM_URL: {
    value: 'https://api.lender.example/',
    becomes: { upstreamUrl: 'https://api.lender.example' },
  },
  UPSTREAM_IDEMPOTENT: { value: 'no', becomes: { isUpstreamIdempotent: false } },
  UPSTREAM_CA_FILE: { value: pemFile(authority.cert), becomes: { upstreamTls: { ca: authority.cert } } },
  UPSTREAM_CERT_FILE: { value: pemFile(own.cert), becomes: { upstreamTls: { cert: own.cert } } },
  UPSTREAM_KEY_FILE: { value: pemFile(own.key), becomes: { upstreamTls: { key: own.key } } },
  TEMPLATE_SOURCE: { value: 'upstream', becomes: { templateSource: 'upstream' } },
  DATABASE_URL: {
    value: 'postgres://user:secret@db/vitrina',
    becomes: { databaseUrl: 'postgres://user:secret@db/vitrina' },
  },
  DATABASE_CONNECTIONS: { value: '20', becomes: { connections: 20 } },
  DATABASE_LONG_CONNECTIONS: { value: '3', becomes: { longConnections: 3 } },
  DATA_DIR: { value: '/var/lib/vitrina', becomes: { dataFolder: '/var/lib/vitrina' } },
  PUBLIC_ORIGIN: {
    value: 'https://pages.lender.example:8443',
    becomes: { publicOrigin: 'https://pages.lender.example:8443' },
  },
  TRUST_PROXY: {
    value: 'loopback, 10.0.0.0/8,::1',
    becomes: { trustedProxies: ['loopback', '10.0.0.0/8', '::1'] },
  },
  RATE_LIMITS: { value: 'off', becomes: { rateLimits: false } },
  DRAIN_DELAY_S: { value: '15', becomes: { drainDelayMs: 15_000 } },
  MAX_CONNECTIONS: { value: '100', becomes: { maxConnections: 100 } },
  PRIVACY_KEY: {
    value: `${longSecret},${longSecret}older`,
    becomes: { privacyKeys: [longSecret, `${longSecret}older`] },
  },
  BACKUP_KEY: {
    value: `${longSecret},${longSecret}older`,
    becomes: { backupKeys: [longSecret, `${longSecret}older`] },
  },
  CONVERSION_SECRETS: {
    value: `crm=${signingSecret},meta-bridge=${signingSecret}`,
    becomes: {
      conversionSecrets: new Map([
        ['crm', signingSecret],
        ['meta-bridge', signingSecret],
      ]),
    },
  },
  WEBHOOK_NETWORKS: {
    value: '10.1.0.0/16, loopback',
    becomes: { webhooks: { networks: ['10.1.0.0/16', 'loopback'] } },
  },
  WEBHOOK_HTTP: { value: 'on', becomes: { webhooks: { allowsHttp: true } } },
  METRICS_TOKEN: { value: longSecret, becomes: { metricsToken: longSecret } },
  RETENTION_EVIDENCE_DAYS: { value: 'forever', becomes: { retention: { evidence: undefined } } },
  RETENTION_AUDIT_DAYS: { value: '400', becomes: { retention: { audit: 400 } } },
  RETENTION_STATISTICS_DAYS: { value: '401', becomes: { retention: { statistics: 401 } } },
  RETENTION_WEBHOOKS_DAYS: { value: '7', becomes: { retention: { webhooks: 7 } } },
  RETENTION_CONVERSIONS_DAYS: { value: '9', becomes: { retention: { conversions: 9 } } },
  RETENTION_COMMENTS_DAYS: { value: '8', becomes: { retention: { comments: 8 } } },
  RETENTION_FAULTS_DAYS: { value: '402', becomes: { retention: { faults: 402 } } },
  SMTP_URL: {
    value: 'smtps://editor%40lender.example:s%C3%ADntesis@mail.lender.example',
    becomes: {
      mail: {
        host: 'mail.lender.example',
        port: 465,
        isTls: true,
        isLocal: false,
        credentials: { user: 'editor@lender.example', pass: 'síntesis' },
        from: { name: 'Presta', address: 'editor@lender.example' },
      },
    },
  },
  MAIL_FROM: { value: 'Presta <editor@lender.example>', becomes: {} },
  OIDC_FILE: { value: 'oidc.json', becomes: {} },
  OIDC_CLIENT_SECRET: {
    value: 'given by the provider',
    becomes: {
      oidc: {
        file: 'oidc.json',
        clientSecret: 'given by the provider',
        publicOrigin: 'https://pages.lender.example:8443',
      },
    },
  },
  LEAKED_PASSWORDS_FILE: { value: 'leaked.txt', becomes: { leakedPasswordsFile: 'leaked.txt' } },
  EDITOR_ADMIN_EMAIL: { value: 'a@example.com', becomes: { editorAdmin: { email: 'a@example.com' } } },
  EDITOR_ADMIN_PASSWORD: {
    value: ' twelve letters ',
    becomes: { editorAdmin: { password: ' twelve letters ' } },
  },
};
const allRight = Object.fromEntries(lenderSettingNames.map((name) => [name, right[name].value]));
const secrets = lenderSettingNames.filter(isSecret);

describe('readConfiguration', () => {
  it('has the defaults of contract §2', () => {
    expect(readConfiguration(withSandbox)).toMatchObject({
      ok: true,
      value: {
        port: 8080,
        host: '127.0.0.1',
        configFile: undefined,
        isSandbox: true,
        isUpstreamIdempotent: true,
        upstreamUrl: undefined,
        templateSource: 'store',
        databaseUrl: undefined,
        dataFolder: `${process.cwd()}/.data`,
        publicOrigin: undefined,
        trustedProxies: [],
        rateLimits: true,
        drainDelayMs: 0,
        maxConnections: 4096,
        privacyKeys: [],
        metricsToken: undefined,
        retention: { evidence: 1826, audit: 1826, statistics: 1096, faults: 90, webhooks: 30, comments: 730 },
        mail: undefined,
        webhooks: { networks: [], allowsHttp: false },
        editorAdmin: undefined,
      },
    });
  });

  it('sends e-mails only where it knows from whom, and which address their links begin with', () => {
    const mail = { SMTP_URL: 'smtp://mail.lender.example', MAIL_FROM: 'a@lender.example' };
    expect(problemsOf(mail)).toEqual([expect.stringMatching(/^PUBLIC_ORIGIN is not set: SMTP_URL needs it/)]);
    expect(problemsOf({ MAIL_FROM: 'a@lender.example' })).toEqual([
      expect.stringMatching(/^SMTP_URL is not set: MAIL_FROM needs it/),
    ]);
    const wrong = { PUBLIC_ORIGIN: 'https://pages.example', ...mail };
    for (const SMTP_URL of ['mail.lender.example', 'https://mail.lender.example', 'smtp://', 'smtp://a/path'])
      expect(problemsOf({ ...wrong, SMTP_URL })).toEqual([expect.stringMatching(/^SMTP_URL: expected/)]);
    for (const MAIL_FROM of ['nobody', 'a@b.example, c@d.example', 'A <a@b.example> B'])
      expect(problemsOf({ ...wrong, MAIL_FROM })).toEqual([
        expect.stringMatching(/^MAIL_FROM is .*expected/),
      ]);
  });

  it('takes SANDBOX_URL for who answers where the sandbox is asked for', () => {
    expect(readConfiguration({ ...withSandbox, SANDBOX_URL: 'http://127.0.0.1:9000/' })).toMatchObject({
      ok: true,
      value: { isSandbox: true, upstreamUrl: 'http://127.0.0.1:9000', isUpstreamIdempotent: true },
    });
  });

  it.each(lenderSettingNames)('reads %s', (name) => {
    expect(readConfiguration(allRight)).toMatchObject({ ok: true, value: right[name].becomes });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['DRAIN_DELAY_S', '-1'],
    ['DRAIN_DELAY_S', '1.5'],
    ['DRAIN_DELAY_S', 'soon'],
    ['MAX_CONNECTIONS', '0'],
    ['UPSTREAM_URL', 'api.lender.example'],
    ['UPSTREAM_URL', 'https://api.lender.example/v1'],
    ['UPSTREAM_URL', 'https://user:pw@api.lender.example'],
    ['UPSTREAM_URL', 'ftp://api.lender.example'],
    ['UPSTREAM_URL', 'Sandbox'],
    ['TEMPLATE_SOURCE', 'disk'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['DATABASE_URL', 'postgres://user:secret@db:x/vitrina'],
    ['DATABASE_URL', 'postgres://user:secret@db/vitrina?sslmode=bogus'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DATABASE_LONG_CONNECTIONS', 'many'],
    ['PUBLIC_ORIGIN', 'https://x.example?y'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['TRUST_PROXY', 'loopback,,::1'],
    ['RATE_LIMITS', 'maybe'],
    ['WEBHOOK_NETWORKS', 'office'],
    ['WEBHOOK_HTTP', 'yes'],
    ['PRIVACY_KEY', `short,${longSecret}`],
    ['PRIVACY_KEY', `${longSecret},`],
    ['PRIVACY_KEY', ','],
    ['CONVERSION_SECRETS', 'crm=secret'],
    ['CONVERSION_SECRETS', `crm=${signingSecret} CRM=${signingSecret}`],
    ['CONVERSION_SECRETS', `crm=${signingSecret},crm=${signingSecret}`],
    ['METRICS_TOKEN', 'short'],
    ['UPSTREAM_IDEMPOTENT', 'perhaps'],
    ['RETENTION_AUDIT_DAYS', '0'],
    ['RETENTION_FAULTS_DAYS', 'a year'],
    ['EDITOR_ADMIN_PASSWORD', 'eleven long'],
    ['EDITOR_ADMIN_PASSWORD', 'x'.repeat(201)],
  ])('refuses %s=%s by name', (name, value) => {
    const problems = problemsOf({
      UPSTREAM_IDEMPOTENT: 'no',
      EDITOR_ADMIN_EMAIL: 'a@example.com',
      EDITOR_ADMIN_PASSWORD: 'long enough of it',
      [name]: value,
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it('names every wrong variable at once, and never repeats a secret', () => {
    const problems = problemsOf({
      PORT: 'x',
      RATE_LIMITS: 'x',
      DATABASE_URL: 'http://user:secret@db',
      PRIVACY_KEY: 'secret',
      METRICS_TOKEN: 'secret',
      EDITOR_ADMIN_PASSWORD: 'secret',
    });
    const named = [
      'PORT',
      'RATE_LIMITS',
      'DATABASE_URL',
      'PRIVACY_KEY',
      'METRICS_TOKEN',
      'EDITOR_ADMIN_PASSWORD',
      'EDITOR_ADMIN_EMAIL',
    ];
    expect(problems).toHaveLength(named.length);
    for (const name of named) expect(problems).toContainEqual(expect.stringContaining(name));
    expect(problems.join()).not.toContain('secret');
  });

  it.each(['EDITOR_ADMIN_EMAIL', 'EDITOR_ADMIN_PASSWORD'] as const)('wants the other one with %s', (name) => {
    expect(problemsOf({ [name]: right[name].value })).toEqual([
      expect.stringContaining('set both or neither'),
    ]);
  });
});

describe('what secures the way to the lender', () => {
  const lender = { UPSTREAM_URL: 'https://api.lender.example', UPSTREAM_IDEMPOTENT: 'yes' };
  const pair = {
    UPSTREAM_CERT_FILE: right.UPSTREAM_CERT_FILE.value,
    UPSTREAM_KEY_FILE: right.UPSTREAM_KEY_FILE.value,
  };
  const encrypted = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a file that is not there',
      { UPSTREAM_CA_FILE: '/nowhere/ca.pem' },
      'UPSTREAM_CA_FILE is "/nowhere/ca.pem": expected the path of a file with certificates of authorities in PEM: there is no such file',
    ],
    [
      'a file that is no PEM',
      { UPSTREAM_CA_FILE: pemFile('no certificate') },
      'expected a file with certificates of authorities in PEM',
    ],
    [
      'a certificate that is damaged',
      { ...pair, UPSTREAM_CERT_FILE: pemFile(own.cert.replace(/M/g, 'N')) },
      'UPSTREAM_CERT_FILE is',
    ],
    [
      'a key for a certificate',
      { ...pair, UPSTREAM_CERT_FILE: pair.UPSTREAM_KEY_FILE },
      'expected a file with a certificate in PEM',
    ],
    [
      'a key with a passphrase',
      { ...pair, UPSTREAM_KEY_FILE: pemFile(encrypted.privateKey) },
      'without a passphrase',
    ],
    [
      'the key of another certificate',
      { ...pair, UPSTREAM_KEY_FILE: pemFile(createCertificate().key) },
      'expected the key of the certificate in UPSTREAM_CERT_FILE',
    ],
    ['a certificate alone', { UPSTREAM_CERT_FILE: pair.UPSTREAM_CERT_FILE }, 'UPSTREAM_KEY_FILE is not set'],
    ['a key alone', { UPSTREAM_KEY_FILE: pair.UPSTREAM_KEY_FILE }, 'UPSTREAM_CERT_FILE is not set'],
    [
      'files for a lender without TLS',
      { UPSTREAM_URL: 'http://api.lender.example', UPSTREAM_CA_FILE: right.UPSTREAM_CA_FILE.value },
      'https://',
    ],
  ])('is not %s', (_what, environment, problem) => {
    expect(problemsOf({ ...lender, ...environment })).toEqual([expect.stringContaining(problem)]);
  });
});

describe('where calls go has to be said', () => {
  it('to a host: no upstream is no sandbox', () => {
    const result = readConfiguration({});
    expect(result.ok ? [] : result.error).toEqual([
      expect.stringMatching(/^UPSTREAM_URL is not set: .*sandbox/),
    ]);
  });

  it('to a host of a real lender: also whether it honours keys', () => {
    expect(problemsOf({ UPSTREAM_URL: 'https://api.lender.example' })).toEqual([
      expect.stringMatching(/^UPSTREAM_IDEMPOTENT is not set: say yes or no/),
    ]);
    expect(problemsOf({ UPSTREAM_URL: 'https://api.lender.example', UPSTREAM_IDEMPOTENT: 'yes' })).toEqual(
      [],
    );
  });

  it('to no command of the terminal, which forwards nothing', () => {
    expect(readCommandConfiguration({}).ok).toBe(true);
    expect(readCommandConfiguration({ UPSTREAM_URL: 'https://api.lender.example' }).ok).toBe(true);
  });

  it('to whoever shares a sandbox', () => {
    const lender = { UPSTREAM_URL: 'https://api.lender.example', UPSTREAM_IDEMPOTENT: 'yes' };
    expect(problemsOf({ ...lender, SANDBOX_URL: 'http://127.0.0.1:9000' })).toEqual([
      'SANDBOX_URL is "http://127.0.0.1:9000": expected UPSTREAM_URL=sandbox beside it; beside the origin of a lender leave it out',
    ]);
  });

  it('to whoever takes templates from there', () => {
    expect(problemsOf({ TEMPLATE_SOURCE: 'upstream' })).toEqual([expect.stringContaining('UPSTREAM_URL')]);
  });
});

describe.each([
  ['a host', readConfiguration],
  ['a command', readCommandConfiguration],
])('%s does not start', (_, read) => {
  const problems = (changes: Record<string, string | undefined>) => {
    const result = read({ ...allRight, ...changes });
    return result.ok ? [] : result.error;
  };

  it.each(
    settingNames.flatMap(
      (name) =>
        [
          [name, ''],
          [name, ' \n'],
        ] as const,
    ),
  )('where %s is set to %j', (name, value) => {
    expect(problems({ [name]: value })).toEqual([expect.stringMatching(`^${name} is set but empty`)]);
  });

  describe.each(secrets)('where the file of %s', (name) => {
    const file = path.join(newFolder(), 'secret');
    const fromFile = (value: string) => problems({ [name]: undefined, [fileVariable(name)]: value });
    const named = expect.stringMatching(`^${name}_FILE`);

    it('is not named, is not there, is a folder, or holds nothing', () => {
      mkdirSync(`${file}-folder`);
      writeFileSync(`${file}-empty`, '\n');
      expect(fromFile('')).toEqual([named]);
      expect(fromFile(`${file}-none`)).toEqual([
        expect.stringMatching(`^${name}_FILE .*-none: there is no such file`),
      ]);
      expect(fromFile(`${file}-folder`)).toEqual([expect.stringMatching('this is a folder')]);
      expect(fromFile(`${file}-empty`)).toEqual([expect.stringMatching('this file is empty')]);
    });

    it('holds what is wrong, which is not repeated', () => {
      writeFileSync(file, 'wrong');
      const [problem = '', ...others] = fromFile(file);
      expect([others, problem]).toEqual([[], expect.stringMatching(`^${name}_FILE: expected`)]);
      expect(problem).not.toContain('wrong');
    });

    it('is named besides the value', () => {
      writeFileSync(file, right[name].value);
      expect(problems({ [fileVariable(name)]: file })).toEqual([
        expect.stringMatching(`^${name} and ${name}_FILE are both set`),
      ]);
    });
  });
});

it.each(secrets)('%s may come from a file, whose last line break is not part of it', (name) => {
  const file = path.join(newFolder(), 'secret');
  for (const ending of ['', '\n', '\r\n']) {
    writeFileSync(file, right[name].value + ending);
    const { [name]: _, ...others } = allRight;
    expect(readConfiguration({ ...others, [fileVariable(name)]: file })).toMatchObject({
      ok: true,
      value: right[name].becomes,
    });
  }
});
