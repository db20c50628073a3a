import type { TemplateDetails } from '../../generated/editor';
import validateDetails from '../../generated/validators/editor/templateDetails';
import type { EditorClient } from '../api/editorClient';

/** Where the host has a template, below the prefix of its calls. */
export const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

export const getDetails = (client: EditorClient) => (id: string) =>
  client.get<TemplateDetails>(pathOf(id), validateDetails);

/** What a template calls itself; its id where it says nothing. */
export function templateName({ id, draft, live }: TemplateDetails): string {
  try {
    const document: unknown = JSON.parse(draft?.document ?? live?.document ?? '{}');
    const isNamed = typeof document === 'object' && document !== null && 'name' in document;
    return isNamed && typeof document.name === 'string' && document.name !== '' ? document.name : id;
  } catch {
    return id;
  }
}

/** Offers a text as a file, the way a browser does with a link. */
export function saveFile({ document }: Window, name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
