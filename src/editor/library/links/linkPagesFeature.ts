import { delay, put, spawn, takeEvery } from 'typed-redux-saga';
import type { TemplateEntry } from '../../../generated/editor';
import { getTemplates } from '../../../generated/editorCalls/getTemplates';
import { sitePages } from '../../../features/site/sitePages';
import { success } from '../../../kernel/result';
import type { EditorClient, EditorReply } from '../../kit/api/editorClient';
import { createResource, getPages, watchResource } from '../../kit/data/resource';
import { namedPages, watchNamedPages } from './namedPages';

export interface LinkSearch {
  /** Part of a name or id; empty: every page. */
  readonly search: string;
  /** How many pages of rows are in view. */
  readonly pages: number;
  /** Of the page that the link stands on: pages of the same stand above the others. */
  readonly market: unknown;
}

export interface FoundPages {
  /** Of each page of rows those of the market first, the latest changed before the others. */
  readonly templates: readonly TemplateEntry[];
  readonly hasMore: boolean;
}

/** Templates that a link may lead to, as somebody looks for them. */
export const linkPages = createResource<LinkSearch, FoundPages>('linkPages');

const rowsPerPage = 30;
/** How long a person may pause between two letters before the host is asked, in ms. */
const typingPauseMs = 250;

const siteTemplateIds: ReadonlySet<string> = new Set(
  Object.values(sitePages).map(({ templateId }) => templateId),
);

/** A link mostly leads to a page for the same visitors. Rows in view stay above rows that load later. */
const ofMarketFirst = (templates: readonly TemplateEntry[], market: unknown): readonly TemplateEntry[] => [
  ...templates.filter((entry) => entry.market === market),
  ...templates.filter((entry) => entry.market !== market),
];

const getLinkPages =
  (client: EditorClient) =>
  async ({ search, pages: count, market }: LinkSearch): Promise<EditorReply<FoundPages>> => {
    const found = await getPages(count, (cursor: string | undefined) =>
      client.send(getTemplates({ search, cursor, limit: rowsPerPage })),
    );
    if (!found.ok) return found;
    const { pages, last } = found.value;
    const templates = pages.flatMap((page) => ofMarketFirst(page.templates, market));
    return success({
      // Pages of the official site have addresses of their own.
      templates: templates.filter(({ id }) => !siteTemplateIds.has(id)),
      hasMore: last.next !== null,
    });
  };

function* whenTypingRests({ search }: LinkSearch) {
  if (search !== '') yield* delay(typingPauseMs);
}

export function* watchLinkPages(client: EditorClient) {
  yield* spawn(watchResource, linkPages, getLinkPages(client), whenTypingRests);
  yield* spawn(watchNamedPages, client);
  // Whatever is chosen among them is known by its name already.
  yield* takeEvery(linkPages.arrived, function* handleFound({ payload: { templates } }) {
    yield* put(namedPages.actions.arrived(Object.fromEntries(templates.map((entry) => [entry.id, entry]))));
  });
}

export const linkSlices = [linkPages, namedPages] as const;

/** Whether visitors get to see a template now. */
export const isOpenToVisitors = ({ liveRevision, isArchived }: TemplateEntry): boolean =>
  liveRevision !== null && !isArchived;
