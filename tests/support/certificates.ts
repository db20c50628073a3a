import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';

/** A certificate with its key, both PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface Authority extends Certificate {
  readonly name: string;
  readonly privateKey: KeyObject;
}

export interface CertificateOptions {
  /** Host names and IPv4 addresses that it is for. */
  readonly names?: readonly string[];
  readonly notBefore?: Date;
  readonly notAfter?: Date;
  /** Who signs it; absent: it signs itself. */
  readonly issuer?: Authority;
}

const dayMs = 86_400_000;
const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  sequence: 0x30,
  set: 0x31,
  time: 0x18,
} as const;

function lengthOf(bytes: number): Buffer {
  if (bytes < 128) return Buffer.from([bytes]);
  return bytes < 256 ? Buffer.from([0x81, bytes]) : Buffer.from([0x82, bytes >> 8, bytes & 0xff]);
}

/** One value in DER (X.690). */
function der(tag: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.byteLength), content]);
}

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = rest.flatMap((value) => {
    const digits = [value & 0x7f];
    for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
    return digits;
  });
  return der(tags.oid, Buffer.from([first * 40 + second, ...bytes]));
}

const yes = der(tags.boolean, Buffer.from([0xff]));
const ecdsaWithSha256 = der(tags.sequence, oid('1.2.840.10045.4.3.2'));
const named = (name: string): Buffer =>
  der(tags.sequence, der(tags.set, der(tags.sequence, oid('2.5.4.3'), der(tags.utf8, name))));
const moment = (date: Date): Buffer => der(tags.time, `${date.toISOString().replace(/\.\d+Z$|[-:T]/g, '')}Z`);
const extension = (id: string, value: Buffer): Buffer =>
  der(tags.sequence, oid(id), yes, der(tags.octets, value));
const nameOf = (name: string): Buffer =>
  isIP(name) === 0 ? der(0x82, name) : der(0x87, Buffer.from(name.split('.').map(Number)));

const isAuthority = extension('2.5.29.19', der(tags.sequence, yes));
const isFor = (names: readonly string[]): Buffer =>
  extension('2.5.29.17', der(tags.sequence, ...names.map(nameOf)));

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;

let serial = 0;

function create(
  name: string,
  extensions: readonly Buffer[],
  { notBefore, notAfter, issuer }: CertificateOptions,
): Authority {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  serial += 1;
  const body = der(
    tags.sequence,
    der(0xa0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.from([1, serial >> 8, serial & 0xff])),
    ecdsaWithSha256,
    named(issuer?.name ?? name),
    der(
      tags.sequence,
      moment(notBefore ?? new Date(Date.now() - dayMs)),
      moment(notAfter ?? new Date(Date.now() + dayMs)),
    ),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(tags.sequence, ...extensions)),
  );
  const signature = sign('sha256', body, issuer?.privateKey ?? privateKey);
  const cert = pem(der(tags.sequence, body, ecdsaWithSha256, der(tags.bits, Buffer.from([0]), signature)));
  return { name, privateKey, cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

/** Somebody who signs certificates of others. */
export const createAuthority = (name: string): Authority => create(name, [isAuthority], {});

/** A certificate made now: valid from yesterday until tomorrow, unless told otherwise. */
export const createCertificate = (options: CertificateOptions = {}): Certificate =>
  create('a server of the tests', [isFor(options.names ?? ['localhost'])], options);
