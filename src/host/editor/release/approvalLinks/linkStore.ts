import { createHmac } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { ApprovalLink } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import type { ApprovalLinkRow } from '../../../store/tables/editorTables';
import { hashOfToken } from '../../door/sessions/sessionCookie';
import type { Subject } from '../approval/subject';

export type StoredLink = Selectable<ApprovalLinkRow>;

const tokenShape = /^[\w-]{43}$/;
const maxLinks = 20;

/**
 * What the addresses of a link's pictures carry in place of its token: a finder of one in a log sees the pages as long as the
 * link works, and can answer nothing.
 */
export const viewOfToken = (token: string): string =>
  createHmac('sha256', token).update('pictures').digest('base64url');

export function stateOfLink(
  { answer, revoked_at, expires_at }: StoredLink,
  now: number,
): ApprovalLink['state'] {
  if (answer === 'approved' || answer === 'changeAsked') return answer;
  if (revoked_at !== null) return 'revoked';
  return expires_at <= now ? 'expired' : 'open';
}

const findByHash = async (
  database: Kysely<Database>,
  column: 'token_hash' | 'view_hash',
  secret: string,
): Promise<StoredLink | undefined> =>
  tokenShape.test(secret)
    ? database
        .selectFrom('editor_approval_links')
        .selectAll()
        .where(column, '=', hashOfToken(secret))
        .executeTakeFirst()
    : undefined;

/** The link that a token opens, whatever has become of it; undefined: there is none. */
export const findLink = (database: Kysely<Database>, token: string) =>
  findByHash(database, 'token_hash', token);

/** The link whose pictures an address may show. */
export const findLinkOfView = (database: Kysely<Database>, view: string) =>
  findByHash(database, 'view_hash', view);

/** What a link is about. */
export const subjectOfLink = ({ template_id, bundle_id }: StoredLink): Subject =>
  template_id === null ? { kind: 'bundle', id: bundle_id ?? '' } : { kind: 'template', id: template_id };

export async function listLinks(
  database: Kysely<Database>,
  { kind, id }: Subject,
  now: number,
): Promise<ApprovalLink[]> {
  const rows = await database
    .selectFrom('editor_approval_links')
    .selectAll()
    .where(kind === 'template' ? 'template_id' : 'bundle_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
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
  answeredByName: row.answered_by_name,
  answeredAt: row.answered_at,
});
