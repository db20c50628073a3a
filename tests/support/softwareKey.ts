import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949) of what an authenticator says: short maps, texts, bytes and small numbers. */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const cborInteger = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.byteLength), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);

const userPresent = 0x01;
const backupEligible = 0x08;
const backedUp = 0x10;
const hasCredential = 0x40;

/** A security key in software (WebAuthn Level 3 §6), which does as it is told: also what a real one never would. */
export class SoftwareKey {
  readonly id = randomBytes(16);
  counter = 0;
  /** On several devices at once, each with a counter of its own. */
  isSynced = false;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly origin: string) {}

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number, origin: string): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | (this.isSynced ? backupEligible | backedUp : 0);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([all]), counter]);
  }

  private named(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  /** @param origin where its owner is led to believe to be */
  create(challenge: string, origin = this.origin) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([0, this.id.byteLength]);
    const data = Buffer.concat([
      this.authenticatorData(userPresent | hasCredential, origin),
      Buffer.alloc(16),
      length,
      this.id,
      publicKey,
    ]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ]);
    return this.named({
      clientDataJSON: this.clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['usb'],
    });
  }

  sign(challenge: string, origin = this.origin) {
    const clientData = this.clientData('webauthn.get', challenge, origin);
    const data = this.authenticatorData(userPresent, origin);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.keys.privateKey);
    return this.named({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}
