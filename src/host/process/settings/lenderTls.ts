import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readText } from './readText';
import type { SettingReader } from './settingReader';
import type { SettingName } from './settings';

/** PEM texts. */
export interface LenderTls {
  /** The only authorities that may vouch for the lender; absent: the public ones. */
  readonly ca?: string;
  /** What this host proves itself with. */
  readonly cert?: string;
  readonly key?: string;
}

type PemSetting = Extract<SettingName, 'UPSTREAM_CA_FILE' | 'UPSTREAM_CERT_FILE' | 'UPSTREAM_KEY_FILE'>;

const pemSettings: readonly PemSetting[] = ['UPSTREAM_CA_FILE', 'UPSTREAM_CERT_FILE', 'UPSTREAM_KEY_FILE'];

interface Pem<Value> {
  readonly text: string;
  readonly value: Value;
}

/** Throws where there is none, or one that can't be read. */
function certificatesOf(text: string): readonly [X509Certificate, ...X509Certificate[]] {
  const [first = '', ...others] =
    text.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
  return [new X509Certificate(first), ...others.map((each) => new X509Certificate(each))];
}

function readPem<Value>(
  reader: SettingReader,
  name: PemSetting,
  what: string,
  parse: (text: string) => Value,
): Pem<Value> | undefined {
  const file = reader.text(name);
  if (file === undefined) return undefined;
  const text = readText(file);
  if (!text.ok) return reader.refuse(name, `the path of a file with ${what}: ${text.error}`);
  try {
    return { text: text.value, value: parse(text.value) };
  } catch {
    return reader.refuse(name, `a file with ${what}`);
  }
}

/** Refuses TLS files that no connection would use. */
function refuseWithoutTls(reader: SettingReader): void {
  const address = reader.text('UPSTREAM_URL');
  if (address === undefined || address.startsWith('https:')) return;
  for (const name of pemSettings) {
    if (reader.text(name) !== undefined)
      reader.refuse(name, 'an UPSTREAM_URL that begins with https:// where it is set');
  }
}

/** What secures the way to the lender; what is wrong with its files is refused by name. */
export function readLenderTls(reader: SettingReader): LenderTls {
  const ca = readPem(reader, 'UPSTREAM_CA_FILE', 'certificates of authorities in PEM', certificatesOf);
  const cert = readPem(reader, 'UPSTREAM_CERT_FILE', 'a certificate in PEM', certificatesOf);
  const key = readPem<KeyObject>(
    reader,
    'UPSTREAM_KEY_FILE',
    'a private key in PEM, without a passphrase',
    (text) => createPrivateKey(text),
  );
  if (reader.isSet('UPSTREAM_CERT_FILE'))
    reader.demand('UPSTREAM_KEY_FILE', 'UPSTREAM_CERT_FILE needs it; set both or neither');
  if (reader.isSet('UPSTREAM_KEY_FILE'))
    reader.demand('UPSTREAM_CERT_FILE', 'UPSTREAM_KEY_FILE needs it; set both or neither');
  if (cert && key && !cert.value[0].checkPrivateKey(key.value))
    reader.refuse('UPSTREAM_KEY_FILE', 'the key of the certificate in UPSTREAM_CERT_FILE');
  refuseWithoutTls(reader);
  return { ...(ca && { ca: ca.text }), ...(cert && key && { cert: cert.text, key: key.text }) };
}
