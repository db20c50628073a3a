import type { FastifyBaseLogger } from 'fastify';
import type { KeyFactsFaults } from '../../../kernel/keyFactsFaults';

/** What a phone says of the key facts that it showed of a product's loan. */
export interface KeyFactsReport extends KeyFactsFaults {
  /** As the lender names it; empty: the address named none. */
  readonly productId: string;
}

/** The same is logged again after this long, in ms: every borrower's phone says it. */
const repeatMs = 60 * 60 * 1_000;
/** Anyone may report, so that many different ones an hour are logged, and no more. */
const maxLogged = 200;

/** Tells the lender what is wrong with the key facts of its loans: by a line of the log, and by a count for each fault. */
export class KeyFactsLog {
  private readonly logged = new Map<string, number>();

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
    private readonly clock: () => number,
    private readonly count: (fault: string) => void,
  ) {}

  add({ productId, missing, allIn }: KeyFactsReport): void {
    for (const field of missing) this.count(field);
    if (allIn) this.count('allInDiffers');
    if (!this.isNews(JSON.stringify([productId, missing, allIn]))) return;
    if (missing.length > 0)
      this.log.warn({ productId, missing }, 'key facts of a loan are incomplete: these fields were not sent');
    if (allIn)
      this.log.warn({ productId, ...allIn }, 'the all-in figure of a loan is not the one of its own plan');
  }

  private isNews(name: string): boolean {
    const now = this.clock();
    for (const [each, at] of this.logged) if (now - at >= repeatMs) this.logged.delete(each);
    if (this.logged.has(name) || this.logged.size >= maxLogged) return false;
    this.logged.set(name, now);
    return true;
  }
}
