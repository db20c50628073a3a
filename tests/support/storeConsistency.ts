import type { Kysely } from 'kysely';
import type { Database } from '../../src/host/store/database';
import { sha256Of } from '../../src/host/store/documentIdentity';

/** What somebody was told to be published. */
export interface Acknowledged {
  readonly id: string;
  readonly revision: number;
  readonly document: string;
}

const nameOf = ({ id, revision }: { readonly id: string; readonly revision: number | null }): string =>
  `${id} ${revision ?? 'none'}`;

/** Faults of every revision's hash, and revisions without a publication. */
async function revisionFaults(database: Kysely<Database>, published: ReadonlySet<string>): Promise<string[]> {
  const rows = await database.selectFrom('template_revisions').selectAll().execute();
  return rows.flatMap(({ template_id: id, revision, document, sha256 }) => {
    const name = nameOf({ id, revision });
    return [
      ...(sha256Of(document) === sha256 ? [] : [`${name}: document and hash disagree`]),
      ...(published.has(name) ? [] : [`${name}: stored, never published`]),
    ];
  });
}

/** Faults of the audit log against the log of publications. */
async function auditFaults(database: Kysely<Database>, published: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('editor_audit')
    .selectAll()
    .where('action', 'in', ['published', 'rolledBack', 'ended'])
    .execute();
  const audited = rows.map(({ subject, detail }) => {
    const { revision = null } = JSON.parse(detail) as { revision?: number | null };
    return nameOf({ id: subject, revision });
  });
  const [left, right] = [[...published].sort(), [...audited].sort()];
  return left.join() === right.join()
    ? []
    : [`the audit log has ${right.length} moves, the log of publications ${left.length}`];
}

/**
 * Everything in which document, hash, active pointer, counter, list and audit log of a store disagree, and what was
 * acknowledged and is not there. Empty where nothing was lost and nothing is half-done.
 */
export async function storeFaults(
  database: Kysely<Database>,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const moves = await database.selectFrom('template_publications').selectAll().orderBy('sequence').execute();
  const counter = await database.selectFrom('template_counter').select('value').executeTakeFirst();
  const last = new Map(moves.map((move) => [move.template_id, move]));
  const published = moves.map(({ template_id: id, revision }) => nameOf({ id, revision }));
  const pointers = await database
    .selectFrom('templates')
    .leftJoin('editor_templates as listed', 'listed.id', 'templates.id')
    .select(['templates.id', 'templates.live_revision', 'listed.state'])
    .execute();
  const documents = new Map<string, string>();
  for (const { template_id, revision, document } of await database
    .selectFrom('template_revisions')
    .selectAll()
    .execute()) {
    documents.set(nameOf({ id: template_id, revision }), document);
  }
  return [
    ...moves.flatMap(({ sequence }, position) =>
      sequence === position + 1 ? [] : [`move ${position + 1} has number ${sequence}`],
    ),
    ...((counter?.value ?? 0) === moves.length
      ? []
      : [`the counter says ${counter?.value ?? 0} of ${moves.length} moves`]),
    ...pointers.flatMap(({ id, live_revision: live, state }) => {
      const expected = last.get(id)?.revision ?? null;
      return [
        ...(live === expected
          ? []
          : [`${id}: live is ${live ?? 'nothing'}, last published ${expected ?? 'nothing'}`]),
        ...(state !== null && (state === 'draft') === (live === null)
          ? []
          : [`${id}: is listed as ${state ?? 'nothing'}`]),
      ];
    }),
    ...(await revisionFaults(database, new Set(published))),
    ...(await auditFaults(database, published)),
    ...acknowledged.flatMap((each) =>
      documents.get(nameOf(each)) === each.document ? [] : [`${nameOf(each)}: acknowledged and lost`],
    ),
  ];
}
