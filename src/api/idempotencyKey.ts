import { leavesOpen, type Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';
import { copyPrefix, parseRecord, readRecord, type KeyValueStore } from './keyValueStore';
import { digest } from './digest';

/** What a person wants done: a call, whom or what it is about, and everything that is sent. */
export interface Operation {
  readonly call: string;
  readonly subject: string;
  readonly payload: unknown;
}

type Texts = Readonly<Record<string, string>>;

/** An Idempotency-Key and the name under which it is kept. */
export interface KeptKey {
  readonly key: string;
  readonly name: string;
  /** It was kept before, so that it may have been sent and its reply lost. */
  readonly isRepeat: boolean;
}

/** What is to be sent of a call that moves money. */
export interface NewMoneyOperation {
  readonly call: string;
  /** What the money is about, whichever call moves it: there is one open operation of each subject. */
  readonly subject: string;
  /** Enough to send it again as it was; kept in the browser, so neither card number nor code. */
  readonly payload: Texts;
  /** Sent along each time, such as what the person had before them when they wanted it. */
  readonly headers: Texts;
}

/** A call that moves money, kept as it was sent for as long as its outcome is open (contract §5). */
export interface MoneyOperation extends NewMoneyOperation, KeptKey {
  readonly reservedAt: number;
  /** Who is signed in now has reserved it; what it was is no business of anybody else. */
  readonly isOwn: boolean;
}

export interface IdempotencyKeys {
  /**
   * The key of a call that moves no money: the same over retries, reloads and tabs until it is released or the payload
   * changes, for whoever is signed in.
   */
  keyFor(operation: Operation): Promise<KeptKey>;
  /**
   * Reserves a subject for one call that moves money. While another operation about it is open, whatever was sent and
   * whoever is signed in, that one comes back, a repeat, and nothing is reserved.
   */
  reserve(operation: NewMoneyOperation): Promise<MoneyOperation>;
  reserved(subject: string): MoneyOperation | undefined;
  /** After a definite reply, or where the person lets it go: the next key is a new one. */
  release(kept: Pick<KeptKey, 'key' | 'name'>): Promise<void>;
}

export interface IdempotencyOptions {
  /** Shared by the tabs of a browser. */
  readonly store: KeyValueStore;
  /** Absent on plain http and in old web views; then two tabs may race. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly newKey: () => string;
  /** Of who is signed in; empty: nobody. */
  readonly fingerprint?: string;
  readonly now?: () => number;
}

/** Servers keep replies under their keys for a day; what is older can't be repeated without being done twice. */
const keptMs = 24 * 60 * 60 * 1000;

const keyPrefix = 'vitrina.key.';
const operationPrefix = 'vitrina.operation.';
const operationName = (subject: string): string => operationPrefix + digest(subject);

/** Keys of contract §5. Of a call that moves no money neither subject nor payload is stored, only what tells them apart. */
export function createIdempotencyKeys(options: IdempotencyOptions): IdempotencyKeys {
  const { store, locks, newKey, fingerprint = '', now = Date.now } = options;

  async function exclusively<Value>(name: string, act: () => Value): Promise<Value> {
    if (!locks) return act();
    // A page without an origin of its own is denied locks.
    return locks.request(name, act).catch(act);
  }

  /** What is kept under a name and not too old. */
  function read(name: string): Texts & { readonly key?: string } {
    const record = readRecord(store, name);
    return now() - Number(record.at) < keptMs ? record : {};
  }

  /** Where the storage is full, copies of templates give way: they come again by themselves, a key never does. */
  function write(name: string, record: Texts, at = now()): void {
    const text = JSON.stringify({ ...record, at: String(at) });
    if (store.set(name, text)) return;
    for (const copy of store.names(copyPrefix)) {
      store.remove(copy);
      if (store.set(name, text)) return;
    }
  }

  function keyNow(name: string): KeptKey {
    const { key } = read(name);
    if (key) return { key, name, isRepeat: true };
    const made = newKey();
    write(name, { key: made });
    return { key: made, name, isRepeat: false };
  }

  function reserved(subject: string): MoneyOperation | undefined {
    const name = operationName(subject);
    const { key, call, payload = '', headers = '', at, fingerprint: owner } = read(name);
    if (!key || !call) return undefined;
    const sent = { call, subject, payload: parseRecord(payload), headers: parseRecord(headers) };
    return { ...sent, key, name, isRepeat: true, reservedAt: Number(at), isOwn: owner === fingerprint };
  }

  function reserveNow(operation: NewMoneyOperation): MoneyOperation {
    const earlier = reserved(operation.subject);
    if (earlier) return earlier;
    const { call, subject, payload, headers } = operation;
    const [key, name, reservedAt] = [newKey(), operationName(subject), now()];
    write(
      name,
      { key, call, payload: JSON.stringify(payload), headers: JSON.stringify(headers), fingerprint },
      reservedAt,
    );
    return { call, subject, payload, headers, key, name, reservedAt, isRepeat: false, isOwn: true };
  }

  for (const name of [...store.names(keyPrefix), ...store.names(operationPrefix)]) {
    if (!read(name).key) store.remove(name);
  }
  return {
    keyFor({ call, subject, payload }) {
      const name = `${keyPrefix}${call}.${fingerprint && `${fingerprint}.`}${digest([subject, payload])}`;
      return exclusively(name, () => keyNow(name));
    },
    reserve: (operation) => exclusively(operationName(operation.subject), () => reserveNow(operation)),
    reserved,
    release: ({ key, name }) =>
      exclusively(name, () => {
        if (readRecord(store, name).key === key) store.remove(name);
      }),
  };
}

/** Sends under a key that is kept, and releases it once the reply is definite. */
export async function sendUnder<Value>(
  keys: IdempotencyKeys,
  kept: KeptKey,
  send: (headers: Texts) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const result = await send({ 'Idempotency-Key': kept.key });
  if (result.ok || !leavesOpen(result.error, kept.isRepeat)) await keys.release(kept);
  return result;
}
