import { LRUCache } from 'lru-cache';
import {
  keptForMs,
  leaseMs,
  findKeyConflict,
  type Claim,
  type ClaimRequest,
  type KeptReply,
  type ReplyStore,
  type RequestNames,
} from './replyStore';

const maxBytes = 16 * 1_048_576;
const bytesOfEntry = 400;

type Standing = Exclude<Claim, { kind: 'claimed' | 'elsewhere' | 'changed' }>;

interface Entry extends RequestNames {
  readonly standing: Standing;
  /** Epoch milliseconds; under way longer than that it counts as lost. */
  readonly leaseEndsAt: number;
}

/** What is left of it while the database is down: repeats that reach this very process, also once it is back. */
export class MemoryReplyStore implements ReplyStore {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ standing }) =>
      bytesOfEntry + (standing.kind === 'replayed' ? standing.reply.body.byteLength : 0),
    ttl: keptForMs,
  });

  /** Undefined where nothing is known here that settles a repeat. */
  find(request: ClaimRequest): Claim | undefined {
    const claim = this.claimOf(request);
    return claim?.kind === 'unknown' ? undefined : claim;
  }

  /** Whether a request went to the lender from here whose reply was lost, of which the database may know nothing. */
  wasLost(request: ClaimRequest): boolean {
    return this.claimOf(request)?.kind === 'unknown';
  }

  private claimOf(request: ClaimRequest): Claim | undefined {
    const entry = this.entries.get(request.operation);
    if (!entry) return undefined;
    const isLeft = entry.standing.kind === 'underWay' && entry.leaseEndsAt <= request.now;
    return findKeyConflict(request, entry) ?? (isLeft ? { kind: 'unknown' } : entry.standing);
  }

  async claim(request: ClaimRequest): Promise<Claim> {
    const claim = this.claimOf(request);
    const isRepeat = claim?.kind === 'unknown';
    if (claim && !(isRepeat && request.mayRepeat)) return claim;
    this.put(request, { kind: 'underWay' }, request.now + leaseMs);
    return { kind: 'claimed', isRepeat };
  }

  private put(
    { operation, fingerprint, payloadHash }: RequestNames,
    standing: Standing,
    leaseEndsAt = 0,
  ): void {
    this.entries.set(operation, { operation, fingerprint, payloadHash, standing, leaseEndsAt });
  }

  async answer(names: RequestNames, reply: KeptReply): Promise<void> {
    this.put(names, { kind: 'replayed', reply });
  }

  async lose(names: RequestNames): Promise<void> {
    this.put(names, { kind: 'unknown' });
  }

  async release({ operation }: RequestNames): Promise<void> {
    this.entries.delete(operation);
  }
}
