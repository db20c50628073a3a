import type { calendarRows } from '../../../../editorCalls/insight';
import type { Kysely } from 'kysely';
import type { CampaignEvent } from '../../../../generated/editor';
import { dayMs } from '../../../../kernel/date';
import { success } from '../../../../kernel/result';
import { shippedReason } from '../../../../kernel/shippedReason';
import type { Database } from '../../../store/database';
import { type Handle, type Handlers, integerQuery } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { isMarketListed } from '../../door/calls/callerMarkets';

interface Span {
  /** Epoch ms, inclusive. */
  readonly from: number;
  /** Epoch ms, exclusive. */
  readonly until: number;
}

/** A month with the days around it that other zones reach into. */
const maxSpanMs = 62 * dayMs;
/** More than any month shows; the rest of a larger one is left out. */
const maxEvents = 1_000;

/** What hosts will do by themselves: a start, a change of what is live, an end. */
async function plannedEvents(database: Kysely<Database>, { from, until }: Span): Promise<CampaignEvent[]> {
  const rows = await database
    .selectFrom('editor_schedules')
    .innerJoin('editor_templates', 'editor_templates.id', 'editor_schedules.template_id')
    .leftJoin('templates', 'templates.id', 'editor_schedules.template_id')
    .select(['editor_templates.id', 'editor_templates.name', 'editor_templates.market'])
    .select(['editor_schedules.publish_at', 'editor_schedules.end_at', 'templates.live_revision'])
    .select('editor_schedules.guarded_percent')
    .limit(maxEvents)
    .execute();
  return rows.flatMap(({ id, name, market, publish_at, end_at, live_revision, guarded_percent }) => {
    const about = { templateId: id, name, market, isPlanned: true };
    const isInSpan = (at: number | null): at is number => at !== null && at >= from && at < until;
    const kind = live_revision === null ? 'start' : 'change';
    const share = guarded_percent === null ? {} : { sharePercent: guarded_percent };
    return [
      ...(isInSpan(publish_at) ? [{ ...about, ...share, kind, at: publish_at } as const] : []),
      ...(isInSpan(end_at) ? [{ ...about, kind: 'end', at: end_at } as const] : []),
    ];
  });
}

/** What bundles will make live, a row for each template. */
async function bundledEvents(database: Kysely<Database>, { from, until }: Span): Promise<CampaignEvent[]> {
  const rows = await database
    .selectFrom('editor_bundles as bundle')
    .innerJoin('editor_bundle_members as member', 'member.bundle_id', 'bundle.id')
    .innerJoin('editor_templates', 'editor_templates.id', 'member.template_id')
    .leftJoin('templates', 'templates.id', 'member.template_id')
    .select(['editor_templates.id', 'editor_templates.name', 'editor_templates.market'])
    .select(['bundle.publish_at', 'templates.live_revision'])
    .where('bundle.state', '=', 'scheduled')
    .where('bundle.publish_at', '>=', from)
    .where('bundle.publish_at', '<', until)
    .limit(maxEvents)
    .execute();
  return rows.map(({ id, name, market, publish_at, live_revision }) => ({
    templateId: id,
    name,
    market,
    kind: live_revision === null ? 'start' : 'change',
    at: publish_at ?? from,
    isPlanned: true,
  }));
}

/** What has begun and ended. What was changed in between is for the history: it would hide the two. */
async function pastEvents(database: Kysely<Database>, { from, until }: Span): Promise<CampaignEvent[]> {
  const rows = await database
    .selectFrom('template_publications as publication')
    .innerJoin('editor_templates', 'editor_templates.id', 'publication.template_id')
    .select(['editor_templates.id', 'editor_templates.name', 'editor_templates.market'])
    .select(['publication.revision', 'publication.published_at'])
    .where('publication.published_at', '>=', from)
    .where('publication.published_at', '<', until)
    // What comes with the host is no campaign of anybody.
    .where('publication.reason', '!=', shippedReason)
    .where(({ eb, or }) =>
      or([eb('publication.revision', 'is', null), eb('publication.previous_revision', 'is', null)]),
    )
    .orderBy('publication.sequence')
    .limit(maxEvents)
    .execute();
  return rows.map(({ id, name, market, revision, published_at: at }) => ({
    templateId: id,
    name,
    market,
    kind: revision === null ? 'end' : 'start',
    at,
    isPlanned: false,
  }));
}

const list =
  ({ database }: Editor): Handle<undefined, 'from' | 'until'> =>
  async ({ query, caller }) => {
    const from = integerQuery(query('from'), 0);
    const until = integerQuery(query('until'), 0);
    if (from === 0 || until <= from || until - from > maxSpanMs)
      return refuse('invalid', 'from and until are no two moments of one month', {
        faults: [
          { path: '/until', message: 'expected epoch milliseconds after from, at most 62 days later' },
        ],
      });
    const span = { from, until };
    const all = await Promise.all([
      pastEvents(database, span),
      plannedEvents(database, span),
      bundledEvents(database, span),
    ]);
    const events = all.flat().filter(({ market }) => isMarketListed(caller, market));
    return success({ body: { events: events.sort((one, other) => one.at - other.at) } });
  };

export const calendarCalls = (editor: Editor): Handlers<typeof calendarRows> => ({
  'GET /calendar': list(editor),
});
