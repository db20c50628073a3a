import type { TemplateDetails } from '../../generated/editor';
import validateDetails from '../../generated/validators/editor/templateDetails';
import type { EditorClient } from '../api/editorClient';

/** Where the host has a template, below the prefix of its calls. */
export const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

export const getDetails = (client: EditorClient) => (id: string) =>
  client.get<TemplateDetails>(pathOf(id), validateDetails);
