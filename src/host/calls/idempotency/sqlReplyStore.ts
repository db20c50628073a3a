import type { Kysely, Selectable } from 'kysely';
import { hashesOf, type PrivacyKeys } from '../privacy/privacyKeys';
import type { Database } from '../../store/database';
import {
  type Claim,
  type ClaimRequest,
  keptForMs,
  type KeptReply,
  leaseMs,
  type ReplyStore,
  type RequestNames,
  findKeyConflict,
} from './replyStore';
import { openBody, sealBody } from './sealedBody';
import type { CallReplyRow } from '../../store/tables/callTables';

type Row = Selectable<CallReplyRow>;

/** The reply of a row; undefined: there is none that one of these keys opens. */
export function openReply(row: Row, keys: PrivacyKeys): KeptReply | undefined {
  const key = keys.find(({ id }) => id === row.key_id);
  const body = key && row.body !== null ? openBody(key, row.fingerprint, row.body) : undefined;
  if (row.state !== 'answered' || row.status === null || !body) return undefined;
  return {
    status: row.status,
    contentType: row.content_type ?? '',
    contentEncoding: row.content_encoding ?? '',
    body,
  };
}

const noReply = { status: null, content_type: null, content_encoding: null, body: null };

/** Holds across hosts and restarts. */
export class SqlReplyStore implements ReplyStore {
  constructor(
    private readonly database: Kysely<Database>,
    private readonly keys: () => Promise<PrivacyKeys>,
  ) {}

  async claim(request: ClaimRequest): Promise<Claim> {
    const keys = await this.keys();
    const claimed = await this.database
      .insertInto('call_replies')
      .values(this.claimedRow(request, keys))
      // By either name: a host of the version before knows the fingerprint alone.
      .onConflict((conflict) => conflict.doNothing())
      .returning('fingerprint')
      .executeTakeFirst();
    if (claimed) return { kind: 'claimed', isRepeat: false };
    const row = await this.find(request);
    // Released since; the next claim takes it.
    return row ? this.claimRow(request, row, keys) : { kind: 'underWay' };
  }

  private claimedRow({ operation, fingerprint, payloadHash, now, person }: ClaimRequest, [key]: PrivacyKeys) {
    const names = { operation, fingerprint, payload_hash: payloadHash };
    const times = { lease_ends_at: now + leaseMs, expires_at: now + keptForMs };
    return { ...names, state: 'underWay', ...noReply, ...times, key_id: key.id, ...hashesOf(key, person) };
  }

  private find({ operation, fingerprint }: ClaimRequest): Promise<Row | undefined> {
    return this.database
      .selectFrom('call_replies')
      .selectAll()
      .where(({ or, eb }) => or([eb('operation', '=', operation), eb('fingerprint', '=', fingerprint)]))
      .executeTakeFirst();
  }

  private async claimRow(request: ClaimRequest, row: Row, keys: PrivacyKeys): Promise<Claim> {
    const { now, mayRepeat } = request;
    if (row.expires_at <= now) return this.claimAgain(request, row, keys, false);
    const strange = findKeyConflict(request, { fingerprint: row.fingerprint, payloadHash: row.payload_hash });
    if (strange) return strange;
    const reply = openReply(row, keys);
    if (reply) return { kind: 'replayed', reply };
    if (row.state === 'underWay' && row.lease_ends_at > now) return { kind: 'underWay' };
    return mayRepeat ? this.claimAgain(request, row, keys, true) : { kind: 'unknown' };
  }

  /** Only as it was found, so that of two who find it one sends the call on; the other waits for it. */
  private async claimAgain(
    request: ClaimRequest,
    found: Row,
    keys: PrivacyKeys,
    isRepeat: boolean,
  ): Promise<Claim> {
    const taken = await this.database
      .updateTable('call_replies')
      .set(this.claimedRow(request, keys))
      .where('fingerprint', '=', found.fingerprint)
      .where('state', '=', found.state)
      .where('lease_ends_at', '=', found.lease_ends_at)
      .returning('fingerprint')
      .executeTakeFirst();
    return taken ? { kind: 'claimed', isRepeat } : { kind: 'underWay' };
  }

  /** Not where somebody's data was deleted meanwhile. */
  async answer(
    { fingerprint }: RequestNames,
    { status, contentType, contentEncoding, body }: KeptReply,
  ): Promise<void> {
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

  async lose({ fingerprint }: RequestNames): Promise<void> {
    await this.database
      .updateTable('call_replies')
      .set({ state: 'unknown' })
      .where('fingerprint', '=', fingerprint)
      .execute();
  }

  async release({ fingerprint }: RequestNames): Promise<void> {
    await this.database.deleteFrom('call_replies').where('fingerprint', '=', fingerprint).execute();
  }
}

/**
 * How many calls that act have lost their reply and were not settled since; those of a host that is gone are among them.
 * @param now epoch milliseconds
 */
export async function countOpenOutcomes(database: Kysely<Database>, now: number): Promise<number> {
  const { open } = await database
    .selectFrom('call_replies')
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .where('expires_at', '>', now)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'unknown'), and([eb('state', '=', 'underWay'), eb('lease_ends_at', '<=', now)])]),
    )
    .executeTakeFirstOrThrow();
  return Number(open);
}
