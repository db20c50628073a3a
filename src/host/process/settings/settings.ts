/**
 * Every variable that hosts and commands read (contract §2). The reader reads no other, and refuses each that is set but
 * empty. The value of a secret is never repeated, and `NAME_FILE` may name a file that holds it.
 */
export const settings = {
  PORT: 'plain',
  HOST: 'plain',
  CONFIG_FILE: 'plain',
  RULES_DIR: 'plain',
  UPSTREAM_URL: 'plain',
  SANDBOX_URL: 'plain',
  UPSTREAM_IDEMPOTENT: 'plain',
  UPSTREAM_CA_FILE: 'plain',
  UPSTREAM_CERT_FILE: 'plain',
  UPSTREAM_KEY_FILE: 'plain',
  TEMPLATE_SOURCE: 'plain',
  DATABASE_URL: 'secret',
  DATABASE_CONNECTIONS: 'plain',
  DATABASE_LONG_CONNECTIONS: 'plain',
  DATA_DIR: 'plain',
  PUBLIC_ORIGIN: 'plain',
  TRUST_PROXY: 'plain',
  RATE_LIMITS: 'plain',
  DRAIN_DELAY_S: 'plain',
  MAX_CONNECTIONS: 'plain',
  PRIVACY_KEY: 'secret',
  BACKUP_KEY: 'secret',
  METRICS_TOKEN: 'secret',
  RETENTION_EVIDENCE_DAYS: 'plain',
  RETENTION_AUDIT_DAYS: 'plain',
  RETENTION_STATISTICS_DAYS: 'plain',
  RETENTION_FAULTS_DAYS: 'plain',
  RETENTION_WEBHOOKS_DAYS: 'plain',
  RETENTION_COMMENTS_DAYS: 'plain',
  RETENTION_CONVERSIONS_DAYS: 'plain',
  CONVERSION_SECRETS: 'secret',
  WEBHOOK_NETWORKS: 'plain',
  WEBHOOK_HTTP: 'plain',
  SMTP_URL: 'secret',
  MAIL_FROM: 'plain',
  OIDC_FILE: 'plain',
  OIDC_CLIENT_SECRET: 'secret',
  LEAKED_PASSWORDS_FILE: 'plain',
  EDITOR_ADMIN_EMAIL: 'plain',
  EDITOR_ADMIN_PASSWORD: 'secret',
} as const satisfies Readonly<Record<string, 'plain' | 'secret'>>;

export type SettingName = keyof typeof settings;

export const settingNames = Object.keys(settings).filter((name): name is SettingName => name in settings);

export const isSecret = (name: SettingName): boolean => settings[name] === 'secret';

/** The variable that may name a file with the value of a secret. */
export const fileVariable = (name: SettingName): string => `${name}_FILE`;
