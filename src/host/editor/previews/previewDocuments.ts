import { documentId, isTemplateId } from '../../store/documentIdentity';
import { onlyBlock } from './onlyBlock';
import type { TemplateSource } from '../../delivery/templates/templateSource';

export type PreviewOrigin = 'draft' | 'live' | 'starter';

export interface PreviewDocumentsOptions {
  readonly drafts: DraftSource;
  readonly live: TemplateSource;
  /** What is live with the blocks that are turned off too. */
  readonly unswitched: DraftSource;
  /** What was live last, of templates that ended or were put away. */
  readonly ended: DraftSource;
  /** Exact texts of the templates that come with the host. */
  readonly starters: readonly string[];
}

export interface PreviewDocuments {
  /** Exact JSON text; undefined where there is none. A draft that is not there is what is live, or was last. */
  find(id: string, origin: PreviewOrigin): Promise<string | undefined>;
  /** The same with one block alone, of what is live or was last, also where it is turned off. */
  findBlock(id: string, blockId: string): Promise<string | undefined>;
}

export const parseOrigin = (value: string | undefined): PreviewOrigin =>
  value === 'live' || value === 'starter' ? value : 'draft';

export function createPreviewDocuments({
  drafts,
  live,
  unswitched,
  ended,
  starters,
}: PreviewDocumentsOptions): PreviewDocuments {
  const findLive = async (id: string): Promise<string | undefined> => {
    const lookup = await live.find(id);
    return lookup.status === 'published' ? lookup.template.document : undefined;
  };
  return {
    async find(id, origin) {
      if (!isTemplateId(id)) return undefined;
      if (origin === 'starter') return starters.find((document) => documentId(document) === id);
      if (origin === 'live') return findLive(id);
      return (await drafts.find(id))?.document ?? (await findLive(id)) ?? (await ended.find(id))?.document;
    },
    async findBlock(id, blockId) {
      if (!isTemplateId(id)) return undefined;
      const found = (await unswitched.find(id)) ?? (await ended.find(id));
      return found && onlyBlock(found.document, blockId);
    },
  };
}

export interface DraftSource {
  /** Undefined where there is none. */
  find(id: string): Promise<{ readonly document: string } | undefined>;
}
