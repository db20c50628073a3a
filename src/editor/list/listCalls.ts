import type {
  CreateTemplatePayload,
  StarterList,
  TemplateDetails,
  TemplateList,
} from '../../generated/editor';
import validateStarters from '../../generated/validators/editor/starterList';
import validateDetails from '../../generated/validators/editor/templateDetails';
import validateList from '../../generated/validators/editor/templateList';
import { success } from '../../kernel/result';
import type { EditorClient, EditorReply } from '../api/editorClient';
import type { TemplateFilters } from './templateFilters';

export interface ListRequest {
  readonly filters: TemplateFilters;
  /** How many pages of rows are in view. */
  readonly pages: number;
}

const rowsPerPage = 20;

const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

/** Rows of all the pages in view, asked for one after the other: each says where the next begins. */
export const getTemplates =
  (client: EditorClient) =>
  async ({ filters, pages }: ListRequest): Promise<EditorReply<TemplateList>> => {
    const rows: TemplateList['templates'] = [];
    let cursor: string | undefined;
    for (let page = 1; ; page += 1) {
      const reply = await client.get<TemplateList>('/templates', validateList, {
        ...filters,
        cursor,
        limit: rowsPerPage,
      });
      if (!reply.ok) return reply;
      rows.push(...reply.value.templates);
      if (reply.value.next === null || page >= pages) return success({ ...reply.value, templates: rows });
      cursor = reply.value.next;
    }
  };

export const getStarters = (client: EditorClient) => () =>
  client.get<StarterList>('/starters', validateStarters);

export const getDetails = (client: EditorClient) => (id: string) =>
  client.get<TemplateDetails>(pathOf(id), validateDetails);

export const postTemplate = (client: EditorClient) => (payload: CreateTemplatePayload) =>
  client.send<TemplateDetails>('POST', '/templates', validateDetails, payload);

export const postArchive = (client: EditorClient) => (id: string) =>
  client.sendOnly('POST', `${pathOf(id)}/archive`);

export const postRestore = (client: EditorClient) => (id: string) =>
  client.sendOnly('POST', `${pathOf(id)}/restore`);
