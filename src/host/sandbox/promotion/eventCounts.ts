import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';

export type PromotionEvent = 'visit' | 'click';

const longest = 100;

/** Anybody may send these: bounded, and without the control characters that a database refuses. */
const bounded = (value: string): string => value.replace(/\p{Cc}/gu, '').slice(0, longest);

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

export async function countEvent(
  database: Kysely<Database>,
  event: PromotionEvent,
  page: { readonly pageId: string; readonly variant: string; readonly utmTag: string; readonly now: number },
): Promise<void> {
  await database
    .insertInto('sandbox_event_counts')
    .values({
      page_id: bounded(page.pageId),
      day: dayOf(page.now),
      event,
      variant: bounded(page.variant),
      utm_tag: bounded(page.utmTag),
      count: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['page_id', 'day', 'event', 'variant', 'utm_tag'])
        .doUpdateSet((expression) => ({ count: expression('sandbox_event_counts.count', '+', 1) })),
    )
    .execute();
}
