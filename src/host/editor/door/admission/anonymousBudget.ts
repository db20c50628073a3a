import type { AuditDetail } from '../../../store/recordAudit';

const hourMs = 3_600_000;

/**
 * How much of what people try who are not signed in goes into the audit log, whatever networks they come from. It is kept for years and nothing in it
 * can be deleted early, so nobody outside may fill it. What is left out stands in the log of requests and in
 * `vitrina_requests_total`, and the next row that is recorded says how many there were.
 */
export class AnonymousBudget {
  private windowEndsAt = 0;
  private rows = 0;
  private leftOut = 0;

  /** @param maxRows an hour and host */
  constructor(private readonly maxRows: number) {}

  /**
   * What the row is to say besides; undefined: there is to be none.
   * @param now epoch milliseconds
   */
  take(now: number): AuditDetail | undefined {
    if (now >= this.windowEndsAt) {
      this.windowEndsAt = now + hourMs;
      this.rows = 0;
    }
    if (this.rows >= this.maxRows) {
      this.leftOut += 1;
      return undefined;
    }
    this.rows += 1;
    const { leftOut } = this;
    this.leftOut = 0;
    return leftOut > 0 ? { leftOut } : {};
  }
}

/** One of each for all calls of a host. */
export interface AnonymousBudgets {
  /** Calls, and sign-ins to accounts that there are not: enough to see that somebody tries. */
  readonly strangers: AnonymousBudget;
  /** Wrong passwords of accounts that there are: their owners look for them. */
  readonly guesses: AnonymousBudget;
}

export const createAnonymousBudgets = (): AnonymousBudgets => ({
  strangers: new AnonymousBudget(30),
  guesses: new AnonymousBudget(120),
});
