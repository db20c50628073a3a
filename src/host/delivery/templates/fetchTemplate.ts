import { randomUUID } from 'node:crypto';
import { decodeEnvelope } from '../../../codec/envelope';
import { endpoints } from '../../../contract/calls';
import { outcomeOf } from '../../../contract/outcome';
import type { Failure } from '../../../kernel/failure';
import { isDeeperThan, limits } from '../../../template/limits';
import { collectBytes } from '../http/bodies';
import { decodeReply } from '../http/decodeReply';
import { tracingHeaders } from '../../process/logging/requestId';
import { sha256Of } from '../../store/documentIdentity';
import type { TemplateLookup } from './templateSource';
import type { LenderReply } from '../lender/exchange';
import type { LenderCall, LenderClient, LenderFailure } from '../lender/lenderClient';
import { isDrawable } from './readPublished';

/** An upstream knows no ends: what is over is missing there. */
export type FetchedTemplate =
  | Exclude<TemplateLookup, { status: 'ended' | 'failed' }>
  /** `retryAfter`: the header, where there is one. */
  | { readonly status: 'failed'; readonly failure: Failure; readonly retryAfter: string | undefined };

const missingCode = '404';
/** The document with its envelope, and room for whitespace. */
const maxReplyBytes = limits.documentBytes * 2;

const failed = (failure: Failure): FetchedTemplate => ({ status: 'failed', failure, retryAfter: undefined });

/** Undefined where it is no JSON, or longer than any template may be. */
async function readJson({ headers, body }: LenderReply): Promise<unknown> {
  const bytes = await collectBytes(body, maxReplyBytes);
  try {
    return bytes && JSON.parse(decodeReply(bytes, headers['content-encoding'] ?? '').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Undefined where it is nothing, or deeper than any template may be. */
function textOf(data: unknown): string | undefined {
  return isDeeperThan(data, limits.jsonDepth) ? undefined : JSON.stringify(data);
}

function decodeTemplate(id: string, status: number, body: unknown): FetchedTemplate {
  const envelope = decodeEnvelope(body);
  if (envelope?.code === missingCode) return { status: 'missing' };
  if (status < 200 || status > 299) return failed({ kind: 'http', status, message: envelope?.message ?? '' });
  const outcome = envelope ? outcomeOf(endpoints['channel-template'].success, envelope) : 'unreadable';
  if (!envelope || outcome === 'unreadable') return failed({ kind: 'malformed' });
  const { code = '', message, data } = envelope;
  if (outcome === 'refused') return failed({ kind: 'refused', code, message });
  const document = textOf(data);
  if (document === undefined || Buffer.byteLength(document) > limits.documentBytes || !isDrawable(document))
    return failed({ kind: 'malformed' });
  const sha256 = sha256Of(document);
  return { status: 'published', template: { id, revision: sha256.slice(0, 16), document, sha256 } };
}

async function readReply(id: string, reply: LenderReply): Promise<FetchedTemplate> {
  const { status, headers, body } = reply;
  if (status >= 300 && status <= 399) {
    body.destroy();
    return failed({ kind: 'offline' });
  }
  const read = decodeTemplate(id, status, await readJson(reply));
  return read.status === 'failed' ? { ...read, retryAfter: headers['retry-after'] } : read;
}

const failureOf = (kind: LenderFailure['kind']): Failure => ({
  kind: kind === 'timeout' ? 'timeout' : 'offline',
});

export interface TemplateCall extends Required<Pick<LenderCall, 'path' | 'timeoutMs' | 'bulkhead'>> {
  readonly id: string;
}

/** One call of the lender's own `channel-template`; never rejects. `path` holds the id already. */
export async function fetchTemplate(
  lender: LenderClient,
  { id, ...call }: TemplateCall,
): Promise<FetchedTemplate> {
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'br, gzip',
    ...tracingHeaders(randomUUID()),
  };
  const endsAt = performance.now() + call.timeoutMs;
  try {
    const sent = await lender.send({
      name: 'channel-template',
      method: 'GET',
      headers,
      body: undefined,
      ...call,
    });
    return sent.ok ? await readReply(id, sent.value) : failed(failureOf(sent.error.kind));
  } catch {
    return failed({ kind: performance.now() >= endsAt ? 'timeout' : 'offline' });
  }
}
