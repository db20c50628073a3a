import type { ReplyValidator } from '../codec/validator';
import type { ActingName, CallName, ReadingName } from '../contract/calls';
import type { PayloadOf, ReplyOf } from '../contract/shapes';
import type { Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';
import { sendUnder, type IdempotencyKeys, type KeptKey } from './idempotencyKey';
import { dataOf, type Reply } from './reply';

type Texts = Readonly<Record<string, string>>;

interface Client<Name extends CallName> {
  post(name: Name, payload: PayloadOf<Name>, headers?: Texts): Promise<Reply>;
}

/** Of calls that only read: a page, its host and a finger that goes down make them unasked. */
export const read = async <Name extends ReadingName, Value extends ReplyOf<Name> & object>(
  client: Client<NoInfer<Name>>,
  name: Name,
  payload: PayloadOf<Name>,
  validate: ReplyValidator<Value>,
): Promise<Result<Partial<Value>, Failure>> => dataOf(validate, await client.post(name, payload));

interface Acting<Name extends ActingName> {
  readonly call: Name;
  readonly payload: PayloadOf<Name>;
  /** Sent along beside the key. */
  readonly headers?: Texts;
}

/** Sends a call that acts under a key that is kept: of a call that moves money that of its operation. */
export const sendKept = <Name extends ActingName>(
  client: Client<NoInfer<Name>>,
  keys: IdempotencyKeys,
  kept: KeptKey,
  { call, payload, headers }: Acting<Name>,
): Promise<Reply> =>
  sendUnder(keys, kept, (keyHeaders) => client.post(call, payload, { ...headers, ...keyHeaders }));

/**
 * Sends a call that acts and moves no money, under one key for all its tries.
 * @param subject whom or what it is about, so that two of them share no key
 */
export const sendOnce = async <Name extends ActingName>(
  client: Client<NoInfer<Name>>,
  keys: IdempotencyKeys,
  subject: string,
  acting: Acting<Name>,
): Promise<Reply> => {
  const { call, payload } = acting;
  return sendKept(client, keys, await keys.keyFor({ call, subject, payload }), acting);
};
