import { createHash, createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { hostSecret } from './hostSecret';
import { errorCode } from '../../../kernel/errors';
import type { Database } from '../../store/database';
import { nationalNumber } from './nationalNumber';

/** What turns a telephone into a hash that nobody without the key can find it by. */
export interface PrivacyKey {
  /** Tells keys apart without telling them. */
  readonly id: string;
  readonly secret: Buffer;
}

/** The first hashes what is new; the others, older ones, still find what they hashed. */
export type PrivacyKeys = readonly [PrivacyKey, ...PrivacyKey[]];

export interface PrivacyKeyPlace {
  /** PRIVACY_KEY, newest first. */
  readonly configured: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

const secretBytes = 32;

const keyOf = (secret: Buffer): PrivacyKey => ({
  id: createHash('sha256').update('privacy key ').update(secret).digest('hex').slice(0, 16),
  secret,
});

export const privacyKeyFile = (dataFolder: string): string => path.join(dataFolder, 'secrets', 'privacy.key');

/** Made whole beside the file and then linked to its name, so that no other process reads half a key. */
function makeFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(secretBytes).toString('base64url'), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function readFile(file: string): Buffer {
  try {
    return Buffer.from(readFileSync(file, 'utf8').trim(), 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  makeFile(file);
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'utf8');
}

/**
 * PRIVACY_KEY; without it a file under DATA_DIR, which is not in the database that it protects. Hosts that share a
 * PostgreSQL database and were given no key share one in it, so that limits hold across them all the same.
 */
export async function readPrivacyKeys(
  { configured, databaseUrl, dataFolder }: PrivacyKeyPlace,
  database: Kysely<Database>,
  now: number,
): Promise<PrivacyKeys> {
  const [first, ...rest] = configured.map((text) => keyOf(Buffer.from(text, 'utf8')));
  if (first) return [first, ...rest];
  if (databaseUrl === undefined) return [keyOf(readFile(privacyKeyFile(dataFolder)))];
  return [keyOf(await hostSecret(database, 'privacy', now))];
}

/** The keys, asked for once; a failed try is made again at the next call. */
export function createPrivacyKeys(read: () => Promise<PrivacyKeys>): () => Promise<PrivacyKeys> {
  let keys: Promise<PrivacyKeys> | undefined;
  return () => {
    keys ??= read().catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}

export type HashedKind = 'phone' | 'session' | 'address' | 'account' | 'accountAndNetwork' | 'networkOfGuard';

/** Hex HMAC-SHA-256. A telephone counts by its national number, however it was typed. */
export function keyedHash({ secret }: PrivacyKey, kind: HashedKind, value: string): string {
  const plain = kind === 'phone' ? nationalNumber(value) : value;
  return createHmac('sha256', secret).update(`${kind}:${plain}`).digest('hex');
}

/** For this process alone, while the shared one can't be had. */
export const makePrivacyKey = (): PrivacyKey => keyOf(randomBytes(secretBytes));

export interface CallPerson {
  readonly phone: string | undefined;
  readonly session: string | undefined;
}

export interface PersonHashes {
  readonly phone_hash: string | null;
  readonly session_hash: string | null;
}

/** What a row keeps of somebody, so that it is found when they ask for it. */
export const hashesOf = (key: PrivacyKey, { phone, session }: CallPerson): PersonHashes => ({
  phone_hash: phone ? keyedHash(key, 'phone', phone) : null,
  session_hash: session ? keyedHash(key, 'session', session) : null,
});
