import { Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { finished } from 'node:stream';
import { failure, success, type Result } from '../../../kernel/result';
import { bulkheadOf, createBulkheads, type BulkheadName, type Bulkheads, type SentName } from './bulkheads';
import {
  exchange,
  type Destination,
  type ExchangedRequest,
  type ExchangeFailure,
  type LenderReply,
} from './exchange';
import type { LenderTls } from '../../process/settings/lenderTls';

export interface LenderCall extends ExchangedRequest {
  readonly name: SentName;
  /** What is left of the call's time, in ms; waiting for a place counts. */
  readonly timeoutMs: number;
  /** Ends it before its time: nobody waits for its reply. */
  readonly signal?: AbortSignal | undefined;
  /** Whose places it takes; default: those of its kind. */
  readonly bulkhead?: BulkheadName;
}

/**
 * `busy`: no place for it, so that it was not sent. `unreachable`: no connection to somebody who proves to be the lender.
 * `timeout`: its time is over. `cancelled`: nobody waits for its reply any more. `broken`: the connection was lost, or what
 * came is no reply.
 */
export interface LenderFailure extends ExchangeFailure {
  readonly kind: 'busy' | 'unreachable' | 'timeout' | 'cancelled' | 'broken';
}

/** How a call ended, for metrics: the class of its status, or why there is none. */
export type LenderOutcome = 'answered' | 'refused' | 'failed' | LenderFailure['kind'];

export interface LenderObserver {
  /** @param seconds until the head of the reply, waiting for a place included */
  callEnded(call: SentName, outcome: LenderOutcome, seconds: number): void;
  turnedAway(bulkhead: BulkheadName): void;
}

export interface LenderClientOptions {
  readonly origin: string;
  /** Absent: the lender is known by public authorities, and hears no certificate of ours. */
  readonly tls?: LenderTls;
  readonly bulkheads?: Bulkheads;
  readonly observer?: LenderObserver;
  /** How long a connection may rest and still be used, in ms. */
  readonly maxRestMs?: number;
}

const connectTimeoutMs = 10_000;
/** Shorter than most servers keep an idle connection: who writes to one that is just being closed can't know what was heard. */
const idleTimeoutMs = 4_000;

/**
 * Drops connections that have rested for too long: where this process stood still meanwhile, the timer that should have done so has not
 * run, and the lender may have closed them.
 */
class RestingConnections {
  private readonly restSince = new WeakMap<object, number>();

  constructor(
    private readonly agent: PlainAgent,
    private readonly maxMs: number,
  ) {
    agent.on('free', (socket: object) => this.restSince.set(socket, performance.now()));
  }

  dropOld(): void {
    const oldest = performance.now() - this.maxMs;
    for (const socket of Object.values(this.agent.freeSockets).flatMap((sockets = []) => sockets))
      if ((this.restSince.get(socket) ?? 0) < oldest) socket.destroy();
  }
}

function outcomeOf(sent: Result<LenderReply, LenderFailure>): LenderOutcome {
  if (!sent.ok) return sent.error.kind;
  if (sent.value.status >= 500) return 'failed';
  return sent.value.status >= 400 ? 'refused' : 'answered';
}

/** Of a request that Node does not even make, say for a header that it can't write. */
const neverBegun = (error: unknown): Result<never, ExchangeFailure> =>
  failure({ isSent: false, error: error instanceof Error ? error : new Error(String(error)) });

function kindOf(
  { signal }: LenderCall,
  { isSent }: ExchangeFailure,
  deadline: AbortSignal,
): LenderFailure['kind'] {
  if (signal?.aborted) return 'cancelled';
  if (deadline.aborted) return 'timeout';
  return isSent ? 'broken' : 'unreachable';
}

const isStatus = (status: number): boolean => status >= 200 && status <= 599;

/** The only way to the lender: each call has one deadline, a place of its kind, and is sent once. */
export class LenderClient {
  readonly bulkheads: Bulkheads;
  private readonly destination: Destination;
  private readonly resting: RestingConnections;

  constructor(private readonly options: LenderClientOptions) {
    const origin = new URL(options.origin);
    const { maxRestMs = idleTimeoutMs } = options;
    const agentOptions = { keepAlive: true, timeout: maxRestMs };
    const agent =
      origin.protocol === 'https:'
        ? // Said outright: the environment could turn it off (NODE_TLS_REJECT_UNAUTHORIZED).
          new SecureAgent({ ...agentOptions, ...options.tls, rejectUnauthorized: true })
        : new PlainAgent(agentOptions);
    this.destination = { origin, agent, connectTimeoutMs };
    this.resting = new RestingConnections(agent, maxRestMs);
    this.bulkheads = options.bulkheads ?? createBulkheads();
  }

  /** Destroys the body of a call that it can't send to its end. */
  async send(call: LenderCall): Promise<Result<LenderReply, LenderFailure>> {
    const begunAt = performance.now();
    const sent = await this.inItsPlace(call);
    this.options.observer?.callEnded(call.name, outcomeOf(sent), (performance.now() - begunAt) / 1_000);
    return sent;
  }

  /** Cuts off what is under way. */
  close(): void {
    this.destination.agent.destroy();
  }

  private async inItsPlace(call: LenderCall): Promise<Result<LenderReply, LenderFailure>> {
    const { name, timeoutMs, bulkhead = bulkheadOf(name), body } = call;
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, Math.max(0, timeoutMs));
    if (call.signal?.aborted) abort();
    call.signal?.addEventListener('abort', abort, { once: true });
    const leave = await this.bulkheads[bulkhead].enter(controller.signal);
    const end = (): void => {
      clearTimeout(timer);
      // Its connection may be another call's by now.
      call.signal?.removeEventListener('abort', abort);
      leave?.();
    };
    if (!leave) {
      end();
      body?.destroy();
      if (call.signal?.aborted)
        return failure({ kind: 'cancelled', isSent: false, error: new Error('nobody waits for the reply') });
      this.options.observer?.turnedAway(bulkhead);
      const error = new Error('too many calls of this kind wait for the lender');
      return failure({ kind: 'busy', isSent: false, error });
    }
    const sent = await this.exchange(call, controller.signal);
    if (sent.ok) finished(sent.value.body, end);
    else end();
    return sent;
  }

  private async exchange(call: LenderCall, signal: AbortSignal): Promise<Result<LenderReply, LenderFailure>> {
    this.resting.dropOld();
    const sent = await exchange(this.destination, call, signal).catch(neverBegun);
    if (!sent.ok) {
      call.body?.destroy();
      return failure({ ...sent.error, kind: kindOf(call, sent.error, signal) });
    }
    if (isStatus(sent.value.status)) return success(sent.value);
    sent.value.body.destroy();
    return failure({
      kind: 'broken',
      isSent: true,
      error: new Error(`the lender answered with status ${sent.value.status}`),
    });
  }
}
