import { decodeEnvelope } from '../../codec/envelope';
import type { Failure } from '../../kernel/failure';
import { limits } from '../../template/limits';
import { sha256Of } from '../store/documentIdentity';
import type { TemplateLookup } from '../templateSource';
import { isDrawable } from './isDrawable';

/** An upstream knows no ends: what is over is missing there. */
type FetchedTemplate = Exclude<TemplateLookup, { status: 'ended' }>;

const templateCode = '00';
const missingCode = '404';
/** The document with its envelope, and room for whitespace. */
const mostReplyBytes = limits.documentBytes * 2;

const failed = (failure: Failure): FetchedTemplate => ({ status: 'failed', failure });

/** Undefined where the body is longer than any template may be. */
async function readBody(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostReplyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decodeReply(id: string, status: number, body: unknown): FetchedTemplate {
  const envelope = decodeEnvelope(body);
  if (envelope?.code === missingCode) return { status: 'missing' };
  if (status < 200 || status > 299) return failed({ kind: 'http', status, message: envelope?.message ?? '' });
  if (!envelope || envelope.code === undefined) return failed({ kind: 'malformed' });
  const { code, message, data } = envelope;
  if (code !== templateCode) return failed({ kind: 'refused', code, message });
  if (!isDrawable(data)) return failed({ kind: 'malformed' });
  const document = JSON.stringify(data);
  if (Buffer.byteLength(document) > limits.documentBytes) return failed({ kind: 'malformed' });
  const sha256 = sha256Of(document);
  return { status: 'published', template: { id, revision: sha256.slice(0, 16), document, sha256 } };
}

/** One call of the lender's own `channel-template`; never rejects. `address` holds the id already. */
export async function fetchTemplate(id: string, address: string, timeoutMs: number): Promise<FetchedTemplate> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    return decodeReply(id, response.status, parseJson(await readBody(response)));
  } catch (error) {
    return failed({ kind: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'offline' });
  }
}
