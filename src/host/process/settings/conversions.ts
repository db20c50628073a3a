import type { SettingReader } from './settingReader';

/** Standard Webhooks 1.0.0 asks for 24 to 64 bytes; `openssl rand -base64 32` gives as many. */
const secret = /^([a-z][a-z0-9-]{0,39})=(whsec_[A-Za-z0-9+/]{32,86}={0,2})$/;

/** `name=whsec_…` of each conversion endpoint, with commas or line breaks between. */
export function readConversionSecrets(reader: SettingReader): ReadonlyMap<string, string> {
  const entries = (reader.text('CONVERSION_SECRETS') ?? '').split(/[,\s]+/).filter((entry) => entry !== '');
  const pairs = entries.flatMap((entry): [string, string][] => {
    const [, name, value] = secret.exec(entry) ?? [];
    return name !== undefined && value !== undefined ? [[name, value]] : [];
  });
  const secrets = new Map(pairs);
  if (secrets.size < entries.length)
    reader.refuse(
      'CONVERSION_SECRETS',
      'name=whsec_… of each conversion endpoint, with commas between, whsec_ before the base64 of 24 to 64 random bytes, and each name once',
    );
  return secrets;
}
