import { LRUCache } from 'lru-cache';
import { isRecord } from '../../../kernel/record';
import { documentBlocks } from '../../store/documentIdentity';
import { walkBlocks } from '../../../template/blockTree';
import { limits } from '../../../template/limits';
import type { PublishedTemplate } from '../../delivery/templates/templateSource';

/** Types of a document's blocks by their ids, both as reports name them. */
type BlockTypes = ReadonlyMap<string, string>;

/** Ids remembered over all documents. */
const maxIds = 100_000;
/** A number that is no revision yet may become one. */
const rememberedMs = 60_000;

const none: BlockTypes = new Map();

const textOf = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? value.slice(0, maxLength) : '';

/** What is wrong with a document itself, or a block without an id, is reported under an empty one. */
function typesOf(document: string): BlockTypes {
  const types = new Map([['', '']]);
  for (const { block } of walkBlocks(documentBlocks(document))) {
    if (types.size > limits.blocks) break;
    const id = isRecord(block) ? textOf(block.id, 100) : '';
    if (isRecord(block) && id !== '') types.set(id, textOf(block.type, 64));
  }
  return types;
}

export type FindRevision = (id: string, revision: string) => Promise<PublishedTemplate | undefined>;

/** Which blocks a page can have. Anyone may report, so that a report names what is there must be cheap to tell. */
export class KnownBlocks {
  private readonly types = new LRUCache<string, BlockTypes>({
    maxSize: maxIds,
    sizeCalculation: (types) => types.size + 1,
    ttl: rememberedMs,
  });

  /** @param findRevision where revisions are kept; absent, only what is live is known */
  constructor(private readonly findRevision: FindRevision | undefined) {}

  /** @returns the type of a block of what is live, or was as the named revision (empty: not named); undefined: there is none */
  async typeOf(live: PublishedTemplate, revision: string, blockId: string): Promise<string | undefined> {
    const isLive = revision === '' || revision === live.revision;
    const types = isLive
      ? await this.remember(live.sha256, async () => live)
      : await this.ofRevision(live.id, revision);
    return types.get(blockId);
  }

  /** The named revision where it is live or was; else empty, as where none is named. */
  async revisionOf(live: PublishedTemplate, revision: string): Promise<string> {
    const isKnown =
      revision === live.revision || (revision !== '' && (await this.ofRevision(live.id, revision)) !== none);
    return isKnown ? revision : '';
  }

  private ofRevision(id: string, revision: string): Promise<BlockTypes> {
    return this.remember(`${id} ${revision}`, async () => this.findRevision?.(id, revision));
  }

  private async remember(
    name: string,
    find: () => Promise<PublishedTemplate | undefined>,
  ): Promise<BlockTypes> {
    const known = this.types.get(name);
    if (known) return known;
    const template = await find();
    const types = template ? typesOf(template.document) : none;
    this.types.set(name, types);
    return types;
  }
}
