import { LRUCache } from 'lru-cache';
import type { Failure } from '../../../kernel/failure';
import { parseRetryAfter } from '../http/retryAfter';
import type { FetchedTemplate } from './fetchTemplate';

/** A failure that its origin gave no time for is remembered for so long, in ms. */
const usualMs = 2_000;
/** No origin keeps a page away for longer, whatever its `Retry-After` says, in ms. */
const maxMs = 300_000;
const maxIds = 10_000;

export interface RememberedFailure {
  readonly failure: Failure;
  readonly until: number;
  /** Where the origin said when to ask again; epoch ms. */
  readonly retryAt?: number;
}

/** Ids that an origin gave nothing for lately, so that it is not asked for them at every page. */
export class RememberedFailures {
  private readonly failures = new LRUCache<string, RememberedFailure>({ max: maxIds });

  find(id: string, now: number): RememberedFailure | undefined {
    const found = this.failures.get(id);
    return found && now < found.until ? found : undefined;
  }

  remember(
    id: string,
    { failure, retryAfter }: Extract<FetchedTemplate, { status: 'failed' }>,
    now: number,
  ): RememberedFailure {
    const asked = parseRetryAfter(retryAfter, now);
    const retryAt = asked === undefined ? undefined : Math.min(asked, now + maxMs);
    const remembered = {
      failure,
      until: Math.max(now + usualMs, retryAt ?? 0),
      ...(retryAt !== undefined && { retryAt }),
    };
    this.failures.set(id, remembered);
    return remembered;
  }

  forget(id: string): void {
    this.failures.delete(id);
  }
}
