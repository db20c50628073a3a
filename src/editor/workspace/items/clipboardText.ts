import { isRecord, recordOf } from '../../../kernel/record';
import { stripInvalid } from '../../../codec/stripInvalid';
import { blockValidators } from '../../../generated/blockValidators';
import { allBlocks, mapBlocks } from '../../../template/blockTree';
import { checkBlock, collectBlocks } from '../../../template/check/checkBlock';
import type { Finding } from '../../../template/check/templateCheck';
import { isDeeperThan, limits } from '../../../template/limits';
import { currentVersion, migrate } from '../../../template/migrations/migrate';
import { segmentsOf } from '../../../kernel/jsonPointer';

/** What blocks on the clipboard begin with; any other text is left to the field that it is pasted into. */
const marker = 'vitrina/blocks';

interface CopiedBlocks {
  readonly blocks: readonly unknown[];
  /** They were taken away where they come from, so that their ids may be free. */
  readonly isCut: boolean;
}

export const clipboardTextOf = ({ blocks, isCut }: CopiedBlocks): string =>
  JSON.stringify({ clipboard: marker, schemaVersion: currentVersion, isCut, blocks });

/** What a text on the clipboard is. */
export type ClipboardContent =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'refused'; readonly reason: 'tooLarge' | 'newer' | 'invalid' }
  /** `refused`: how many of the blocks are none of this format. */
  | ({ readonly kind: 'blocks'; readonly refused: number } & CopiedBlocks);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valueAt(whole: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string, unknown>>)[key]
        : undefined,
    whole,
  );
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** What somebody has not filled in yet, which may be copied as it may be saved; nothing that has a wrong form. */
const isGap = (block: unknown, { rule, path }: Finding): boolean =>
  rule === 'missing' || isEmpty(valueAt(block, path));

/** A block that the format allows, without what a prop of it has that the format does not; undefined: there is none. */
function acceptable(raw: unknown): unknown {
  const { block, findings } = checkBlock({ raw, path: '' });
  if (!block) return undefined;
  const { type, props } = block.envelope;
  const validate = Object.hasOwn(blockValidators, type) ? blockValidators[type] : undefined;
  if (!validate) return undefined;
  if (findings.every((finding) => isGap(raw, finding))) return raw;
  const stripped = stripInvalid(validate, props);
  return stripped && { ...block.envelope, props: stripped.value };
}

/** Reads an untrusted text. Each block is checked as an imported one is. */
export function readClipboardText(text: string): ClipboardContent {
  // Before it is parsed: what other programs copy may be long.
  if (!text.slice(0, 100).includes(marker)) return { kind: 'foreign' };
  if (new TextEncoder().encode(text).byteLength > limits.documentBytes) {
    return { kind: 'refused', reason: 'tooLarge' };
  }
  const value = parse(text);
  if (recordOf(value).clipboard !== marker) return { kind: 'foreign' };
  if (!isRecord(value) || isDeeperThan(value, limits.jsonDepth))
    return { kind: 'refused', reason: 'invalid' };
  if (Number(value.schemaVersion) > currentVersion) return { kind: 'refused', reason: 'newer' };
  const { blocks, isCut } = migrate(value);
  if (!Array.isArray(blocks)) return { kind: 'refused', reason: 'invalid' };
  if (collectBlocks(blocks).findings.length > 0) return { kind: 'refused', reason: 'tooLarge' };
  const raws: readonly unknown[] = blocks;
  const accepted = mapBlocks(raws, acceptable);
  if (accepted.length === 0) return { kind: 'refused', reason: 'invalid' };
  const refused = allBlocks(raws).length - allBlocks(accepted).length;
  return { kind: 'blocks', blocks: accepted, isCut: isCut === true, refused };
}
