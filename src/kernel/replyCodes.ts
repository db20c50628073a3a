/**
 * Codes of envelopes by which the host itself answers a call that acts (contract §5). None of them is a reply of the
 * lender, none says that anything was done or refused, and their `data` is null.
 */
export const replyCodes = {
  /**
   * HTTP 409: the key is known from another session, to which its reply belongs, or HTTP 503: the first request is under
   * way, or its reply was lost and it may not be sent again. Either way nothing was sent now and the outcome is open.
   * Counts as a lost reply, never as definite.
   */
  outcomeOpen: 'outcomeOpen',
  /**
   * HTTP 503 with `Retry-After`: this request was not sent to the lender. HTTP 502 or 504: the same, for want of a
   * connection to who proves to be the lender. Of an earlier one under the same key it says
   * nothing: what was open stays open.
   */
  notSent: 'notSent',
  /**
   * HTTP 422: the key was used for another payload, and a changed payload gets a new key. Nothing was sent; of the request
   * that has the key it says nothing.
   */
  keyReused: 'keyReused',
} as const;

export type ReplyCode = (typeof replyCodes)[keyof typeof replyCodes];
