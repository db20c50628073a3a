import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { OwnAccount } from '../../../../generated/editor';
import { dayMs } from '../../../../kernel/date';
import { includesRole } from '../../../../kernel/roles';
import { type Market, markets } from '../../../../kernel/market';
import type { Database } from '../../../store/database';
import { pendingFor } from './pendingApprovals';

export const templateSorts = ['changed', 'name', 'published', 'visits'] as const;
export type TemplateSort = (typeof templateSorts)[number];

export interface TemplateQuery {
  /** Empty: every template. */
  readonly search: string;
  readonly kind: string | undefined;
  readonly locale: string | undefined;
  /** Without it: all but the archived ones, unless they are asked for by their ids. */
  readonly state: string | undefined;
  /** Only these; undefined: whichever. */
  readonly ids: readonly string[] | undefined;
  /** A folder's id; `none`: those that stand in none. */
  readonly folder: string | undefined;
  /** Only what the account changed last. */
  readonly isMine: boolean;
  /** Only what waits for the caller: their approval, or a change that they were asked for. */
  readonly waits: boolean;
  readonly sort: TemplateSort;
  /** Where the page before ended. */
  readonly cursor: string | undefined;
  readonly limit: number;
  /** Those that a token is kept to; undefined: all. */
  readonly markets: readonly Market[] | undefined;
  /** The caller: their own locks are not reported and keep them from nothing. */
  readonly account: Pick<OwnAccount, 'id' | 'role'>;
}

type Builder = ExpressionBuilder<Database, 'editor_templates'>;

const escapeLike = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);

const noFolder = 'none';

/** What waits for the caller, of all that is not archived. */
export const pendingForReader = (builder: Builder, { id, role }: TemplateQuery['account']) =>
  pendingFor(builder, { accountId: id, mayApprove: includesRole(role, 'publisher') });

/** All of it is answered by columns: no document is read. */
export function matches(builder: Builder, query: TemplateQuery) {
  const { search, kind, locale, state, ids, folder, isMine, waits, account, markets: kept } = query;
  const { eb, and } = builder;
  const isSearched = sql<boolean>`editor_templates.search_text like ${`%${escapeLike(search)}%`} escape '\\'`;
  const inFolder =
    folder === noFolder ? eb('folder_id', 'is', null) : eb('folder_id', '=', folder ?? noFolder);
  return and([
    ...(search === '' ? [] : [isSearched]),
    ...(kind === undefined ? [] : [eb('kind', '=', kind)]),
    ...(locale === undefined ? [] : [eb('locale', '=', locale)]),
    ...(ids === undefined ? [] : [eb('editor_templates.id', 'in', ids)]),
    ...(state === undefined && ids === undefined ? [eb('is_archived', '=', 0)] : []),
    ...(state === undefined ? [] : [eb('editor_templates.state', '=', state)]),
    ...(folder === undefined ? [] : [inFolder]),
    ...(isMine ? [eb('changed_by_id', '=', account.id)] : []),
    ...(waits ? [pendingForReader(builder, account)] : []),
    ...(kept === undefined ? [] : [isOfMarkets(builder, kept)]),
  ]);
}

/** A template that names no market, or no such one, is of `none`. */
export function isOfMarkets({ eb, or }: Builder, kept: readonly Market[]) {
  const named = markets.filter((market) => market !== 'none');
  return or([eb('market', 'in', kept), ...(kept.includes('none') ? [eb('market', 'not in', named)] : [])]);
}

interface Order {
  readonly value: RawBuilder<number | string>;
  readonly direction: 'asc' | 'desc';
}

const visitedDays = 30;

/** What a list is sorted by; those that are alike follow each other by their ids. */
export function orderOf(sort: TemplateSort, now: number): Order {
  switch (sort) {
    case 'changed':
      return { value: sql`editor_templates.changed_at`, direction: 'desc' };
    case 'name':
      return { value: sql`editor_templates.search_text`, direction: 'asc' };
    case 'published':
      return {
        value: sql`coalesce((
          select max(published_at) from template_publications
          where template_id = editor_templates.id and revision is not null
        ), 0)`,
        direction: 'desc',
      };
    case 'visits': {
      const from = new Date(now - visitedDays * dayMs).toISOString().slice(0, 10);
      return {
        value: sql`cast(coalesce((
          select sum(count) from template_counts
          where template_id = editor_templates.id and kind = 'visit' and period > ${from}
        ), 0) as bigint)`,
        direction: 'desc',
      };
    }
  }
}

/** The last row of a page. */
export interface Position {
  readonly value: number | string;
  readonly id: string;
}

export const writeCursor = ({ value, id }: Position): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** What is no cursor of this order begins at the beginning. */
export function readCursor(cursor: string | undefined, sort: TemplateSort): Position | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
  const [value, id] = Array.isArray(parts) ? (parts as readonly unknown[]) : [];
  if (typeof id !== 'string') return undefined;
  if (sort === 'name') return typeof value === 'string' ? { value, id } : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? { value, id } : undefined;
}

export function isAfter({ eb, and, or }: Builder, { value, direction }: Order, position: Position) {
  return or([
    eb(value, direction === 'desc' ? '<' : '>', position.value),
    and([eb(value, '=', position.value), eb('editor_templates.id', '>', position.id)]),
  ]);
}
