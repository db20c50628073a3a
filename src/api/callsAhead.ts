import type { CallName, ReadingName } from '../contract/calls';
import type { loanEndpoints, payWayEndpoints } from '../contract/endpoints';
import type { PayloadOf } from '../contract/shapes';
import type { Reply } from './reply';

/** Begins calls whose replies will be wanted soon: of those that only read. */
export interface BeginCall {
  form<Name extends Extract<keyof typeof loanEndpoints, ReadingName>>(
    name: Name,
    payload: PayloadOf<Name>,
  ): void;
  json<Name extends Extract<keyof typeof payWayEndpoints, ReadingName>>(
    name: Name,
    payload: PayloadOf<Name>,
  ): void;
}

/** How long a reply that nobody has wanted yet is still news, in ms. */
const freshMs = 5_000;

interface Begun {
  readonly subject: string;
  readonly reply: Promise<Reply>;
  /** When the reply came, in ms; undefined: it is on its way. */
  cameAt: number | undefined;
}

/** The order of fields means nothing to a server. */
const subjectOf = (name: CallName, payload: object): string =>
  JSON.stringify([name, ...Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1))]);

/**
 * Calls that only read, begun before the screen that makes them is there. The screen's own call, if it comes soon and asks
 * for the same, gets the reply of the one that was begun: one flight for both. Only one is under way at a time, so that a
 * finger that scrolls past many links asks for one thing.
 * @param now ms
 */
export function createCallsAhead(now: () => number) {
  let begun: Begun | undefined;
  let isUnderWay = false;
  const isFresh = (call: Begun | undefined): call is Begun =>
    call !== undefined && (call.cameAt === undefined || now() - call.cameAt < freshMs);

  return {
    begin(name: CallName, payload: object, send: () => Promise<Reply>): void {
      const subject = subjectOf(name, payload);
      if (isUnderWay || (isFresh(begun) && begun.subject === subject)) return;
      const current: Begun = { subject, reply: send(), cameAt: undefined };
      begun = current;
      isUnderWay = true;
      void current.reply.then(({ ok }) => {
        isUnderWay = false;
        current.cameAt = now();
        // The screen asks for itself, and shows what comes of that.
        if (!ok && begun === current) begun = undefined;
      });
    },
    /** The reply to the same call where one was begun, once: whoever asks again wants news. */
    take(name: CallName, payload: object): Promise<Reply> | undefined {
      if (!isFresh(begun) || begun.subject !== subjectOf(name, payload)) return undefined;
      const { reply } = begun;
      begun = undefined;
      return reply;
    },
  };
}
