import type { Kysely, Selectable } from 'kysely';
import type { ApprovalLink } from '../../../generated/editor';
import type { Database } from '../../store/database';
import type { ApprovalLinkRow } from '../../store/tables/editorTables';
import { hashOfToken } from '../sessions/sessionCookie';

export type StoredLink = Selectable<ApprovalLinkRow>;

const tokenShape = /^[\w-]{43}$/;
const maxLinks = 20;

export function stateOfLink(
  { answer, revoked_at, expires_at }: StoredLink,
  now: number,
): ApprovalLink['state'] {
  if (answer === 'approved' || answer === 'changeAsked') return answer;
  if (revoked_at !== null) return 'revoked';
  return expires_at <= now ? 'expired' : 'open';
}

/** The link that a token opens, whatever has become of it; undefined: there is none. */
export async function findLink(database: Kysely<Database>, token: string): Promise<StoredLink | undefined> {
  if (!tokenShape.test(token)) return undefined;
  return database
    .selectFrom('editor_approval_links')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
}

export interface LinkSubject {
  readonly templateId: string | null;
  readonly bundleId: string | null;
}

export async function listLinks(
  database: Kysely<Database>,
  { templateId, bundleId }: LinkSubject,
  now: number,
): Promise<ApprovalLink[]> {
  const rows = await database
    .selectFrom('editor_approval_links')
    .selectAll()
    .$if(templateId !== null, (select) => select.where('template_id', '=', templateId))
    .$if(templateId === null, (select) => select.where('bundle_id', '=', bundleId))
    .orderBy('created_at', 'desc')
    .limit(maxLinks)
    .execute();
  return rows.map((row) => linkReply(row, now));
}

export const linkReply = (row: StoredLink, now: number): ApprovalLink => ({
  id: row.id,
  name: row.name,
  state: stateOfLink(row, now),
  sha256: row.sha256,
  createdAt: row.created_at,
  createdByName: row.created_by_name,
  expiresAt: row.expires_at,
  ...(row.answered_by_name !== null && { answeredByName: row.answered_by_name }),
  ...(row.answered_at !== null && { answeredAt: row.answered_at }),
  ...(row.answer_note !== null && { answer: row.answer_note }),
});
