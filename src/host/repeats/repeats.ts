import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { within } from '../store/within';
import { MemoryReplyStore } from './memoryReplyStore';
import type { Claim, ClaimRequest, KeptReply, ReplyStore } from './replyStore';

export interface RepeatsOptions {
  readonly store: ReplyStore;
  /** Whether the lender honours Idempotency-Key itself (UPSTREAM_IDEMPOTENT). */
  readonly isLenderIdempotent: boolean;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Who acts waits no longer for a database that stalls, in ms. */
  readonly databasePatienceMs: number;
  /** How long a repeat waits for the first reply, in ms. */
  readonly patienceMs?: number;
}

export interface EnteringCall extends Pick<ClaimRequest, 'fingerprint' | 'person'> {
  readonly movesMoney: boolean;
}

/** A request that is to be sent on; what came of it must be told. */
export interface Ours {
  readonly kind: 'ours';
  answered(reply: KeptReply): Promise<void>;
  lost(): Promise<void>;
  notSent(): Promise<void>;
}

export type Repeated = Ours | Exclude<Claim, { kind: 'ours' }>;

const usualPatienceMs = 20_000;
const pollMs = 200;

/** Lets a call that acts reach the lender once; whoever repeats it gets the first reply (contract §5). */
export class Repeats {
  private readonly memory = new MemoryReplyStore();

  constructor(private readonly options: RepeatsOptions) {}

  /** Ours, or what became of the request before: a repeat waits for the reply that is under way. */
  async enter({ fingerprint, movesMoney, person }: EnteringCall): Promise<Repeated> {
    const { clock, isLenderIdempotent, patienceMs = usualPatienceMs } = this.options;
    const mayRepeat = isLenderIdempotent || !movesMoney;
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const { store, claim } = await this.claim({ fingerprint, now: clock(), mayRepeat, person });
      if (claim.kind === 'ours') return this.ours(store, fingerprint);
      if (claim.kind !== 'underWay' || performance.now() >= deadline) return claim;
      await pause(pollMs);
    }
  }

  private async claim(request: ClaimRequest): Promise<{ store: ReplyStore; claim: Claim }> {
    const { store, log } = this.options;
    const claiming = store.claim(request);
    try {
      return { store, claim: await within(this.options.databasePatienceMs, claiming) };
    } catch (error) {
      // Where a second one could be a second loan, nobody but the database may say that it is the first.
      if (!request.mayRepeat) {
        log.warn({ err: error }, 'a call that moves money was not sent on: it could not be stored before');
        void this.releaseLate(claiming, request);
        return { store, claim: { kind: 'unknown' } };
      }
      log.warn({ err: error }, 'a call could not be stored before it is sent on; this host remembers it alone');
      return { store: this.memory, claim: await this.memory.claim(request) };
    }
  }

  /** What the database took after all, once nobody waited for it anymore, must not keep the next try back: nothing was sent. */
  private async releaseLate(claiming: Promise<Claim>, { fingerprint }: ClaimRequest): Promise<void> {
    try {
      if ((await claiming).kind === 'ours') await this.options.store.release(fingerprint);
    } catch {
      // It was never taken; or it stays, and says that nothing is known of the call.
    }
  }

  private ours(store: ReplyStore, fingerprint: string): Ours {
    return {
      kind: 'ours',
      answered: (reply) => store.answer(fingerprint, reply),
      lost: () => store.lose(fingerprint),
      notSent: () => store.release(fingerprint),
    };
  }
}
