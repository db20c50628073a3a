import type { Kysely } from 'kysely';
import { isMarket, type Market } from '../../../kernel/market';
import { recordOf } from '../../../kernel/record';
import { type Result, success } from '../../../kernel/result';
import type { Database } from '../../store/database';
import { type Caller, marketsOf } from '../calls/caller';
import { refuse, type Refusal } from '../calls/refusal';

const readMarket = (market: unknown): Market => (isMarket(market) ? market : 'none');

/** The market of a document; `none` where it names none, or no such one. */
function marketOfDocument(document: string): Market {
  try {
    return readMarket(recordOf(JSON.parse(document)).market);
  } catch {
    return 'none';
  }
}

/** A caller that is kept to some markets acts on no document of another. */
export function checkMarketOf(caller: Caller, document: string): Result<undefined, Refusal> {
  const kept = marketsOf(caller);
  if (!kept || kept.includes(marketOfDocument(document))) return success(undefined);
  return refuse('forbidden', `this token is for templates of the market ${kept.join(', ')} alone`);
}

/** The same for a template: what is drafted, what is to go live at its time and what is live. */
export async function checkTemplateMarket(
  database: Kysely<Database>,
  caller: Caller,
  id: string,
): Promise<Result<undefined, Refusal>> {
  if (!marketsOf(caller)) return success(undefined);
  const documents = await Promise.all([
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
  for (const { document } of documents.flat()) {
    const checked = document === null ? success(undefined) : checkMarketOf(caller, document);
    if (!checked.ok) return checked;
  }
  return success(undefined);
}

/** Values of the list's column that a caller may see; undefined: all. */
export const isMarketListed = (caller: Caller, market: string): boolean =>
  marketsOf(caller)?.includes(readMarket(market)) ?? true;
