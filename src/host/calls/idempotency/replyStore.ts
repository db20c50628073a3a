import type { CallPerson } from '../privacy/privacyKeys';

export interface KeptReply {
  readonly status: number;
  readonly contentType: string;
  readonly contentEncoding: string;
  readonly body: Buffer;
}

/**
 * The state of a request. `claimed`: send it on; `underWay`: it was sent on and its reply is not here; `unknown`: its
 * reply was lost and it may not be sent on again; `elsewhere`: the key belongs to the same request of somebody else who
 * was signed in, to whom its reply belongs; `changed`: the key belongs to another payload.
 */
export type Claim =
  | OwnClaim
  | { readonly kind: 'underWay' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'replayed'; readonly reply: KeptReply };

export interface OwnClaim {
  readonly kind: 'claimed';
  /** It was sent on before and the reply was lost: what came of it is open, whatever is said to this one. */
  readonly isRepeat: boolean;
}

/** Names a request that acts, all by hex SHA-256. */
export interface RequestNames {
  /** Of key and call where the call moves money, else the fingerprint. One row each. */
  readonly operation: string;
  /** Of key, call, borrower and body. */
  readonly fingerprint: string;
  /** Of key and payload. */
  readonly payloadHash: string;
}

export interface ClaimRequest extends RequestNames {
  readonly now: number;
  /** One whose reply was lost may be sent on again: the lender honours the key. */
  readonly mayRepeat: boolean;
  readonly person: CallPerson;
}

/** What the request is to one that came before it under its key; undefined: a repeat of it. */
export function findKeyConflict(
  request: RequestNames,
  earlier: Pick<RequestNames, 'fingerprint'> & { readonly payloadHash: string | null },
): Claim | undefined {
  if (request.fingerprint === earlier.fingerprint) return undefined;
  return { kind: request.payloadHash === earlier.payloadHash ? 'elsewhere' : 'changed' };
}

export interface ReplyStore {
  /** Stores the request before it is sent on. */
  claim(request: ClaimRequest): Promise<Claim>;
  answer(names: RequestNames, reply: KeptReply): Promise<void>;
  lose(names: RequestNames): Promise<void>;
  /** It was not sent on at all, nor any before it. */
  release(names: RequestNames): Promise<void>;
}

/** As long as the sandbox keeps its own. */
export const keptForMs = 24 * 60 * 60 * 1_000;
/** Longer than a call may take, its way through the host included. */
export const leaseMs = 90_000;
