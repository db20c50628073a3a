import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { withTimeout } from '../../../kernel/timeout';
import { MemoryReplyStore } from './memoryReplyStore';
import type { Claim, ClaimRequest, KeptReply, OwnClaim, ReplyStore, RequestNames } from './replyStore';

export interface IdempotencyOptions {
  readonly store: ReplyStore;
  /** Whether the lender honours Idempotency-Key itself (UPSTREAM_IDEMPOTENT). */
  readonly isLenderIdempotent: boolean;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Who acts waits no longer for a database that stalls, in ms. */
  readonly databasePatienceMs: number;
  /** How long a repeat waits for the first reply, in ms. */
  readonly patienceMs?: number;
}

export interface EnteringCall extends RequestNames, Pick<ClaimRequest, 'person'> {
  readonly movesMoney: boolean;
}

/** Hears what came of a request. */
type Settled = Pick<ReplyStore, 'answer' | 'lose' | 'release'>;

/** A request that is to be sent on; what came of it must be told. */
export interface ClaimedCall extends OwnClaim {
  answered(reply: KeptReply): Promise<void>;
  lost(): Promise<void>;
  /** What an earlier request may have done stays open. */
  notSent(): Promise<void>;
}

/** `notStored`: it could not be stored before, and may not be sent on without that. */
export type EnteredCall = ClaimedCall | { readonly kind: 'notStored' } | Exclude<Claim, { kind: 'claimed' }>;

interface ClaimAttempt {
  readonly settled: Settled;
  readonly claim: Claim | { readonly kind: 'notStored' };
}

const usualPatienceMs = 20_000;
const pollMs = 200;

/** Lets a call that acts reach the lender once; a repeat gets the first reply (contract §5). */
export class Idempotency {
  private readonly memory = new MemoryReplyStore();

  constructor(private readonly options: IdempotencyOptions) {}

  /** The claimed call, or what became of the request before: a repeat waits for the reply that is under way. */
  async enter({ movesMoney, ...call }: EnteringCall): Promise<EnteredCall> {
    const { clock, isLenderIdempotent, patienceMs = usualPatienceMs } = this.options;
    const mayRepeat = isLenderIdempotent || !movesMoney;
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const { settled, claim } = await this.claim({ ...call, now: clock(), mayRepeat });
      if (claim.kind === 'claimed') return this.claimed(settled, call, claim);
      if (claim.kind !== 'underWay' || performance.now() >= deadline) return claim;
      await pause(pollMs);
    }
  }

  private async claim(request: ClaimRequest): Promise<ClaimAttempt> {
    const { store, log, databasePatienceMs } = this.options;
    // Of what was sent on while the database was away it knows nothing once it is back.
    const known = this.memory.find(request);
    if (known) return { settled: this.memory, claim: known };
    const claiming = store.claim(request);
    try {
      const claim = await withTimeout(databasePatienceMs, claiming);
      const isRepeat = claim.kind === 'claimed' && (claim.isRepeat || this.memory.wasLost(request));
      return { settled: store, claim: isRepeat ? { ...claim, isRepeat } : claim };
    } catch (error) {
      // Where a second one could be a second loan, nobody but the database may say that it is the first.
      if (!request.mayRepeat) {
        log.warn({ err: error }, 'a call that moves money was not sent on: it could not be stored before');
        void this.settleLate(claiming, (late, claim) => this.claimed(late, request, claim).notSent());
        return { settled: store, claim: { kind: 'notStored' } };
      }
      log.warn(
        { err: error },
        'a call could not be stored before it is sent on; this host remembers it alone',
      );
      const claim = await this.memory.claim(request);
      if (claim.kind !== 'claimed')
        void this.settleLate(claiming, (late, taken) => this.claimed(late, request, taken).notSent());
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
      answer: (names, reply) => both((settled) => settled.answer(names, reply)),
      lose: (names) => both((settled) => settled.lose(names)),
      // The database may know of an earlier request under the key, of which this host does not.
      release: async (names) => {
        await this.memory.release(names);
        void this.settleLate(claiming, (late, claim) => this.claimed(late, names, claim).notSent());
      },
    };
  }

  /** What the database took after all, once nobody waited for it anymore, must not keep the next try back. */
  private async settleLate(
    claiming: Promise<Claim>,
    settle: (settled: Settled, claim: OwnClaim) => Promise<void>,
  ): Promise<void> {
    try {
      const claim = await claiming;
      if (claim.kind === 'claimed') await settle(this.options.store, claim);
    } catch {
      // It was never taken; or it stays until its lease is over, and says that nothing is known of the call.
    }
  }

  private claimed(settled: Settled, names: RequestNames, { isRepeat }: OwnClaim): ClaimedCall {
    return {
      kind: 'claimed',
      isRepeat,
      answered: (reply) => settled.answer(names, reply),
      lost: () => settled.lose(names),
      notSent: () => (isRepeat ? settled.lose(names) : settled.release(names)),
    };
  }
}
