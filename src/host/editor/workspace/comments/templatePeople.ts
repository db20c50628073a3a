import type { Kysely } from 'kysely';
import type { TemplatePerson } from '../../../../generated/editor';
import { isRole } from '../../../../kernel/roles';
import type { Database } from '../../../store/database';
import { decodeMarkets, filterCallersWithAccess } from '../../door/calls/callerMarkets';

/** Who can sign in and see a template, by name. */
export async function listPeople(database: Kysely<Database>, templateId: string): Promise<TemplatePerson[]> {
  const rows = await database
    .selectFrom('editor_accounts')
    .select(['id', 'name', 'role', 'markets'])
    .where('disabled_at', 'is', null)
    .where(({ or, eb }) => or([eb('password_hash', 'is not', null), eb('identity_subject', 'is not', null)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const people = rows.map(({ markets, ...row }) => ({ ...row, markets: decodeMarkets(markets) }));
  const reaching = await filterCallersWithAccess(database, templateId, people);
  return reaching.flatMap(({ id, name, role }) => (isRole(role) ? [{ id, name, role }] : []));
}
