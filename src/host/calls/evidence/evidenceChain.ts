import { sql, type Selectable, type Transaction } from 'kysely';
import { sha256Of } from '../../store/documentIdentity';
import { type Database, isServer } from '../../store/database';
import type { EvidenceLinkRow } from '../../store/tables/callTables';

export type LinkKind = EvidenceLinkRow['kind'];

export interface NewLink {
  readonly kind: LinkKind;
  readonly evidenceId: string;
  /** Hex SHA-256 of the row that it stands for; empty: it says that a row is gone. */
  readonly contentHash: string;
  readonly at: number;
}

/** What the first link names as the one before. */
export const chainStart = '0'.repeat(64);

/** Any number, the same for all hosts of a database. */
const chainLock = 7_160_016;
/** Who has it needs milliseconds; behind one that stalls nobody keeps a connection for longer, ms. */
const lockPatienceMs = 3_000;

/** Of a row: its columns that hold something, by their names, so that a column of a later version changes nothing. */
export const contentHashOf = (row: Readonly<Record<string, unknown>>): string =>
  sha256Of(
    JSON.stringify(
      Object.entries(row)
        .filter(([, value]) => value !== null && value !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );

export const linkHashOf = ({
  position,
  kind,
  evidence_id,
  content_sha256,
  at,
  previous_hash,
}: Omit<Selectable<EvidenceLinkRow>, 'hash'>): string =>
  sha256Of(JSON.stringify([position, kind, evidence_id, content_sha256, at, previous_hash]));

/**
 * From here to the end of the transaction no other host adds to the chain. SQLite has one writer at a time anyway. Take it
 * before any other lock: texts are locked after it, never before. Rejects where another has it for longer than 3 s.
 */
export async function lockChain(open: Transaction<Database>): Promise<void> {
  if (!isServer(open)) return;
  await sql`set local lock_timeout = ${sql.lit(lockPatienceMs)}`.execute(open);
  await sql`select pg_advisory_xact_lock(${sql.lit(chainLock)})`.execute(open);
}

/** Adds links under the lock. Resolves with the position of the first of them. */
export async function appendLinks(open: Transaction<Database>, links: readonly NewLink[]): Promise<number> {
  const head = await open
    .selectFrom('evidence_links')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = (head?.position ?? 0) + 1;
  let previous_hash = head?.hash ?? chainStart;
  const rows = links.map(({ kind, evidenceId, contentHash, at }, index) => {
    const link = {
      position: first + index,
      kind,
      evidence_id: evidenceId,
      content_sha256: contentHash,
      at,
      previous_hash,
    };
    const hash = linkHashOf(link);
    previous_hash = hash;
    return { ...link, hash };
  });
  if (rows.length > 0) await open.insertInto('evidence_links').values(rows).execute();
  return first;
}

/** Those of the evidence that the chain knows. */
export async function findChainedEvidence(
  open: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await open
    .selectFrom('evidence_links')
    .select('evidence_id')
    .distinct()
    .where('evidence_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ evidence_id }) => evidence_id));
}
