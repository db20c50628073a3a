import type { Failure } from '../kernel/failure';
import { isReplyLost } from '../kernel/failure';
import type { Result } from '../kernel/result';
import { digest } from './digest';
import { parseRecord, readRecord, writeRecord, type KeyValueStore } from './keyValueStore';

/** What a person wants done: a call, whom or what it is about, and everything that is sent. */
export interface Intention {
  readonly call: string;
  readonly subject: string;
  readonly payload: unknown;
}

/** An intention whose payload is kept, so that it can be sent again as it was. */
export interface HeldIntention {
  readonly call: string;
  readonly subject: string;
  readonly key: string;
  readonly payload: Readonly<Record<string, string>>;
  /** Sent along each time, such as what the person had before them when they wanted it. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Hold {
  readonly intention: HeldIntention;
  /** It is not the one that was to be claimed: its outcome is open. */
  readonly isEarlier: boolean;
}

export interface IdempotencyKeys {
  /** The key of an intention: the same over retries, reloads and tabs until it is settled or its payload changes. */
  take(intention: Intention): Promise<string>;
  /** After a definite reply: the next key is a new one. */
  settle(intention: Pick<Intention, 'call' | 'subject'>, key: string): Promise<void>;
  /**
   * Claims a call about a subject for one payload. While an earlier claim is unsettled, whatever was in its payload,
   * that one comes back and nothing is claimed.
   */
  hold(intention: Omit<HeldIntention, 'key'>): Promise<Hold>;
  /** What is claimed and unsettled. */
  held(intention: Pick<Intention, 'call' | 'subject'>): HeldIntention | undefined;
}

export interface IdempotencyOptions {
  /** Shared by the tabs of a browser. */
  readonly store: KeyValueStore;
  /** Absent on plain http and in old web views; then two tabs may race. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly newKey: () => string;
  /**
   * Mark of who is signed in; empty: nobody. What someone else on this phone wants is no business of theirs: they
   * neither see it nor send it again under its key.
   */
  readonly borrower?: string;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Servers keep replies under their keys for a day; what is older can't be repeated without being done twice. */
const heldMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Keys of contract §5. Neither the subject nor the payload is stored, only what tells them apart; except for the
 * payload of an intention that is held.
 */
export function createIdempotencyKeys(options: IdempotencyOptions): IdempotencyKeys {
  const { store, locks, newKey, borrower = '', now = Date.now } = options;
  const owner = borrower && `${borrower}.`;
  const nameOf = ({ call, subject }: Pick<Intention, 'call' | 'subject'>): string =>
    `vitrina.intention.${call}.${owner}${digest(subject)}`;

  /**
   * What this page took and had no definite reply to. Another tab may have settled the same intention, or taken one of
   * its own about the same subject, since: what is tried again here is what was sent from here all the same.
   */
  const unanswered = new Map<string, Readonly<Record<string, string>>>();

  async function exclusively<Value>(name: string, act: () => Value): Promise<Value> {
    if (!locks) return act();
    // A page without an origin of its own is denied locks.
    return locks.request(name, act).catch(act);
  }

  function takeNow(name: string, payload: string): string {
    const isSame = (record: Readonly<Record<string, string>> | undefined) => record?.payload === payload;
    const { key = newKey() } = [unanswered.get(name), readRecord(store, name)].find(isSame) ?? {};
    unanswered.set(name, { key, payload });
    writeRecord(store, name, { key, payload });
    return key;
  }

  function held({ call, subject }: Pick<Intention, 'call' | 'subject'>): HeldIntention | undefined {
    const { key, sent, headers = '{}', at } = readRecord(store, nameOf({ call, subject }));
    if (!key || sent === undefined || !(now() - Number(at) < heldMilliseconds)) return undefined;
    return { call, subject, key, payload: parseRecord(sent), headers: parseRecord(headers) };
  }

  function holdNow({ call, subject, payload, headers }: Omit<HeldIntention, 'key'>): Hold {
    const earlier = held({ call, subject });
    if (earlier) return { intention: earlier, isEarlier: true };
    const key = newKey();
    const kept = { sent: JSON.stringify(payload), headers: JSON.stringify(headers) };
    writeRecord(store, nameOf({ call, subject }), { key, payload: digest(payload), ...kept, at: String(now()) });
    return { intention: { call, subject, key, payload, headers }, isEarlier: false };
  }

  return {
    held,
    hold: (intention) => exclusively(nameOf(intention), () => holdNow(intention)),
    take: (intention) => {
      const name = nameOf(intention);
      return exclusively(name, () => takeNow(name, digest(intention.payload)));
    },
    settle: (intention, key) => {
      const name = nameOf(intention);
      return exclusively(name, () => {
        if (unanswered.get(name)?.key === key) unanswered.delete(name);
        if (readRecord(store, name).key === key) store.remove(name);
      });
    },
  };
}

/** Sends an intention under its key and settles it once the reply is definite. */
export async function sendOnce<Value>(
  keys: IdempotencyKeys,
  intention: Intention,
  send: (headers: Readonly<Record<string, string>>) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const key = await keys.take(intention);
  return sendUnder(keys, { ...intention, key }, send);
}

/** Sends under a key that is there already, and settles it once the reply is definite. */
export async function sendUnder<Value>(
  keys: IdempotencyKeys,
  intention: Pick<HeldIntention, 'call' | 'subject' | 'key'>,
  send: (headers: Readonly<Record<string, string>>) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const { key } = intention;
  const result = await send({ 'Idempotency-Key': key });
  if (result.ok || !isReplyLost(result.error)) await keys.settle(intention, key);
  return result;
}
