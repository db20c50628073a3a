import { documentId, isTemplateId } from '../../../store/documentIdentity';
import { onlyBlock } from './onlyBlock';
import type { TemplateSource } from '../../../delivery/templates/templateSource';

/** `live`: what most visitors get; `tried`: what a share of them gets while a guarded publication runs, else the same. */
export type PreviewOrigin = 'draft' | 'live' | 'tried' | 'starter';

export interface PreviewDocumentsOptions {
  readonly drafts: DraftSource;
  readonly live: TemplateSource;
  /** What is live with the blocks that are turned off too. */
  readonly unswitched: DraftSource;
  /** What was live last, of templates that ended or were put away. */
  readonly ended: DraftSource;
  /** Exact texts of the templates that come with the host. */
  readonly starters: readonly string[];
  readonly ofHash: (id: string, sha256: string) => Promise<string | undefined>;
}

export interface PreviewDocuments {
  /** Exact JSON text; undefined where there is none. A draft that is not there is what was published or was live last. */
  find(id: string, origin: PreviewOrigin): Promise<string | undefined>;
  /** The same with one block alone, of what is live or was last, also where it is turned off. */
  findBlock(id: string, blockId: string): Promise<string | undefined>;
  /** Exactly these bytes of a template: a draft, a revision, or what was kept of an earlier draft. */
  findBytes(id: string, sha256: string): Promise<string | undefined>;
}

const isHash = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);

export const parseOrigin = (value: string | undefined): PreviewOrigin =>
  value === 'live' || value === 'tried' || value === 'starter' ? value : 'draft';

export function createPreviewDocuments({
  drafts,
  live,
  unswitched,
  ended,
  starters,
  ofHash,
}: PreviewDocumentsOptions): PreviewDocuments {
  const findLive = async (id: string): Promise<string | undefined> => {
    const lookup = await live.find(id);
    return lookup.status === 'published' ? lookup.template.document : undefined;
  };
  const findTried = async (id: string): Promise<string | undefined> => {
    const lookup = await live.find(id);
    if (lookup.status !== 'published') return undefined;
    const { document, guard } = lookup.template;
    return guard?.next.document ?? document;
  };
  return {
    async find(id, origin) {
      if (!isTemplateId(id)) return undefined;
      if (origin === 'starter') return starters.find((document) => documentId(document) === id);
      if (origin === 'live') return findLive(id);
      if (origin === 'tried') return findTried(id);
      return (await drafts.find(id))?.document ?? (await findTried(id)) ?? (await ended.find(id))?.document;
    },
    async findBlock(id, blockId) {
      if (!isTemplateId(id)) return undefined;
      const found = (await unswitched.find(id)) ?? (await ended.find(id));
      return found && onlyBlock(found.document, blockId);
    },
    async findBytes(id, sha256) {
      return isTemplateId(id) && isHash(sha256) ? ofHash(id, sha256) : undefined;
    },
  };
}

export interface DraftSource {
  /** Undefined where there is none. */
  find(id: string): Promise<{ readonly document: string } | undefined>;
}
