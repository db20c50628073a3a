import { readConfiguration } from './configuration';

const problemsOf = (environment: Record<string, string>) => {
  const result = readConfiguration(environment);
  return result.ok ? [] : result.error;
};

const longSecret = 'x'.repeat(32);

describe('readConfiguration', () => {
  it('has the defaults of contract §2', () => {
    expect(readConfiguration({ PORT: '', UPSTREAM_URL: ' ' })).toMatchObject({
      ok: true,
      value: {
        port: 8080,
        host: '127.0.0.1',
        configFile: undefined,
        upstreamUrl: undefined,
        templateSource: 'store',
        databaseUrl: undefined,
        dataFolder: `${process.cwd()}/.data`,
        publicOrigin: undefined,
        trustedProxies: [],
        rateLimits: true,
        editorAdmin: undefined,
      },
    });
  });

  it('reads every variable', () => {
    const environment = {
      PORT: '0',
      HOST: '0.0.0.0',
      CONFIG_FILE: 'brand.json',
      UPSTREAM_URL: 'https://api.lender.example/',
      TEMPLATE_SOURCE: 'upstream',
      DATABASE_URL: 'postgres://user:secret@db/vitrina',
      DATA_DIR: '/var/lib/vitrina',
      PUBLIC_ORIGIN: 'https://pages.lender.example:8443',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
      RATE_LIMITS: 'off',
      PRIVACY_KEY: `${longSecret},${longSecret}older`,
      UPSTREAM_IDEMPOTENT: 'no',
      METRICS_TOKEN: longSecret,
      RETENTION_EVIDENCE_DAYS: 'forever',
      RETENTION_AUDIT_DAYS: '400',
      EDITOR_ADMIN_EMAIL: 'a@example.com',
      EDITOR_ADMIN_PASSWORD: 'p',
    };
    expect(readConfiguration(environment)).toEqual({
      ok: true,
      value: {
        port: 0,
        host: '0.0.0.0',
        configFile: 'brand.json',
        upstreamUrl: 'https://api.lender.example',
        templateSource: 'upstream',
        databaseUrl: 'postgres://user:secret@db/vitrina',
        dataFolder: '/var/lib/vitrina',
        publicOrigin: 'https://pages.lender.example:8443',
        trustedProxies: ['loopback', '10.0.0.0/8', '::1'],
        rateLimits: false,
        privacyKeys: [longSecret, `${longSecret}older`],
        isUpstreamIdempotent: false,
        metricsToken: longSecret,
        retention: { evidence: undefined, audit: 400, statistics: 1096, faults: 90, sandbox: 30 },
        editorAdmin: { email: 'a@example.com', password: 'p' },
      },
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['UPSTREAM_URL', 'api.lender.example'],
    ['UPSTREAM_URL', 'https://api.lender.example/v1'],
    ['UPSTREAM_URL', 'https://user:pw@api.lender.example'],
    ['UPSTREAM_URL', 'ftp://api.lender.example'],
    ['TEMPLATE_SOURCE', 'disk'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['PUBLIC_ORIGIN', 'https://x.example?y'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['RATE_LIMITS', 'maybe'],
    ['PRIVACY_KEY', `short,${longSecret}`],
    ['METRICS_TOKEN', 'short'],
    ['UPSTREAM_IDEMPOTENT', 'perhaps'],
    ['RETENTION_AUDIT_DAYS', '0'],
    ['RETENTION_FAULTS_DAYS', 'a year'],
  ])('refuses %s=%s by name', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it('names every wrong variable at once, and never repeats a database password', () => {
    const problems = problemsOf({ PORT: 'x', RATE_LIMITS: 'x', DATABASE_URL: 'http://user:secret@db' });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('secret');
  });

  it('needs an upstream to take templates from', () => {
    expect(problemsOf({ TEMPLATE_SOURCE: 'upstream' })).toEqual([expect.stringContaining('UPSTREAM_URL')]);
  });
});
