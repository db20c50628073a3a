import type { auditRows } from '../../../../editorCalls/insight';
import { success } from '../../../../kernel/result';
import { type Handlers, integerQuery } from '../../door/calls/call';
import type { Editor } from '../../editor';
import type { Kysely, Selectable } from 'kysely';
import type { AuditAction, AuditEntry, AuditPage, AuditPerson } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import type { AuditDetail } from '../../../store/recordAudit';
import type { AuditRow } from '../../../store/tables/editorTables';

const maxEntries = 200;
const usualEntries = 50;

export const auditCalls = ({ database }: Editor): Handlers<typeof auditRows> => ({
  'GET /audit': async ({ query }) => {
    const limit = integerQuery(query('limit'), usualEntries, maxEntries);
    const before = integerQuery(query('before'), Number.MAX_SAFE_INTEGER);
    const page = await listAudit(database, {
      before,
      limit,
      templateId: query('templateId'),
      accountId: query('accountId'),
    });
    return success({ body: page });
  },
  'GET /audit/people': async () => success({ body: { people: await listAuditPeople(database) } }),
});

interface AuditQuery {
  readonly before: number;
  readonly limit: number;
  readonly templateId: string | undefined;
  readonly accountId: string | undefined;
}

const decodeEntry = (row: Selectable<AuditRow>): AuditEntry => ({
  id: row.id,
  at: row.at,
  accountId: row.account_id,
  accountName: row.account_name,
  // Written by recordAudit and by nothing else, and never changed since.
  action: row.action as AuditAction,
  subject: row.subject,
  templateId: row.template_id,
  detail: JSON.parse(row.detail) as AuditDetail,
});

async function listAudit(database: Kysely<Database>, query: AuditQuery): Promise<AuditPage> {
  const { before, limit, templateId, accountId } = query;
  const rows = await database
    .selectFrom('editor_audit')
    .selectAll()
    .where('id', '<', before)
    .$if(templateId !== undefined, (select) => select.where('template_id', '=', templateId ?? ''))
    .$if(accountId !== undefined, (select) => select.where('account_id', '=', accountId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const entries = rows.slice(0, limit).map(decodeEntry);
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

/** All accounts that have signed in once, by name. */
const listAuditPeople = (database: Kysely<Database>): Promise<AuditPerson[]> =>
  database
    .selectFrom('editor_accounts')
    .select(['id', 'name'])
    .where('last_signed_in_at', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
