import type { SettingReader } from './settingReader';

export interface WebhookSettings {
  /** Networks that webhooks may reach although they are nobody's on the internet, as `TRUST_PROXY` names them. */
  readonly networks: readonly string[];
  readonly allowsHttp: boolean;
}

export const readWebhooks = (reader: SettingReader): WebhookSettings => ({
  networks: reader.proxies('WEBHOOK_NETWORKS'),
  allowsHttp: reader.oneOf('WEBHOOK_HTTP', ['on', 'off']) === 'on',
});
