import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { endpoints } from '../../../contract/calls';
import type { LimitName } from '../../../contract/endpoints';
import type { CallListener, CallRefusal, SettledCall } from '../interceptor/callListener';
import type { ActingRequest } from '../interceptor/actingRequest';
import { networkOf } from '../../delivery/http/networkOf';
import { phoneOf } from '../privacy/nationalNumber';
import { keyedHash, makePrivacyKey, type PrivacyKeys } from '../privacy/privacyKeys';
import { withTimeout } from '../../../kernel/timeout';
import {
  callLimits,
  isReached,
  type CallLimit,
  type LimitedSubject,
  type LimitReached,
  type LimitStore,
  type NewlyCounted,
} from './callLimit';
import { limitText } from './limitTexts';
import { MemoryLimitStore } from './memoryLimitStore';

export interface CallLimiterOptions {
  readonly store: LimitStore;
  /** Whether repeats under one key are one call to the lender; where not, each that is sent on counts. */
  readonly isLenderIdempotent: boolean;
  readonly keys: () => Promise<PrivacyKeys>;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Who calls waits no longer for a database that stalls, in ms. */
  readonly databasePatienceMs: number;
  readonly onReached?: (limit: LimitName) => void;
}

/** Calls that name nobody count as one of them: what a lender makes of such a call is not known here. */
const nobody = '';

function valueOf(of: CallLimit['of'], { payload, session, address }: ActingRequest): string {
  switch (of) {
    case 'phone':
      return phoneOf(payload) ?? nobody;
    case 'session':
      return session ?? nobody;
    case 'address':
      return networkOf(address);
  }
}

/** Limits of calls that cost somebody something, such as an SMS. They hold across hosts; without the database, in this process. */
export class CallLimiter implements CallListener {
  private readonly memory = new MemoryLimitStore();
  private readonly ownKey = makePrivacyKey();
  /** How calls that are under way give their places back. */
  private readonly places = new WeakMap<ActingRequest, () => Promise<void>>();

  constructor(private readonly options: CallLimiterOptions) {}

  async admit(call: ActingRequest): Promise<CallRefusal | undefined> {
    const { limits } = endpoints[call.name];
    if (!limits) return undefined;
    const { clock, databasePatienceMs, keys, isLenderIdempotent, onReached } = this.options;
    const now = clock();
    const [key] = await withTimeout(databasePatienceMs, keys()).catch(() => [this.ownKey] as const);
    const subjects = limits.map((name): LimitedSubject => {
      const limit = callLimits[name];
      return { limit, who: keyedHash(key, limit.of, valueOf(limit.of, call)) };
    });
    const event = isLenderIdempotent ? call.id : randomUUID();
    const { store, outcome } = await this.count(subjects, event, now);
    if (isReached(outcome)) {
      const { limit, retryAfterSeconds } = outcome;
      onReached?.(limit.name);
      return { message: limitText(call.locale, limit.name, retryAfterSeconds), retryAfterSeconds };
    }
    const returned = outcome.subjects.filter(({ limit }) => !limit.countsRefused);
    this.places.set(call, () => store.release(returned, event));
    return undefined;
  }

  /** A call that was plainly refused gives its place back. An earlier try under the same key, whose reply was lost, stays counted. */
  async settled({ call, outcome }: SettledCall): Promise<void> {
    if (outcome.kind === 'refused') await this.places.get(call)?.();
  }

  private async count(
    subjects: readonly LimitedSubject[],
    event: string,
    now: number,
  ): Promise<{ store: LimitStore; outcome: LimitReached | NewlyCounted }> {
    const { store, log, databasePatienceMs } = this.options;
    try {
      return { store, outcome: await withTimeout(databasePatienceMs, store.reserve(subjects, event, now)) };
    } catch (error) {
      log.warn({ err: error }, 'calls could not be counted in the database; this host counts alone');
      return { store: this.memory, outcome: await this.memory.reserve(subjects, event, now) };
    }
  }
}
