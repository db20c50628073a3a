import path from 'node:path';
import { passwordFault, passwordLength } from '../../../kernel/editorAccount';
import { failure, success, type Result } from '../../../kernel/result';
import { kindsOfRetention, type Retention } from './retention';
import type { Environment } from './rawValues';
import { SettingReader } from './settingReader';
import { readConversionSecrets } from './conversions';
import { readDatabaseAddress } from './databaseAddress';
import { type LenderTls, readLenderTls } from './lenderTls';
import { type MailSettings, readMail } from './mail';
import { readWebhooks, type WebhookSettings } from './webhooks';
import { type OidcConfiguration, readOidc } from './oidc';

/** The environment of contract §2, as values. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** Undefined: the demo brand. */
  readonly configFile: string | undefined;
  /** Folder of the market rules; undefined: the shipped ones. */
  readonly rulesFolder: string | undefined;
  readonly isSandbox: boolean;
  /** Origin of the lender's back end, or of a sandbox that runs; undefined: the host starts one. */
  readonly upstreamUrl: string | undefined;
  /** Whether the lender honours Idempotency-Key: then a call whose reply was lost may be sent to it again. */
  readonly isUpstreamIdempotent: boolean;
  /** What secures the way to the lender, besides public authorities. */
  readonly upstreamTls: LenderTls;
  readonly templateSource: 'store' | 'upstream';
  /** Address of a PostgreSQL database; undefined: the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Connections to PostgreSQL that a host keeps at most, for visitors; undefined: as many as is usual. */
  readonly connections: number | undefined;
  /** The same for migrations, scheduled jobs and commands. */
  readonly longConnections: number | undefined;
  readonly dataFolder: string;
  /** Undefined: the host's own address. */
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly rateLimits: boolean;
  /** How long a host that was told to end goes on taking requests. */
  readonly drainDelayMs: number;
  readonly maxConnections: number;
  /** What telephones are hashed with, newest first; empty: the host makes a key. */
  readonly privacyKeys: readonly string[];
  readonly retention: Retention;
  /** What a program must send to read `/metrics`; undefined: they are closed. */
  readonly metricsToken: string | undefined;
  /** What backups are signed with, newest first; empty: they are not. */
  readonly backupKeys: readonly string[];
  /** What the editor's e-mails leave by; undefined: it sends none. */
  readonly mail: MailSettings | undefined;
  readonly webhooks: WebhookSettings;
  /** What requests to conversion endpoints are signed with, by the endpoint's name. */
  readonly conversionSecrets: ReadonlyMap<string, string>;
  /** Where people sign in to the editor besides passwords; undefined: nowhere. */
  readonly oidc: OidcConfiguration | undefined;
  /** Sorted hashes of passwords that nobody may choose; undefined: there is no list. */
  readonly leakedPasswordsFile: string | undefined;
  readonly editorAdmin: { readonly email: string; readonly password: string } | undefined;
}

type UpstreamSetting =
  'isSandbox' | 'upstreamUrl' | 'isUpstreamIdempotent' | 'upstreamTls' | 'templateSource';

/** PostgreSQL itself has 100 unless told otherwise, for all hosts of a database. */
const maxPoolSize = 1_000;

/** What a host of 512 MB bears; behind a proxy a few hundred are open at once. */
const usualConnections = 4_096;

/** What a command of the terminal reads: it forwards no calls, so nobody has to say where to. */
export type CommandConfiguration = Omit<Configuration, UpstreamSetting>;

function readUpstream(reader: SettingReader): Pick<Configuration, UpstreamSetting> {
  const isSandbox = reader.text('UPSTREAM_URL') === 'sandbox';
  const sandboxUrl = reader.origin('SANDBOX_URL');
  return {
    isSandbox,
    upstreamUrl: isSandbox
      ? sandboxUrl
      : reader.origin('UPSTREAM_URL', 'an origin such as https://api.lender.example, or sandbox'),
    isUpstreamIdempotent:
      (reader.oneOf('UPSTREAM_IDEMPOTENT', ['yes', 'no']) ?? (isSandbox ? 'yes' : 'no')) === 'yes',
    upstreamTls: readLenderTls(reader),
    templateSource: reader.oneOf('TEMPLATE_SOURCE', ['store', 'upstream']) ?? 'store',
  };
}

