import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { GuardedName, GuardedCall } from '../guard/guardedCalls';
import { networkOf } from '../http/networkOf';
import { phoneOf } from '../privacy/nationalNumber';
import { keyedHash, makePrivacyKey, type PrivacyKeys } from '../privacy/privacyKeys';
import { within } from '../store/within';
import {
  callLimits,
  isReached,
  type CallLimit,
  type LimitedSubject,
  type LimitReached,
  type LimitStore,
  type NewlyCounted,
} from './callLimit';
import { MemoryLimitStore } from './memoryLimitStore';

/** Who makes a call, as far as it tells. */
export interface LimitedCall extends Pick<GuardedCall, 'name'> {
  /** Names the call; a repeat has the same. */
  readonly id: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly session: string | undefined;
  readonly address: string;
}

/** A call that was counted; what became of it may give its place back. */
export interface Counted {
  /** The call was plainly refused. An earlier try under the same key, whose reply was lost, stays counted. */
  refused(): Promise<void>;
}

export interface CallLimiterOptions {
  readonly store: LimitStore;
  /** Whether repeats under one key are one call to whoever answers; where not, each that is sent on counts. */
  readonly isLenderIdempotent: boolean;
  readonly keys: () => Promise<PrivacyKeys>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Who calls waits no longer for a database that stalls, in ms. */
  readonly databasePatienceMs: number;
  readonly onReached?: (limit: CallLimit['name']) => void;
}

type Whom = 'phone' | 'session' | 'address';

const limitsOf: Readonly<Partial<Record<GuardedName, readonly (readonly [Whom, CallLimit])[]>>> = {
  'get-sms': [
    ['phone', callLimits.smsOfPhone],
    ['address', callLimits.smsOfAddress],
  ],
  register: [
    ['phone', callLimits.registrationsOfPhone],
    ['address', callLimits.registrationsOfAddress],
  ],
  'problem-save': [
    ['session', callLimits.complaintsOfSession],
    ['address', callLimits.complaintsOfAddress],
  ],
};

/** Calls that name nobody count as one of them: what a lender makes of such a call is not known here. */
const nobody = '';

function valueOf(whom: Whom, { payload, session, address }: LimitedCall): string {
  switch (whom) {
    case 'phone':
      return phoneOf(payload) ?? nobody;
    case 'session':
      return session ?? nobody;
    case 'address':
      return networkOf(address);
  }
}

/** Limits of calls that cost somebody something, such as an SMS. They hold across hosts; without the database, in this process. */
export class CallLimiter {
  private readonly memory = new MemoryLimitStore();
  private readonly ownKey = makePrivacyKey();

  constructor(private readonly options: CallLimiterOptions) {}

  /** Counts a call before it goes on. */
  async take(call: LimitedCall): Promise<LimitReached | Counted> {
    const limits = limitsOf[call.name];
    if (!limits) return { refused: async () => undefined };
    const now = this.options.clock();
    const [key] = await within(this.options.databasePatienceMs, this.options.keys()).catch(
      () => [this.ownKey] as const,
    );
    const subjects = limits.map(([whom, limit]): LimitedSubject => ({
      limit,
      who: keyedHash(key, whom, valueOf(whom, call)),
    }));
    const event = this.options.isLenderIdempotent ? call.id : randomUUID();
    const { store, outcome } = await this.count(subjects, event, now);
    if (!isReached(outcome))
      return {
        refused: () =>
          store.giveBack(
            outcome.subjects.filter(({ limit }) => !limit.countsRefused),
            event,
          ),
      };
    this.options.onReached?.(outcome.limit.name);
    return outcome;
  }

  private async count(
    subjects: readonly LimitedSubject[],
    event: string,
    now: number,
  ): Promise<{ store: LimitStore; outcome: LimitReached | NewlyCounted }> {
    const { store, log, databasePatienceMs } = this.options;
    try {
      return { store, outcome: await within(databasePatienceMs, store.take(subjects, event, now)) };
    } catch (error) {
      log.warn({ err: error }, 'calls could not be counted in the database; this host counts alone');
      return { store: this.memory, outcome: await this.memory.take(subjects, event, now) };
    }
  }
}
