import type { Kysely, Transaction } from 'kysely';
import { eraseEvidence, forgetUnusedTexts } from '../../calls/evidence/eraseEvidence';
import { findConversions, forgetConversions } from '../../calls/conversions/conversionStore';
import { callLimits } from '../../calls/limits/callLimit';
import { keyedHash, type PrivacyKeys } from '../../calls/privacy/privacyKeys';
import { findReplies, forgetReplies } from '../../calls/idempotency/repliesOfPerson';
import type { Database } from '../../store/database';

/** Whom a request is about: a telephone as it was typed on the page, or a borrower's session. */
export interface Person {
  readonly kind: 'phone' | 'session';
  readonly value: string;
}

export type HeldRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** By every key that was ever used, so that a changed key hides nothing. */
const hashesOf = ({ kind, value }: Person, keys: PrivacyKeys): string[] =>
  keys.map((key) => keyedHash(key, kind, value));

const subjectsOf = (person: Person, keys: PrivacyKeys): string[] =>
  Object.values(callLimits).flatMap(({ name }) => hashesOf(person, keys).map((who) => `${name}:${who}`));

const repliesColumn = ({ kind }: Person) => (kind === 'phone' ? 'phone_hash' : 'session_hash');

/** Everything that this database holds about one person, by table. */
export async function findPersonalData(
  database: Kysely<Database>,
  keys: PrivacyKeys,
  person: Person,
): Promise<HeldRows> {
  const subjects = subjectsOf(person, keys);
  const evidence = database.selectFrom('agreement_evidence').where('person', 'in', hashesOf(person, keys));
  return {
    agreement_evidence: await evidence.selectAll().execute(),
    agreement_outcomes: await database
      .selectFrom('agreement_outcomes')
      .selectAll()
      .where('evidence_id', 'in', evidence.select('id'))
      .execute(),
    call_limit_events: await database
      .selectFrom('call_limit_events')
      .selectAll()
      .where('subject', 'in', subjects)
      .execute(),
    call_limit_subjects: await database
      .selectFrom('call_limit_subjects')
      .selectAll()
      .where('subject', 'in', subjects)
      .execute(),
    call_replies: await findReplies(database, keys, repliesColumn(person), hashesOf(person, keys)),
    conversions: person.kind === 'phone' ? await findConversions(database, keys, hashesOf(person, keys)) : [],
  };
}

async function eraseEvidenceOf(
  open: Transaction<Database>,
  hashes: readonly string[],
  now: number,
): Promise<number> {
  const rows = await open
    .selectFrom('agreement_evidence')
    .select('id')
    .where('person', 'in', hashes)
    .execute();
  return eraseEvidence(
    open,
    rows.map(({ id }) => id),
    'erased',
    now,
  );
}

export interface DeletionRequest {
  readonly person: Person;
  /** The law may bind the lender to keep what was agreed to. */
  readonly keepsEvidence: boolean;
  readonly now: number;
}

/**
 * Deletes it, all or nothing. Of evidence its hashes stay in the chain, which can't be turned back. Kept replies are emptied and say nothing about anybody any more, but stay for their day:
 * without them a phone that asks again could take a second loan.
 */
export async function deletePersonalData(
  database: Kysely<Database>,
  keys: PrivacyKeys,
  { person, keepsEvidence, now }: DeletionRequest,
): Promise<Readonly<Record<string, number>>> {
  const subjects = subjectsOf(person, keys);
  return database.transaction().execute(async (open) => {
    const deletions = {
      call_limit_events: open.deleteFrom('call_limit_events').where('subject', 'in', subjects),
      call_limit_subjects: open.deleteFrom('call_limit_subjects').where('subject', 'in', subjects),
    };
    const deleted: Record<string, number> = {};
    // First, since it takes the chain's lock.
    if (!keepsEvidence) deleted.agreement_evidence = await eraseEvidenceOf(open, hashesOf(person, keys), now);
    for (const [table, deletion] of Object.entries(deletions)) {
      deleted[table] = Number((await deletion.executeTakeFirst()).numDeletedRows);
    }
    deleted.call_replies = await forgetReplies(open, repliesColumn(person), hashesOf(person, keys));
    if (person.kind === 'phone') deleted.conversions = await forgetConversions(open, hashesOf(person, keys));
    await forgetUnusedTexts(open);
    return deleted;
  });
}
