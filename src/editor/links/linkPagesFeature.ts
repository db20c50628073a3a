import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sitePages } from '../../features/site/sitePages';
import type { TemplateEntry, TemplateList } from '../../generated/editor';
import validateList from '../../generated/validators/editor/templateList';
import { success } from '../../kernel/result';
import type { EditorClient, EditorReply } from '../api/editorClient';
import { createResource, getPages, type ResourceState } from '../data/resource';

/** Every template that a link may lead to, by name. */
export const linkPages = createResource<undefined, readonly TemplateEntry[]>('linkPages');

/** The most that the host sends at once, and how often it is asked: more than a person looks through. */
const rowsPerPage = 100;
const maxPages = 20;

export const getLinkPages =
  (client: EditorClient) => async (): Promise<EditorReply<readonly TemplateEntry[]>> => {
    const found = await getPages(maxPages, (cursor: string | undefined) =>
      client.get<TemplateList>('/templates', validateList, { cursor, limit: rowsPerPage }),
    );
    if (!found.ok) return found;
    const entries = found.value.pages.flatMap(({ templates }) => templates);
    return success([...entries].sort((one, other) => one.name.localeCompare(other.name)));
  };

type LinkPages = ResourceState<undefined, readonly TemplateEntry[]>;

/** The templates that links may lead to; asked for by whoever needs them first. */
export function useLinkPages(): LinkPages {
  const dispatch = useDispatch();
  const state = useSelector(linkPages.select);
  const isUnasked = state.status === 'initial';
  useEffect(() => {
    if (isUnasked) dispatch(linkPages.opened(undefined));
  }, [dispatch, isUnasked]);
  return state;
}

const siteTemplateIds: ReadonlySet<string> = new Set(
  Object.values(sitePages).map(({ templateId }) => templateId),
);

/** Pages of the official site have addresses of their own. */
export const isSiteTemplate = ({ id }: TemplateEntry): boolean => siteTemplateIds.has(id);

/** Whether visitors get to see a template now. */
export const isOpenToVisitors = ({ liveRevision, isArchived }: TemplateEntry): boolean =>
  liveRevision !== null && !isArchived;
