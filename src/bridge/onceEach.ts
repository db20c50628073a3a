import { sameIntentionMs } from '../kernel/sameIntention';

interface Sent<Outcome> {
  readonly receiver: unknown;
  readonly outcome: Promise<Outcome>;
}

/**
 * Sends each intention once: the same message to the same receiver is the same tap within a moment, and as long as the
 * first one is under way. It ends as that one does.
 */
export function createOnceEach<Outcome>() {
  const latest = new Map<string, Sent<Outcome>>();
  /** @param send never rejects */
  return (message: string, receiver: unknown, send: () => Promise<Outcome>): Promise<Outcome> => {
    const earlier = latest.get(message);
    if (earlier && earlier.receiver === receiver) return earlier.outcome;
    const outcome = send();
    latest.set(message, { receiver, outcome });
    setTimeout(() => void outcome.then(() => latest.delete(message)), sameIntentionMs);
    return outcome;
  };
}
