import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readText } from './readText';
import type { SettingReader } from './settingReader';

const name = 'DATABASE_URL';
const example = 'an address such as postgres://user:password@host:5432/name';
const unencoded = 'percent-encode / ? # and @ in a user, a password and a name, such as %2F for /';

/** As libpq has them, but for `allow` and `prefer`, which may send everything unencrypted; `no-verify` is pg's word for `require`. */
const modes = ['disable', 'require', 'no-verify', 'verify-ca', 'verify-full'];
const modesOfTls = ['true', '1', 'false', '0', 'no-verify'];
const negotiations = ['postgres', 'direct'];

/** Parameters about TLS that are read; another that looks like one would leave the connection less safe than it says. */
const tlsParameters = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation'];
const isOfTls = (parameter: string): boolean => /ssl|tls/i.test(parameter) && parameter !== 'uselibpqcompat';

const isPort = (text: string): boolean => /^\d+$/.test(text) && Number(text) > 0 && Number(text) <= 65_535;

/** Each fault without a value: what is wrong may be a piece of the password. */
function refuseShape(reader: SettingReader, value: string): undefined {
  const [, authority = '', rest = ''] = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/s.exec(value) ?? [];
  const hostAndPort = authority.slice(authority.lastIndexOf('@') + 1);
  const port = /:([^\]]*)$/.exec(hostAndPort)?.[1];
  if (port !== undefined && !isPort(port))
    return reader.refuse(name, `a port from 1 to 65535 after the host; ${unencoded}`);
  if (hostAndPort === '' && authority !== '') return reader.refuse(name, `a host after the @; ${example}`);
  if (/\s/.test(authority + rest)) return reader.refuse(name, `no spaces; ${example}`);
  return reader.refuse(name, example);
}

/** A stray percent sign means itself to pg; what looks encoded has to be. */
function decodes(piece: string): boolean {
  if (/%(?![\da-f]{2})/i.test(piece)) return true;
  try {
    decodeURIComponent(piece);
    return true;
  } catch {
    return false;
  }
}

function refusePieces(
  reader: SettingReader,
  { username, password, hostname, port, pathname, hash, searchParams }: URL,
): void {
  if (![username, password, pathname].every(decodes))
    reader.refuse(name, 'percent signs in user, password and name as %25, beside encoded signs of UTF-8');
  if (hash !== '') reader.refuse(name, `no #; ${unencoded}`);
  if (/[/@]/.test(pathname.slice(1)))
    reader.refuse(name, `one name of a database after the host; ${unencoded}`);
  if (![...searchParams.keys()].every((parameter) => /^\w+$/.test(parameter)))
    reader.refuse(name, `parameters such as sslmode=verify-full after the ?; ${unencoded}`);
  const ports = [port, searchParams.get('port') ?? ''].filter(Boolean);
  if (!ports.every(isPort)) reader.refuse(name, 'a port from 1 to 65535');
  if (`${hostname}${searchParams.get('host') ?? ''}`.includes(','))
    reader.refuse(name, 'one host: behind it, a proxy or a name may lead to several');
}

function refuseFile(
  reader: SettingReader,
  address: URL,
  parameter: string,
  { what, parse }: { readonly what: string; readonly parse: (text: string) => unknown },
): undefined {
  const file = address.searchParams.get(parameter);
  if (file === null) return undefined;
  const text = readText(file);
  if (!text.ok) return reader.refuse(name, `in ${parameter} the path of a file with ${what}: ${text.error}`);
  try {
    parse(text.value);
    return undefined;
  } catch {
    return reader.refuse(name, `in ${parameter} the path of a file with ${what}`);
  }
}

const certificate = { what: 'a certificate in PEM', parse: (text: string) => new X509Certificate(text) };
const key = {
  what: 'a private key in PEM, without a passphrase',
  parse: (text: string) => createPrivateKey(text),
};

function refuseTls(reader: SettingReader, address: URL): void {
  const { searchParams } = address;
  const mode = searchParams.get('sslmode');
  const choices = [
    ['sslmode', modes],
    ['ssl', modesOfTls],
    ['sslnegotiation', negotiations],
  ] as const;
  for (const [parameter, known] of choices) {
    const value = searchParams.get(parameter);
    if (value !== null && !known.includes(value)) reader.refuse(name, `in ${parameter} ${known.join(', ')}`);
  }
  for (const parameter of new Set(searchParams.keys())) {
    if (isOfTls(parameter) && !tlsParameters.includes(parameter))
      reader.refuse(name, `of parameters about TLS only ${tlsParameters.join(', ')}`);
    if (isOfTls(parameter) && searchParams.getAll(parameter).length > 1)
      reader.refuse(name, `${parameter} once`);
  }
  refuseFile(reader, address, 'sslrootcert', certificate);
  refuseFile(reader, address, 'sslcert', certificate);
  refuseFile(reader, address, 'sslkey', key);
  if (searchParams.has('sslcert') !== searchParams.has('sslkey'))
    reader.refuse(name, 'sslcert and sslkey, both or neither');
  if (mode !== null && searchParams.has('ssl')) reader.refuse(name, 'sslmode or ssl, not both');
  if (mode === 'verify-ca' && !searchParams.has('sslrootcert'))
    reader.refuse(name, 'sslrootcert beside sslmode=verify-ca: the authority that vouches for the server');
}

/** The address of PostgreSQL; each part of it that is wrong is refused by what it is, and none is repeated. */
export function readDatabaseAddress(reader: SettingReader): string | undefined {
  const value = reader.text(name);
  if (value === undefined) return undefined;
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) return refuseShape(reader, value);
  const address = new URL(value);
  refusePieces(reader, address);
  refuseTls(reader, address);
  return value;
}

/** Whether a connection is encrypted without a check of the server's certificate. */
export function isUnverified(databaseUrl: string): boolean {
  const { searchParams } = new URL(databaseUrl);
  const mode = searchParams.get('sslmode') ?? searchParams.get('ssl');
  return mode === 'no-verify' || (mode === 'require' && !searchParams.has('sslrootcert'));
}
