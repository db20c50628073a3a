import { sameIntentionMs } from '../kernel/sameIntention';

interface Sent<Outcome> {
  readonly receiver: unknown;
  readonly outcome: Promise<Outcome>;
}

/**
 * Sends each intention once: the same message to the same receiver, in a moment, is the same tap. It ends as the first
 * one does.
 */
export function createOnceEach<Outcome>() {
  const justSent = new Map<string, Sent<Outcome>>();
  return (message: string, receiver: unknown, send: () => Promise<Outcome>): Promise<Outcome> => {
    const earlier = justSent.get(message);
    if (earlier && earlier.receiver === receiver) return earlier.outcome;
    const sent = { receiver, outcome: send() };
    justSent.set(message, sent);
    setTimeout(() => {
      if (justSent.get(message) === sent) justSent.delete(message);
    }, sameIntentionMs);
    return sent.outcome;
  };
}
