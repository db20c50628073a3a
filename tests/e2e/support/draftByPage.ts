import type { Page } from '@playwright/test';
import type { EditorSession, TemplateDetails } from '../../../src/generated/editor';

/** A call of the editor that changes something, as whoever is signed in on the page makes it. Throws unless it is done. */
export const callByPage = (page: Page, method: string, path: string, payload: object): Promise<unknown> =>
  page.evaluate(
    async ({ verb, address, body }) => {
      const { csrfToken } = (await (await fetch('/editor/api/session')).json()) as EditorSession;
      const reply = await fetch(`/editor/api${address}`, {
        method: verb,
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`${verb} ${address}: ${reply.status} ${await reply.text()}`);
      return reply.status === 204 ? undefined : ((await reply.json()) as unknown);
    },
    { verb: method, address: path, body: payload },
  );

/** A template as whoever is signed in on the page sees it. */
const detailsByPage = (page: Page, id: string): Promise<TemplateDetails> =>
  page.evaluate(
    async (template) => (await (await fetch(`/editor/api/templates/${template}`)).json()) as TemplateDetails,
    id,
  );

interface DraftedPage {
  readonly blocks: readonly { readonly id: string; readonly props: object }[];
}

/** Saves what a change makes of what is live as the draft. Resolves with its hash. */
export async function draftByPage(
  page: Page,
  id: string,
  change: (live: DraftedPage) => object,
): Promise<string> {
  const { live, version } = await detailsByPage(page, id);
  // Published by the host itself.
  const document = JSON.stringify(change(JSON.parse(live?.document ?? '{}') as DraftedPage));
  await callByPage(page, 'PUT', `/templates/${id}/draft`, { document, baseVersion: version });
  return (await detailsByPage(page, id)).draft?.sha256 ?? '';
}
