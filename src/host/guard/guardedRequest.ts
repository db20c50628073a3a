import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Wire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import { localeOf, parseLanguageType } from '../../kernel/locale';
import type { HostLocale } from '../limits/limitTexts';
import { readPageHeader, type PageHeader } from './pageHeader';
import type { GuardedCall, GuardedName } from './guardedCalls';

/** A call that acts, as far as the host looks into it. */
export interface GuardedRequest extends GuardedCall {
  readonly name: GuardedName;
  /**
   * Hex SHA-256 of Idempotency-Key, call, session and body: the same for a repeat and for nothing else. Random where
   * there is no key, since two calls without one are two intentions.
   */
  readonly id: string;
  readonly hasKey: boolean;
  /** In readable names; empty where the body can't be read, which is for whoever answers the call to refuse. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly session: string | undefined;
  readonly address: string;
  readonly locale: HostLocale;
  readonly page: PageHeader;
}

const mostKeyLength = 255;

function parse(body: Buffer, kind: GuardedCall['body']): unknown {
  try {
    const text = body.toString('utf8');
    return kind === 'json' ? (JSON.parse(text) as unknown) : Object.fromEntries(new URLSearchParams(text));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const identityOf = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
};

export function readGuardedRequest(request: FastifyRequest, call: GuardedCall, body: Buffer, brand: Brand, wire: Wire): GuardedRequest {
  const query = new URLSearchParams(request.originalUrl.split('?')[1] ?? '');
  const key = request.headers['idempotency-key']?.toString() ?? '';
  const session = query.get(wire.field('sessionId')) || undefined;
  const hasKey = key !== '' && key.length <= mostKeyLength;
  const payload = wire.decode(parse(body, call.body));
  const language =
    parseLanguageType(request.headers.language?.toString()) ??
    parseLanguageType(query.get(wire.field('language'))) ??
    brand.languageType;
  return {
    ...call,
    id: hasKey ? identityOf([call.name, key, session ?? '', body]) : randomBytes(32).toString('hex'),
    hasKey,
    payload: isRecord(payload) ? payload : {},
    session,
    address: request.ip,
    locale: localeOf(language) === 'es' ? 'es' : 'en',
    page: readPageHeader(request),
  };
}