/** Where calls go, and whether they may be repeated, has no default: a wrong one could move money. */
function demandUpstream(reader: SettingReader): void {
  reader.demand(
    'UPSTREAM_URL',
    'give it the origin of the lender’s back end, such as https://api.lender.example, or sandbox for the stand-in',
  );
  const upstream = reader.text('UPSTREAM_URL');
  if (upstream === undefined) return;
  if (upstream !== 'sandbox') {
    if (reader.text('SANDBOX_URL') !== undefined)
      reader.refuse(
        'SANDBOX_URL',
        'UPSTREAM_URL=sandbox beside it; beside the origin of a lender leave it out',
      );
    return reader.demand('UPSTREAM_IDEMPOTENT', 'say yes or no: whether the lender honours Idempotency-Key');
  }
  if (reader.text('TEMPLATE_SOURCE') === 'upstream')
    reader.refuse('TEMPLATE_SOURCE', 'store, or the origin of a lender in UPSTREAM_URL');
}

/** A password is taken to the letter: spaces at its ends are part of it. */
function readEditorAdmin(reader: SettingReader): Configuration['editorAdmin'] {
  const email = reader.text('EDITOR_ADMIN_EMAIL');
  const password = reader.exactText('EDITOR_ADMIN_PASSWORD');
  if (reader.isSet('EDITOR_ADMIN_EMAIL'))
    reader.demand('EDITOR_ADMIN_PASSWORD', 'EDITOR_ADMIN_EMAIL needs it; set both or neither');
  if (reader.isSet('EDITOR_ADMIN_PASSWORD'))
    reader.demand('EDITOR_ADMIN_EMAIL', 'EDITOR_ADMIN_PASSWORD needs it; set both or neither');
  if (password !== undefined && passwordFault(password)) {
    return reader.refuse(
      'EDITOR_ADMIN_PASSWORD',
      `${passwordLength.min} to ${passwordLength.max} characters`,
    );
  }
  return email !== undefined && password !== undefined ? { email, password } : undefined;
}

function readCommon(reader: SettingReader): CommandConfiguration {
  const publicOrigin = reader.origin('PUBLIC_ORIGIN');
  return {
    port: reader.port('PORT') ?? 8080,
    host: reader.text('HOST') ?? '127.0.0.1',
    configFile: reader.text('CONFIG_FILE'),
    rulesFolder: reader.text('RULES_DIR'),
    databaseUrl: readDatabaseAddress(reader),
    connections: reader.wholeNumber('DATABASE_CONNECTIONS', {
      min: 2,
      max: maxPoolSize,
      what: 'a number of connections',
    }),
    longConnections: reader.wholeNumber('DATABASE_LONG_CONNECTIONS', {
      min: 2,
      max: maxPoolSize,
      what: 'a number of connections',
    }),
    dataFolder: path.resolve(reader.text('DATA_DIR') ?? '.data'),
    publicOrigin,
    trustedProxies: reader.proxies('TRUST_PROXY'),
    rateLimits: reader.oneOf('RATE_LIMITS', ['on', 'off']) !== 'off',
    drainDelayMs: 1_000 * (reader.wholeNumber('DRAIN_DELAY_S', { min: 0, max: 3_600, what: 'seconds' }) ?? 0),
    maxConnections:
      reader.wholeNumber('MAX_CONNECTIONS', { min: 1, max: 1_000_000, what: 'a number' }) ?? usualConnections,
    privacyKeys: reader.keys('PRIVACY_KEY'),
    // Each kind has its own setting, such as RETENTION_AUDIT_DAYS.
    retention: kindsOfRetention(({ setting, days }) => reader.days(setting, days)),
    metricsToken: reader.key('METRICS_TOKEN'),
    backupKeys: reader.keys('BACKUP_KEY'),
    mail: readMail(reader),
    webhooks: readWebhooks(reader),
    conversionSecrets: readConversionSecrets(reader),
    oidc: readOidc(reader, publicOrigin),
    leakedPasswordsFile: reader.text('LEAKED_PASSWORDS_FILE'),
    editorAdmin: readEditorAdmin(reader),
  };
}

const unlessWrong = <Value>(reader: SettingReader, value: Value): Result<Value, readonly string[]> =>
  reader.problems.length > 0 ? failure(reader.problems) : success(value);

/** The environment of a host as values; the error names each variable that is wrong and what it expects. */
export function readConfiguration(environment: Environment): Result<Configuration, readonly string[]> {
  const reader = new SettingReader(environment);
  const configuration = { ...readCommon(reader), ...readUpstream(reader) };
  demandUpstream(reader);
  return unlessWrong(reader, configuration);
}

/** The same environment for a command of the terminal: whatever is set has to be right here too. */
export function readCommandConfiguration(
  environment: Environment,
): Result<CommandConfiguration, readonly string[]> {
  const reader = new SettingReader(environment);
  readUpstream(reader);
  return unlessWrong(reader, readCommon(reader));
}
