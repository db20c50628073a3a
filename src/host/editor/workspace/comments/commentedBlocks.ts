import type { Kysely } from 'kysely';
import { canonicalJson } from '../../../../kernel/canonicalJson';
import { isRecord, recordOf } from '../../../../kernel/record';
import { allBlocks, mapLists } from '../../../../template/blockTree';
import type { Database } from '../../../store/database';
import { findDraft, findEnded, findLive } from '../drafts/draftStore';

export interface CommentedBlock {
  readonly type: string;
  /** Canonical JSON without the blocks in it, which have comments of their own. */
  readonly json: string;
}

/** By their ids; of two with one id the first. */
export type CommentedBlocks = ReadonlyMap<string, CommentedBlock>;

const emptied = (list: unknown): unknown => (Array.isArray(list) ? [] : list);

function blocksIn(document: string): CommentedBlocks {
  const { blocks } = recordOf(JSON.parse(document));
  const found = new Map<string, CommentedBlock>();
  if (!Array.isArray(blocks)) return found;
  for (const block of allBlocks<unknown>(blocks)) {
    if (!isRecord(block) || typeof block.id !== 'string' || found.has(block.id)) continue;
    const type = typeof block.type === 'string' ? block.type : '';
    found.set(block.id, { type, json: canonicalJson(mapLists(block, emptied)) });
  }
  return found;
}

/** The blocks of a template as the editor shows them: of its draft, else of what is or was live. */
export async function findBlocks(database: Kysely<Database>, id: string): Promise<CommentedBlocks> {
  const shown =
    (await findDraft(database, id)) ?? (await findLive(database, id)) ?? (await findEnded(database, id, 0));
  return shown ? blocksIn(shown.document) : new Map();
}
