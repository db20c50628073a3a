import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../delivery/http/networkOf';
import type { Editor } from '../../editor';
import type { Refusal } from '../calls/refusal';
import { withoutSecrets } from '../tokens/tokenSecret';
import { type Actor, nobody, recordAudit, type AuditDetail } from '../../../store/recordAudit';

/** Rows a minute and network of who is known: a log that anyone can fill is one that nobody reads. */
const maxRefusals = 120;
const minuteMs = 60_000;

export interface RefusedCall {
  readonly request: FastifyRequest;
  /** Undefined: a stranger. */
  readonly actor: Actor | undefined;
  readonly refusal: Refusal;
}

/** Records calls that were refused for who made them or where they came from. Never rejects. */
export function createRefusalAudit(editor: Editor): (call: RefusedCall) => Promise<void> {
  const counts = new Map<string, number>();
  let windowEndsAt = 0;

  function isFlood(network: string, now: number): boolean {
    if (now >= windowEndsAt) {
      counts.clear();
      windowEndsAt = now + minuteMs;
    }
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return editor.rateLimits && count > maxRefusals;
  }

  /** What else the row says; undefined: there is to be none. */
  function admit({ request, actor }: RefusedCall, now: number): AuditDetail | undefined {
    if (actor) return isFlood(networkOf(request.ip), now) ? undefined : {};
    return editor.auditBudgets.strangers.take(now);
  }

  return async (call) => {
    const { request, actor = nobody, refusal } = call;
    const at = editor.clock();
    const more = admit(call, at);
    if (!more) return;
    const [path = ''] = request.url.split('?', 1);
    const record = {
      at,
      actor,
      action: 'refused',
      subject: `${request.method} ${withoutSecrets(path)}`,
      detail: {
        code: refusal.code,
        ...(refusal.reason !== undefined && { reason: refusal.reason }),
        ...more,
      },
    } as const;
    try {
      await editor.database.transaction().execute((transaction) => recordAudit(transaction, record));
    } catch (error) {
      editor.log.warn({ err: error }, 'a refused call could not be recorded');
    }
  };
}
