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

/** Hears what came of a request. */
type Settled = Pick<ReplyStore, 'answer' | 'lose' | 'release'>;

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
      const { settled, claim } = await this.claim({ fingerprint, now: clock(), mayRepeat, person });
      if (claim.kind === 'ours') return this.ours(settled, fingerprint);
      if (claim.kind !== 'underWay' || performance.now() >= deadline) return claim;
      await pause(pollMs);
    }
  }

  private async claim(request: ClaimRequest): Promise<{ settled: Settled; claim: Claim }> {
    const { store, log, databasePatienceMs } = this.options;
    // Of what was sent on while the database was away it knows nothing once it is back.
    const known = this.memory.find(request.fingerprint);
    if (known) return { settled: this.memory, claim: known };
    const claiming = store.claim(request);
    try {
      return { settled: store, claim: await within(databasePatienceMs, claiming) };
    } catch (error) {
      // Where a second one could be a second loan, nobody but the database may say that it is the first.
      if (!request.mayRepeat) {
        log.warn({ err: error }, 'a call that moves money was not sent on: it could not be stored before');
        void this.settleLate(claiming, (late) => late.release(request.fingerprint));
        return { settled: store, claim: { kind: 'unknown' } };
      }
      log.warn({ err: error }, 'a call could not be stored before it is sent on; this host remembers it alone');
      const claim = await this.memory.claim(request);
      if (claim.kind !== 'ours') void this.settleLate(claiming, (late) => late.release(request.fingerprint));
      return { settled: this.memoryAndLate(claiming), claim };
    }
  }

  /** The memory at once; the database behind it, where it takes the claim after all. */
  private memoryAndLate(claiming: Promise<Claim>): Settled {
    const both = async (settle: (settled: Settled) => Promise<void>): Promise<void> => {
      await settle(this.memory);
      void this.settleLate(claiming, settle);
    };
    return {
      answer: (fingerprint, reply) => both((settled) => settled.answer(fingerprint, reply)),
      lose: (fingerprint) => both((settled) => settled.lose(fingerprint)),
      release: (fingerprint) => both((settled) => settled.release(fingerprint)),
    };
  }

  /** What the database took after all, once nobody waited for it anymore, must not keep the next try back. */
  private async settleLate(claiming: Promise<Claim>, settle: (settled: Settled) => Promise<void>): Promise<void> {
    try {
      if ((await claiming).kind === 'ours') await settle(this.options.store);
    } catch {
      // It was never taken; or it stays until its lease is over, and says that nothing is known of the call.
    }
  }

  private ours(settled: Settled, fingerprint: string): Ours {
    return {
      kind: 'ours',
      answered: (reply) => settled.answer(fingerprint, reply),
      lost: () => settled.lose(fingerprint),
      notSent: () => settled.release(fingerprint),
    };
  }
}
