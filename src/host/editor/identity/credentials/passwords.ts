import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { passwordCost as cost } from './passwordCost';

const saltBytes = 16;
const keyBytes = 32;
/** Above what the parameters need: 128 · N · r bytes. */
const maxMemoryBytes = 64 * 1_048_576;

/** The same letters typed on another keyboard are the same password (NIST SP 800-63B §5.1.1.2). */
const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      keyBytes,
      { ...options, maxmem: maxMemoryBytes },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });

/** `scrypt$N$r$p$salt$key`: with its parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const stored = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Without a stored hash it does the same work and says no: the time does not tell whether there is an account. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt, key] = stored.exec(hash ?? '') ?? [];
  if (salt === undefined || key === undefined) {
    await derive(password, randomBytes(saltBytes), cost);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

/** One that can be read out and typed: 20 letters and digits without look-alikes, about 98 bits. */
export function makeOneTimePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(20)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/(.{5})(?=.)/g, '$1-');
}
