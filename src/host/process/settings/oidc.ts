import type { SettingReader } from './settingReader';

/** Characters; providers give out longer ones. */
const minSecretLength = 12;

/** Where the identity provider stands, and what this host proves itself with there. */
export interface OidcConfiguration {
  readonly file: string;
  readonly clientSecret: string;
  readonly publicOrigin: string;
}

/** The provider sends people back to the address that it knows, whatever `Host` a request names, so it has to be said. */
export function readOidc(
  reader: SettingReader,
  publicOrigin: string | undefined,
): OidcConfiguration | undefined {
  if (reader.isSet('OIDC_FILE')) {
    reader.demand('OIDC_CLIENT_SECRET', 'OIDC_FILE needs it: what the identity provider gave this host');
    reader.demand('PUBLIC_ORIGIN', 'OIDC_FILE needs it: the address to which people come back');
  } else if (reader.isSet('OIDC_CLIENT_SECRET')) {
    reader.demand('OIDC_FILE', 'OIDC_CLIENT_SECRET needs it; set both or neither');
  }
  const file = reader.text('OIDC_FILE');
  const clientSecret = reader.text('OIDC_CLIENT_SECRET');
  if (clientSecret !== undefined && clientSecret.length < minSecretLength)
    return reader.refuse('OIDC_CLIENT_SECRET', `at least ${minSecretLength} characters`);
  return file !== undefined && clientSecret !== undefined && publicOrigin !== undefined
    ? { file, clientSecret, publicOrigin }
    : undefined;
}
