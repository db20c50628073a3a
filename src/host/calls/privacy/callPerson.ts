import { keyedHash, type PrivacyKey } from './privacyKeys';

/** Whom a call is about, as far as it says. */
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
