import { isIP } from 'node:net';
import path from 'node:path';
import { failure, success, type Result } from '../kernel/result';
import { kindsOfRetention, type Retention } from './retention/retention';

/** The environment of contract §2, as values. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** Undefined: the demo brand. */
  readonly configFile: string | undefined;
  /** Origin of the lender's back end; undefined: the sandbox. */
  readonly upstreamUrl: string | undefined;
  readonly templateSource: 'store' | 'upstream';
  /** Address of a PostgreSQL database; undefined: the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** Undefined: the host's own address. */
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly rateLimits: boolean;
  /** What telephones are hashed with, newest first; empty: the host makes a key. */
  readonly privacyKeys: readonly string[];
  /** Whether the lender honours Idempotency-Key: then a call whose reply was lost may be sent to it again. */
  readonly isUpstreamIdempotent: boolean;
  readonly retention: Retention;
  /** What a program must send to read `/metrics`; undefined: they are closed. */
  readonly metricsToken: string | undefined;
  /** For the editor. */
  readonly editorAdmin: { readonly email: string; readonly password: string } | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Names that proxies' addresses may be given by, besides addresses and networks (npm's proxy-addr). */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const highestPort = 65_535;
/** Characters: 32 random bytes in base64url have 43. */
const shortestSecret = 32;

class Reader {
  readonly problems: string[] = [];

  constructor(private readonly environment: Environment) {}

  /** An empty value counts as unset, as in a shell's `NAME= command`. */
  text(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  refuse(name: string, expected: string): undefined {
    this.problems.push(`${name} is ${JSON.stringify(this.text(name))}: expected ${expected}`);
    return undefined;
  }

  port(name: string, byDefault: number): number {
    const value = this.text(name);
    if (value === undefined) return byDefault;
    const port = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (port <= highestPort) return port;
    this.refuse(name, `a port from 0 to ${highestPort}`);
    return byDefault;
  }

  /** Days, or `forever`. */
  days(name: string, byDefault: number): number | undefined {
    const value = this.text(name) ?? String(byDefault);
    if (value === 'forever') return undefined;
    const days = /^\d{1,5}$/.test(value) ? Number(value) : 0;
    if (days > 0) return days;
    this.refuse(name, 'a number of days above 0, or forever');
    return byDefault;
  }

  oneOf<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
    const value = this.text(name) ?? choices[0];
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined) this.refuse(name, choices.join(' or '));
    return chosen ?? choices[0];
  }

  /** `https://host:port`, without path, credentials or query. */
  origin(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const address = URL.canParse(value) ? new URL(value) : undefined;
    const isOrigin = address && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`;
    return isOrigin ? address.origin : this.refuse(name, 'an origin such as https://pages.example');
  }

  databaseAddress(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))) return value;
    // The address may hold a password, so it is not repeated.
    this.problems.push(`${name}: expected an address such as postgres://user:password@host:5432/name`);
    return undefined;
  }

  proxies(name: string): readonly string[] {
    const entries = (this.text(name) ?? '').split(',').map((entry) => entry.trim()).filter((entry) => entry !== '');
    if (entries.every(isNetwork)) return entries;
    this.refuse(name, 'addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between');
    return [];
  }
}

function readPrivacyKeys(reader: Reader): readonly string[] {
  const keys = (reader.text('PRIVACY_KEY') ?? '').split(',').map((key) => key.trim()).filter((key) => key !== '');
  if (keys.every((key) => key.length >= shortestSecret)) return keys;
  // Secrets are not repeated.
  reader.problems.push(`PRIVACY_KEY: expected at least ${shortestSecret} random characters; older keys after it, with commas between`);
  return [];
}

/** Each kind has its own setting, such as RETENTION_AUDIT_DAYS. */
const readRetention = (reader: Reader): Retention =>
  kindsOfRetention(({ setting, days }) => reader.days(setting, days));

function readMetricsToken(reader: Reader): string | undefined {
  const token = reader.text('METRICS_TOKEN');
  if (token === undefined || token.length >= shortestSecret) return token;
  reader.problems.push(`METRICS_TOKEN: expected at least ${shortestSecret} random characters`);
  return undefined;
}

function isNetwork(entry: string): boolean {
  if (namedNetworks.includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const hasProperPrefix = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= longest);
  return isIP(address) !== 0 && hasProperPrefix && rest.length === 0;
}

function readEditorAdmin(reader: Reader): Configuration['editorAdmin'] {
  const email = reader.text('EDITOR_ADMIN_EMAIL');
  const password = reader.text('EDITOR_ADMIN_PASSWORD');
  if (email !== undefined && password !== undefined) return { email, password };
  if (email !== undefined || password !== undefined) {
    // The password is not repeated.
    reader.problems.push('EDITOR_ADMIN_EMAIL and EDITOR_ADMIN_PASSWORD: set both or neither');
  }
  return undefined;
}

/** The environment as values; the error names each variable that is wrong and what it expects. */
export function readConfiguration(environment: Environment): Result<Configuration, readonly string[]> {
  const reader = new Reader(environment);
  const configuration: Configuration = {
    port: reader.port('PORT', 8080),
    host: reader.text('HOST') ?? '127.0.0.1',
    configFile: reader.text('CONFIG_FILE'),
    upstreamUrl: reader.origin('UPSTREAM_URL'),
    templateSource: reader.oneOf('TEMPLATE_SOURCE', ['store', 'upstream']),
    databaseUrl: reader.databaseAddress('DATABASE_URL'),
    dataFolder: path.resolve(reader.text('DATA_DIR') ?? '.data'),
    publicOrigin: reader.origin('PUBLIC_ORIGIN'),
    trustedProxies: reader.proxies('TRUST_PROXY'),
    rateLimits: reader.oneOf('RATE_LIMITS', ['on', 'off']) === 'on',
    privacyKeys: readPrivacyKeys(reader),
    isUpstreamIdempotent: reader.oneOf('UPSTREAM_IDEMPOTENT', ['yes', 'no']) === 'yes',
    retention: readRetention(reader),
    metricsToken: readMetricsToken(reader),
    editorAdmin: readEditorAdmin(reader),
  };
  if (configuration.templateSource === 'upstream' && reader.text('UPSTREAM_URL') === undefined) {
    reader.problems.push('TEMPLATE_SOURCE is "upstream": set UPSTREAM_URL too');
  }
  return reader.problems.length > 0 ? failure(reader.problems) : success(configuration);
}
