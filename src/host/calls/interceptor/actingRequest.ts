import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { readClickHeader } from '../../../codec/clickId';
import type { Wire } from '../../../codec/wire';
import { endpoints, type ActingName } from '../../../contract/calls';
import type { Brand } from '../../../generated/brand';
import { type ClickId, clickHeader } from '../../../kernel/clickId';
import { isRecord } from '../../../kernel/record';
import { localeOf, parseLanguageType, type ProductLocale } from '../../../kernel/locale';
import { failure, success, type Result } from '../../../kernel/result';
import { secretNames } from '../../../kernel/pageAddress';
import { queryOf } from '../../delivery/http/query';
import { readFields, type Fields, type UnreadableBody } from './readFields';
import { readPageHeader, type PageHeader } from './pageHeader';

/** A call that acts, as far as the host looks into it. */
export interface ActingRequest {
  readonly name: ActingName;
  /** A repeat of it could cost somebody money (contract §5). */
  readonly movesMoney: boolean;
  /**
   * Hex SHA-256 of Idempotency-Key, call, borrower and body: the same for a repeat and for nothing else. Random where
   * there is no key, since two calls without one are two intentions.
   */
  readonly id: string;
  /**
   * Hex SHA-256 that names the operation: of a call that moves money by its key alone, for any signed-in person (contract §5); of any
   * other it is `id`.
   */
  readonly operation: string;
  /** Hex SHA-256 of the key and the payload, however its fields are ordered. */
  readonly payloadHash: string;
  readonly hasKey: boolean;
  /** In readable names. */
  readonly payload: Fields;
  readonly session: string | undefined;
  readonly address: string;
  readonly userAgent: string;
  readonly locale: ProductLocale;
  readonly page: PageHeader;
  /** By which a visitor came who agreed that its network may hear of this. Never forwarded. */
  readonly click: ClickId | undefined;
}

const maxKeyLength = 255;

const identityOf = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
};

/**
 * Who is signed in, as the pages tell borrowers apart: the session, whatever becomes of the other secrets; where an app
 * names no session, all the others (contract §4).
 */
function borrowerOf(query: URLSearchParams, wire: Wire): string {
  const session = query.get(wire.field('sessionId'));
  if (session) return session;
  const others = secretNames.flatMap((name) =>
    query.get(wire.field(name)) ? [[name, query.get(wire.field(name))]] : [],
  );
  return others.length > 0 ? JSON.stringify(others) : '';
}

/** A payload is flat, and where a field stands means nothing. */
const orderedText = (payload: Fields): string =>
  JSON.stringify(Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1)));

/** How often and in which cases a name stands among others. */
const spellingsOf = (name: string, names: Iterable<string>): readonly string[] =>
  [...names].filter((each) => each.toLowerCase() === name.toLowerCase());

/**
 * A name beside the one that is sent for it, a telephone in the address too, a session in the body too, more than one, or
 * one in another case: the lender's system may take either.
 */
function isAmbiguous(sent: Fields, payload: Fields, query: URLSearchParams, wire: Wire): boolean {
  const session = wire.field('sessionId');
  const sessions = spellingsOf(session, query.keys());
  return (
    Object.keys(sent).length !== Object.keys(payload).length ||
    spellingsOf(wire.field('phone'), query.keys()).length > 0 ||
    spellingsOf(session, Object.keys(sent)).length > 0 ||
    sessions.length > 1 ||
    sessions.some((name) => name !== session)
  );
}

/** A body that another server could read in another way is refused: what it says is what is counted and kept. */
export function readActingRequest(
  request: FastifyRequest,
  name: ActingName,
  body: Buffer,
  brand: Brand,
  wire: Wire,
): Result<ActingRequest, UnreadableBody> {
  const { client, effect } = endpoints[name];
  const movesMoney = effect === 'movesMoney';
  const query = new URLSearchParams(queryOf(request.originalUrl));
  const key = request.headers['idempotency-key']?.toString() ?? '';
  const session = query.get(wire.field('sessionId')) || undefined;
  const hasKey = key !== '';
  // Without it a repeat would be another call, which its sender does not expect.
  if (key.length > maxKeyLength) return failure({ status: 400 });
  const fields = readFields(request.headers['content-type'], body, client);
  if (!fields.ok) return fields;
  const payload = wire.decode(fields.value);
  if (!isRecord(payload) || isAmbiguous(fields.value, payload, query, wire)) return failure({ status: 400 });
  const language =
    parseLanguageType(request.headers.language?.toString()) ??
    parseLanguageType(query.get(wire.field('language'))) ??
    brand.languageType;
  const id = hasKey
    ? identityOf([name, key, borrowerOf(query, wire), body])
    : randomBytes(32).toString('hex');
  return success({
    name,
    movesMoney,
    id,
    operation: hasKey && movesMoney ? identityOf([name, key]) : id,
    payloadHash: identityOf([key, orderedText(payload)]),
    hasKey,
    payload,
    session,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    locale: localeOf(language),
    page: readPageHeader(request),
    click: readClickHeader(request.headers[clickHeader.toLowerCase()]?.toString() ?? ''),
  });
}
