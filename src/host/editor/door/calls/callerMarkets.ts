import type { Kysely } from 'kysely';
import { isMarket, type Market } from '../../../../kernel/market';
import { type Result, success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { documentMarket } from '../../../store/documentIdentity';
import { decodeList } from '../../../store/decodeRow';
import type { MemberCall } from './call';
import type { Caller } from './caller';
import { refuse, type Refusal } from './refusal';

const otherMarket = (kept: readonly Market[]) =>
  refuse('forbidden', `only templates of the market ${kept.join(', ')} are open to this account or token`, {
    reason: 'market',
  });

/** A caller that is kept to some markets acts on no document of another. */
export function checkMarketOf(
  { markets }: Pick<Caller, 'markets'>,
  document: string,
): Result<undefined, Refusal> {
  return !markets || markets.includes(documentMarket(document)) ? success(undefined) : otherMarket(markets);
}

/** Texts of what is drafted of a template, of what is to go live at its time, and of what is live. */
async function documentsOf(database: Kysely<Database>, id: string): Promise<readonly string[]> {
  const found = await Promise.all([
    database.selectFrom('editor_drafts').select('document').where('template_id', '=', id).execute(),
    database.selectFrom('editor_schedules').select('document').where('template_id', '=', id).execute(),
    database.selectFrom('editor_bundle_members').select('document').where('template_id', '=', id).execute(),
    database
      .selectFrom('template_publications as move')
      .innerJoin('template_revisions as revision', (join) =>
        join
          .onRef('revision.template_id', '=', 'move.template_id')
          .on(({ eb, fn, ref }) =>
            eb('revision.revision', '=', fn.coalesce(ref('move.revision'), ref('move.previous_revision'))),
          ),
      )
      .select('revision.document')
      .where('move.template_id', '=', id)
      .orderBy('move.sequence', 'desc')
      .limit(1)
      .execute(),
  ]);
  return found.flat().flatMap(({ document }) => (document === null ? [] : [document]));
}

/** The same for all texts of a template. */
export async function checkTemplateMarket(
  database: Kysely<Database>,
  caller: Pick<Caller, 'markets'>,
  id: string,
): Promise<Result<undefined, Refusal>> {
  if (!caller.markets) return success(undefined);
  for (const document of await documentsOf(database, id)) {
    const checked = checkMarketOf(caller, document);
    if (!checked.ok) return checked;
  }
  return success(undefined);
}

/** Which of these callers reach a template, by the same question. */
export async function filterCallersWithAccess<Who extends Pick<Caller, 'markets'>>(
  database: Kysely<Database>,
  id: string,
  callers: readonly Who[],
): Promise<readonly Who[]> {
  const documents = await documentsOf(database, id);
  return callers.filter((each) => documents.every((document) => checkMarketOf(each, document).ok));
}

/** Whether a caller may see rows with that value of the list's column. */
export const isMarketListed = ({ markets }: Pick<Caller, 'markets'>, market: string): boolean =>
  markets?.includes(isMarket(market) ? market : 'none') ?? true;

/** Whether what a call's row reaches is open to a caller that is kept to some markets. */
export async function checkReach(
  database: Kysely<Database>,
  { caller, call, id }: { readonly caller: Caller; readonly call: MemberCall; readonly id: string },
): Promise<Result<undefined, Refusal>> {
  if (call.reach === 'every' && caller.markets)
    return refuse('forbidden', 'this reaches every market, and the account or token does not', {
      reason: 'everyMarket',
    });
  return call.reach === 'template' ? checkTemplateMarket(database, caller, id) : success(undefined);
}

/** The markets that a row of an account or token says; undefined: all. */
export const decodeMarkets = (text: string | null): readonly Market[] | undefined =>
  decodeList(text, 'markets', isMarket);
