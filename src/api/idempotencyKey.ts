import type { Failure } from '../kernel/failure';
import { isReplyLost } from '../kernel/failure';
import type { Result } from '../kernel/result';
import { digest } from './digest';
import { readRecord, writeRecord, type KeyValueStore } from './keyValueStore';

/** What a person wants done: a call, whom or what it is about, and everything that is sent. */
export interface Intention {
  readonly call: string;
  readonly subject: string;
  readonly payload: unknown;
}

export interface IdempotencyKeys {
  /** The key of an intention: the same over retries, reloads and tabs until it is settled or its payload changes. */
  take(intention: Intention): Promise<string>;
  /** After a definite reply: the next key is a new one. */
  settle(intention: Intention, key: string): Promise<void>;
}

export interface IdempotencyOptions {
  /** Shared by the tabs of a browser. */
  readonly store: KeyValueStore;
  /** Absent on plain http and in old web views; then two tabs may race. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly newKey: () => string;
}

/** Keys of contract §5. Neither the subject nor the payload is stored, only what tells them apart. */
export function createIdempotencyKeys({ store, locks, newKey }: IdempotencyOptions): IdempotencyKeys {
  const nameOf = ({ call, subject }: Intention): string => `vitrina.intention.${call}.${digest(subject)}`;

  async function exclusively<Value>(name: string, act: () => Value): Promise<Value> {
    if (!locks) return act();
    // A page without an origin of its own is denied locks.
    return locks.request(name, act).catch(act);
  }

  function takeNow(name: string, payload: string): string {
    const stored = readRecord(store, name);
    if (stored.key && stored.payload === payload) return stored.key;
    const key = newKey();
    writeRecord(store, name, { key, payload });
    return key;
  }

  return {
    take: (intention) => {
      const name = nameOf(intention);
      return exclusively(name, () => takeNow(name, digest(intention.payload)));
    },
    settle: (intention, key) => {
      const name = nameOf(intention);
      return exclusively(name, () => {
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
  const result = await send({ 'Idempotency-Key': key });
  if (result.ok || !isReplyLost(result.error)) await keys.settle(intention, key);
  return result;
}
