import type { Transaction } from 'kysely';
import type { TemplateState } from '../../generated/editor';
import type { Database } from './database';
import type { Actor } from './recordAudit';
import { recordOf } from '../../kernel/record';
import { syncedUses } from '../../template/synced/syncedUses';
import { boundedLine } from './storableText';

export interface IndexChange {
  readonly id: string;
  /** What the words of the list are read from; undefined: they stay. */
  readonly document: string | undefined;
  readonly actor: Actor;
  readonly at: number;
}

/** Makes this transaction the only one that changes a template until it ends. False where there is no such template. */
export async function lockTemplate(transaction: Transaction<Database>, id: string): Promise<boolean> {
  const row = await transaction
    .updateTable('editor_templates')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface Facts {
  readonly is_archived: number;
  readonly live: string | null;
  readonly draft: string | null;
  readonly publishAt: number | null;
  readonly wasLive: string | null;
}

const readFacts = (transaction: Transaction<Database>, id: string): Promise<Facts> =>
  transaction
    .selectFrom('editor_templates')
    .leftJoin('editor_drafts as draft', 'draft.template_id', 'editor_templates.id')
    .leftJoin('editor_schedules as schedule', 'schedule.template_id', 'editor_templates.id')
    .leftJoin('templates', 'templates.id', 'editor_templates.id')
    .leftJoin('template_revisions as live', (join) =>
      join
        .onRef('live.template_id', '=', 'templates.id')
        .onRef('live.revision', '=', 'templates.live_revision'),
    )
    .select(['editor_templates.is_archived', 'live.sha256 as live', 'draft.sha256 as draft'])
    .select(['schedule.publish_at as publishAt', 'templates.id as wasLive'])
    .where('editor_templates.id', '=', id)
    .executeTakeFirstOrThrow();

function stateOf({ is_archived, live, draft, publishAt, wasLive }: Facts): TemplateState {
  if (is_archived === 1) return 'archived';
  if (publishAt !== null) return 'scheduled';
  if (live !== null) return draft === null || draft === live ? 'live' : 'changed';
  return wasLive === null ? 'draft' : 'ended';
}

/** Brings the list's state of a template up to date. */
export async function refreshState(transaction: Transaction<Database>, id: string): Promise<void> {
  const state = stateOf(await readFacts(transaction, id));
  await transaction.updateTable('editor_templates').set({ state }).where('id', '=', id).execute();
}

/** Writes who changed what last, and the words and state that follow; adds the template where it is new. */
export async function indexTemplate(transaction: Transaction<Database>, change: IndexChange): Promise<void> {
  const { id, document, actor, at } = change;
  const words = document === undefined ? undefined : templateWords(id, document);
  const changed = { changed_at: at, changed_by_id: actor.id, changed_by_name: actor.name };
  // What has new content is no longer put away.
  const named = words && { ...words, search_text: searchTextOf(id, words), is_archived: 0 };
  const blank = { name: id, search_text: id.toLowerCase(), kind: '', locale: '', market: '' };
  await transaction
    .insertInto('editor_templates')
    .values({ id, state: 'draft', is_archived: 0, version: 0, ...blank, ...named, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...named, ...changed }))
    .execute();
  await refreshState(transaction, id);
}

/** What the list says of a template, read from its document once it changes. */
export interface TemplateWords {
  readonly name: string;
  readonly kind: string;
  readonly locale: string;
  readonly market: string;
  readonly synced_uses: string;
}

const maxNameLength = 200;
const maxWordLength = 20;
const maxSearchTextLength = 310;

/** A draft may lack any of them; then the id stands for the name, and nothing for the others. */
function templateWords(id: string, document: string): TemplateWords {
  const value: unknown = JSON.parse(document);
  const record = recordOf(value);
  const word = (key: string, most: number): string => {
    const text = record[key];
    return typeof text === 'string' ? boundedLine(text, most) : '';
  };
  return {
    name: word('name', maxNameLength) || id,
    kind: word('kind', maxWordLength),
    locale: word('locale', maxWordLength),
    market: word('market', maxWordLength),
    synced_uses: JSON.stringify(oldestUses(record.blocks)),
  };
}

/** The version of each synced block by its id; of several copies the oldest one's. */
function oldestUses(blocks: unknown): Readonly<Record<string, number>> {
  const oldest = new Map<string, number>();
  for (const { id, version } of syncedUses(blocks))
    oldest.set(id, Math.min(version, oldest.get(id) ?? version));
  return Object.fromEntries(oldest);
}

/** What a search looks in. In lower case some letters are two, so a name may outgrow its place; the id has its own. */
function searchTextOf(id: string, { name }: TemplateWords): string {
  const maxNameInSearch = maxSearchTextLength - id.length - 1;
  return `${boundedLine(name.toLowerCase(), maxNameInSearch)} ${id.toLowerCase()}`;
}
