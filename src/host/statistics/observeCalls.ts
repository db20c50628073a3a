import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { createWire, type Wire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import { recordOf } from '../../kernel/record';
import { callNames, sentPath, type CallName } from '../http/callPaths';
import { queryOf } from '../http/query';
import { readPageHeader } from '../guard/pageHeader';
import type { CountRecorder, RecordedEvent } from './countRecorder';
import { isSuccess } from './registrationReply';
import { watchBytes } from './watchBytes';

const trackedCalls = { 'track-visit': 'visit', 'track-click': 'click' } as const;
const actingCalls = { 'get-sms': 'sms', register: 'registration' } as const;
type ActingKind = (typeof actingCalls)[keyof typeof actingCalls];

/** Bodies of these calls are far smaller; a larger one is not looked at. */
const mostBytes = 64 * 1_024;
/** A visitor who asks again under the same key, since the reply was lost, registers once. */
const rememberedKeys = { max: 10_000, ttl: 24 * 60 * 60 * 1_000 } as const;

export interface ObserveOptions {
  readonly brand: Brand;
  readonly recorder: Pick<CountRecorder, 'recordEvent'>;
}

interface WatchedCall {
  readonly kind: ActingKind;
  body: Promise<Buffer | undefined>;
}

/** However the address spells it. */
const pathOf = (request: FastifyRequest): string => request.routeOptions.url ?? '';

/** What each call counts as, by its path as it is sent. */
const byPath = <Kind>(
  calls: Readonly<Partial<Record<CallName, Kind>>>,
  brand: Brand,
  wire: Wire,
): ReadonlyMap<string, Kind> =>
  new Map(
    callNames.flatMap((name) =>
      calls[name] === undefined ? [] : [[sentPath(brand, wire, name), calls[name]]],
    ),
  );

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a body says of the page; a telephone in it is not looked at. */
function originOf(body: Buffer | undefined, wire: Wire): { id: string; utmTag: string } {
  try {
    const value: unknown = JSON.parse(body?.toString('utf8') ?? '');
    const fields = recordOf(value);
    return { id: textOf(fields[wire.field('id')]), utmTag: textOf(fields[wire.field('utm_tag')]) };
  } catch {
    return { id: '', utmTag: '' };
  }
}

/** Counts the calls of contract §5 that a promotion page makes, whoever answers them. Register it around them. */
export function observeCalls(scope: FastifyInstance, { brand, recorder }: ObserveOptions): void {
  const wire = createWire(brand.wire);
  const tracked = byPath(trackedCalls, brand, wire);
  const acting = byPath(actingCalls, brand, wire);
  const watched = new WeakMap<FastifyRequest, WatchedCall>();
  const counted = new LRUCache<string, true>(rememberedKeys);

  /** False for a repeat. Keys are made by phones; only their hashes are kept. */
  function isFirst(request: FastifyRequest, kind: ActingKind): boolean {
    const key = textOf(request.headers['idempotency-key']);
    if (key === '') return true;
    const hash = createHash('sha256').update(`${kind} ${key}`).digest('base64url');
    const isNew = !counted.has(hash);
    counted.set(hash, true);
    return isNew;
  }

  async function countActing(
    request: FastifyRequest,
    call: WatchedCall,
    encoding: string,
    reply: Buffer | undefined,
  ): Promise<void> {
    if (!reply || !isSuccess(reply, encoding) || !isFirst(request, call.kind)) return;
    const { id, utmTag } = originOf(await call.body, wire);
    const { templateId, variant } = readPageHeader(request);
    recorder.recordEvent({ kind: call.kind, templateId: templateId || id, variant, utmTag });
  }

  scope.addHook('preParsing', async (request, _reply, payload: Readable) => {
    const kind = request.method === 'POST' ? acting.get(pathOf(request)) : undefined;
    if (!kind) return payload;
    const { stream, bytes } = watchBytes(payload, mostBytes);
    watched.set(request, { kind, body: bytes });
    return stream;
  });

  scope.addHook('onSend', async (request, reply, payload: unknown) => {
    const call = watched.get(request);
    if (!call || reply.statusCode !== 200) return payload;
    const encoding = textOf(reply.getHeader('content-encoding'));
    const count = (bytes: Buffer | undefined) =>
      void countActing(request, call, encoding, bytes).catch(() => undefined);
    if (typeof payload === 'string') count(Buffer.from(payload));
    else if (Buffer.isBuffer(payload)) count(payload);
    else if (isReadable(payload)) {
      const { stream, bytes } = watchBytes(payload, mostBytes);
      void bytes.then(count);
      return stream;
    }
    return payload;
  });

  // Once it was let in, whatever a lender says to it. What a host refuses itself comes again: at the next host, or never.
  scope.addHook('preHandler', async (request) => {
    const kind = request.method === 'GET' ? tracked.get(pathOf(request)) : undefined;
    if (!kind) return;
    recorder.recordEvent(trackedEvent(kind, new URLSearchParams(queryOf(request.originalUrl)), wire));
  });
}

function trackedEvent(kind: RecordedEvent['kind'], query: URLSearchParams, wire: Wire): RecordedEvent {
  const valueOf = (name: string): string => query.get(wire.field(name)) ?? '';
  return { kind, templateId: valueOf('page_id'), variant: valueOf('variant'), utmTag: valueOf('utm_tag') };
}

const isReadable = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload && typeof payload.pipe === 'function';
