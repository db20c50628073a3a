import type { Kysely, Selectable } from 'kysely';
import { hashesOf } from '../privacy/callPerson';
import type { PrivacyKeys } from '../privacy/privacyKeys';
import type { Database } from '../store/database';
import { keptForMs, leaseMs, type Claim, type ClaimRequest, type KeptReply, type ReplyStore } from './replyStore';
import { openBody, sealBody } from './sealedBody';
import type { CallReplyRow } from './tables';

type Row = Selectable<CallReplyRow>;

/** The reply of a row; undefined: there is none that one of these keys opens. */
export function openReply(row: Row, keys: PrivacyKeys): KeptReply | undefined {
  const key = keys.find(({ id }) => id === row.key_id);
  const body = key && row.body !== null ? openBody(key, row.fingerprint, row.body) : undefined;
  if (row.state !== 'answered' || row.status === null || !body) return undefined;
  return { status: row.status, contentType: row.content_type ?? '', contentEncoding: row.content_encoding ?? '', body };
}

const noReply = { status: null, content_type: null, content_encoding: null, body: null };

/** Holds across hosts and restarts. */
export class SqlReplyStore implements ReplyStore {
  constructor(
    private readonly database: Kysely<Database>,
    private readonly keys: () => Promise<PrivacyKeys>,
  ) {}

  async claim(request: ClaimRequest): Promise<Claim> {
    const { fingerprint, now, mayRepeat, person } = request;
    const keys = await this.keys();
    const times = { lease_ends_at: now + leaseMs, expires_at: now + keptForMs };
    const ours = { state: 'underWay', ...noReply, ...times, key_id: keys[0].id, ...hashesOf(keys[0], person) };
    const claimed = await this.database
      .insertInto('call_replies')
      .values({ fingerprint, ...ours })
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
    return claimed ? { kind: 'ours' } : this.find(request, keys);
  }

  private async find(request: ClaimRequest, keys: PrivacyKeys): Promise<Claim> {
    const { fingerprint, now } = request;
    const row = await this.database.selectFrom('call_replies').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();
    if (row?.state === 'answered') {
      const reply = openReply(row, keys);
      if (reply) return { kind: 'answered', reply };
      return request.mayRepeat ? this.claimLost(request, row) : { kind: 'unknown' };
    }
    const isLeft = row?.state === 'underWay' && row.lease_ends_at <= now;
    const isUnknown = row?.state === 'unknown' || isLeft;
    // Who may repeat would have taken that: it became so since, and the next claim takes it.
    return { kind: isUnknown && !request.mayRepeat ? 'unknown' : 'underWay' };
  }

  /** A reply that no key opens is lost; only that very one, so that of two who find it one sends the call on. */
  private async claimLost(request: ClaimRequest, { body }: Row): Promise<Claim> {
    await this.database
      .updateTable('call_replies')
      .set({ state: 'unknown' })
      .where('fingerprint', '=', request.fingerprint)
      .where('state', '=', 'answered')
      .where('body', body === null ? 'is' : '=', body)
      .execute();
    return this.claim(request);
  }

  /** Not where somebody's data was deleted meanwhile. */
  async answer(fingerprint: string, { status, contentType, contentEncoding, body }: KeptReply): Promise<void> {
    const [key] = await this.keys();
    await this.database
      .updateTable('call_replies')
      .set({
        state: 'answered',
        status,
        content_type: contentType,
        content_encoding: contentEncoding,
        body: sealBody(key, fingerprint, body),
        key_id: key.id,
      })
      .where('fingerprint', '=', fingerprint)
      .where('state', '=', 'underWay')
      .execute();
  }

  async lose(fingerprint: string): Promise<void> {
    await this.database.updateTable('call_replies').set({ state: 'unknown' }).where('fingerprint', '=', fingerprint).execute();
  }

  async release(fingerprint: string): Promise<void> {
    await this.database.deleteFrom('call_replies').where('fingerprint', '=', fingerprint).execute();
  }
}
