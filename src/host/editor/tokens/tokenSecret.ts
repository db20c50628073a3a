import { hashOfToken, makeToken } from '../sessions/sessionCookie';

/** By it people and programs that look for leaked secrets know what they have found. */
const prefix = 'vitrina_';
const shape = /^vitrina_[\w-]{43}$/;

/** 256 random bits. */
export const makeSecret = (): string => prefix + makeToken();

/** What the database keeps of a secret; undefined where a text can be none. */
export const hashOfSecret = (text: string): string | undefined =>
  shape.test(text) ? hashOfToken(text) : undefined;

const anywhere = /vitrina_[\w-]{43}/;

/** The secret that stands somewhere in a text, such as an address; undefined: none. */
export const secretIn = (text: string): string | undefined => anywhere.exec(text)?.[0];

export const withoutSecrets = (text: string): string => text.replaceAll(new RegExp(anywhere, 'g'), '…');
