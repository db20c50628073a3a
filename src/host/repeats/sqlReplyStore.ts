import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../store/database';
import { keptForMs, leaseMs, type Claim, type ClaimRequest, type KeptReply, type ReplyStore } from './replyStore';
import type { CallReplyRow } from './tables';

function decode({ status, content_type, content_encoding, body }: Selectable<CallReplyRow>): KeptReply {
  return {
    status: status ?? 200,
    contentType: content_type ?? '',
    contentEncoding: content_encoding ?? '',
    body: Buffer.from(body ?? '', 'base64'),
  };
}

/** Holds across hosts and restarts. */
export class SqlReplyStore implements ReplyStore {
  constructor(private readonly database: Kysely<Database>) {}

  async claim({ fingerprint, now, mayRepeat }: ClaimRequest): Promise<Claim> {
    const ours = { state: 'underWay', lease_ends_at: now + leaseMs, expires_at: now + keptForMs };
    const claimed = await this.database
      .insertInto('call_replies')
      .values({ fingerprint, status: null, content_type: null, content_encoding: null, body: null, ...ours })
      .onConflict((conflict) =>
        conflict
          .column('fingerprint')
          .doUpdateSet(ours)
          .where((expression) => {
            const isOver = expression('call_replies.expires_at', '<=', now);
            if (!mayRepeat) return isOver;
            const isLost = expression('call_replies.state', '=', 'unknown');
            const isLeft = expression.and([
              expression('call_replies.state', '=', 'underWay'),
              expression('call_replies.lease_ends_at', '<=', now),
            ]);
            return expression.or([isOver, isLost, isLeft]);
          }),
      )
      .returning('fingerprint')
      .executeTakeFirst();
    return claimed ? { kind: 'ours' } : this.find(fingerprint, now);
  }

  private async find(fingerprint: string, now: number): Promise<Claim> {
    const row = await this.database.selectFrom('call_replies').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();
    if (row?.state === 'answered') return { kind: 'answered', reply: decode(row) };
    const isLeft = row?.state === 'underWay' && row.lease_ends_at <= now;
    return { kind: row?.state === 'unknown' || isLeft ? 'unknown' : 'underWay' };
  }

  async answer(fingerprint: string, { status, contentType, contentEncoding, body }: KeptReply): Promise<void> {
    await this.database
      .updateTable('call_replies')
      .set({
        state: 'answered',
        status,
        content_type: contentType,
        content_encoding: contentEncoding,
        body: body.toString('base64'),
      })
      .where('fingerprint', '=', fingerprint)
      .execute();
  }

  async lose(fingerprint: string): Promise<void> {
    await this.database.updateTable('call_replies').set({ state: 'unknown' }).where('fingerprint', '=', fingerprint).execute();
  }

  async release(fingerprint: string): Promise<void> {
    await this.database.deleteFrom('call_replies').where('fingerprint', '=', fingerprint).execute();
  }
}
