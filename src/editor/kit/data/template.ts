import type { TemplateDetails } from '../../../generated/editor';
import { getTemplatesId } from '../../../generated/editorCalls/getTemplatesId';
import { isMarket, type Market } from '../../../kernel/market';
import { recordOf } from '../../../kernel/record';
import type { EditorClient } from '../api/editorClient';

/** Where the editor shows a template, below its own prefix. */
export const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

export const getDetails = (client: EditorClient) => (id: string) => client.send(getTemplatesId({ id }));

/** What is worked on, else what is live, as far as it can be read. */
function readDocument({ draft, live }: TemplateDetails): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(draft?.document ?? live?.document ?? '{}'));
  } catch {
    return {};
  }
}

/** What a template calls itself; its id where it says nothing. */
export function templateName(details: TemplateDetails): string {
  const { name } = readDocument(details);
  return typeof name === 'string' && name !== '' ? name : details.id;
}

/** Undefined where the template names none. */
export function marketOf(details: TemplateDetails): Market | undefined {
  const { market } = readDocument(details);
  return isMarket(market) ? market : undefined;
}

/** Offers a text as a file, the way a browser does with a link. */
export function saveFile({ document }: Window, name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
