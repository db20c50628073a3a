import { LRUCache } from 'lru-cache';
import { keptForMs, leaseMs, type Claim, type ClaimRequest, type KeptReply, type ReplyStore } from './replyStore';

const mostBytes = 16 * 1_048_576;
const bytesOfEntry = 200;

/** What is left of it while the database is down: repeats that reach this very process, also once it is back. */
export class MemoryReplyStore implements ReplyStore {
  private readonly claims = new LRUCache<string, Claim>({
    maxSize: mostBytes,
    sizeCalculation: (claim) => bytesOfEntry + (claim.kind === 'answered' ? claim.reply.body.byteLength : 0),
    ttl: keptForMs,
  });

  /** Undefined where nothing is known here that settles a repeat. */
  find(fingerprint: string): Claim | undefined {
    const claim = this.claims.get(fingerprint);
    return claim?.kind === 'unknown' ? undefined : claim;
  }

  async claim({ fingerprint, mayRepeat }: ClaimRequest): Promise<Claim> {
    const claim = this.claims.get(fingerprint);
    if (claim && !(mayRepeat && claim.kind === 'unknown')) return claim;
    this.claims.set(fingerprint, { kind: 'underWay' }, { ttl: leaseMs });
    return { kind: 'ours' };
  }

  async answer(fingerprint: string, reply: KeptReply): Promise<void> {
    this.claims.set(fingerprint, { kind: 'answered', reply });
  }

  async lose(fingerprint: string): Promise<void> {
    this.claims.set(fingerprint, { kind: 'unknown' });
  }

  async release(fingerprint: string): Promise<void> {
    this.claims.delete(fingerprint);
  }
}
