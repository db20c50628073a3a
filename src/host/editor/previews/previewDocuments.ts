import { documentId } from '../../store/documentIdentity';
import type { TemplateSource } from '../../templateSource';
import type { DraftSource } from './draftSource';

export type PreviewOrigin = 'draft' | 'live' | 'starter';

export interface PreviewDocumentsOptions {
  readonly drafts: DraftSource;
  readonly live: TemplateSource;
  /** Exact texts of the templates that come with the host. */
  readonly starters: readonly string[];
}

export interface PreviewDocuments {
  /** Exact JSON text; undefined where there is none. A draft that is not there is what is live. */
  find(id: string, origin: PreviewOrigin): Promise<string | undefined>;
}

export const parseOrigin = (value: string | undefined): PreviewOrigin =>
  value === 'live' || value === 'starter' ? value : 'draft';

export function createPreviewDocuments({ drafts, live, starters }: PreviewDocumentsOptions): PreviewDocuments {
  const findLive = async (id: string): Promise<string | undefined> => {
    const lookup = await live.find(id);
    return lookup.status === 'published' ? lookup.template.document : undefined;
  };
  return {
    async find(id, origin) {
      if (origin === 'starter') return starters.find((document) => documentId(document) === id);
      const draft = origin === 'draft' ? await drafts.find(id) : undefined;
      return draft?.document ?? findLive(id);
    },
  };
}
