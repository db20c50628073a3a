import type { LimitName } from '../../../contract/endpoints';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** At most so many calls within any stretch of that length. */
export interface CallLimit {
  readonly name: LimitName;
  readonly of: 'phone' | 'session' | 'address';
  readonly max: number;
  readonly windowMs: number;
  /** Calls that were plainly refused, such as for a wrong captcha, don't count. */
  readonly countsRefused: boolean;
}

/** Carriers put thousands of phones behind one address. */
const generous = { of: 'address', windowMs: hourMs, countsRefused: true } as const;

export const callLimits = {
  smsOfPhone: { name: 'smsOfPhone', of: 'phone', max: 5, windowMs: hourMs, countsRefused: false },
  smsOfAddress: { name: 'smsOfAddress', max: 6_000, ...generous },
  /** An SMS code has six digits: nobody may try many. */
  registrationsOfPhone: {
    name: 'registrationsOfPhone',
    of: 'phone',
    max: 20,
    windowMs: hourMs,
    countsRefused: true,
  },
  registrationsOfAddress: { name: 'registrationsOfAddress', max: 6_000, ...generous },
  complaintsOfSession: {
    name: 'complaintsOfSession',
    of: 'session',
    max: 20,
    windowMs: hourMs,
    countsRefused: false,
  },
  complaintsOfAddress: { name: 'complaintsOfAddress', max: 2_000, ...generous },
} as const satisfies Readonly<Record<LimitName, CallLimit>>;

/** One limit as it holds for one phone, address or session. */
export interface LimitedSubject {
  readonly limit: CallLimit;
  /** Keyed hash. */
  readonly who: string;
}

/** A call was counted against these; not against those that count it already, from an earlier try. */
export interface NewlyCounted {
  readonly subjects: readonly LimitedSubject[];
}

export interface LimitReached {
  readonly limit: CallLimit;
  readonly retryAfterSeconds: number;
}

export interface LimitStore {
  /**
   * Counts a call against all subjects, or against none where one has no room.
   * @param event names the call; one that was counted already is not counted again
   * @param now epoch milliseconds
   */
  reserve(
    subjects: readonly LimitedSubject[],
    event: string,
    now: number,
  ): Promise<LimitReached | NewlyCounted>;
  release(subjects: readonly LimitedSubject[], event: string): Promise<void>;
}

export const isReached = (outcome: LimitReached | object): outcome is LimitReached => 'limit' in outcome;

export const subjectName = ({ limit, who }: LimitedSubject): string => `${limit.name}:${who}`;

export const secondsUntil = (end: number, now: number): number => Math.max(1, Math.ceil((end - now) / 1_000));
