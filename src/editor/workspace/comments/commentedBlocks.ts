import { useMemo } from 'react';
import type { CommentThread } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { everyEntry, type OutlineEntry, useOutline } from '../model/useOutline';
import { typeLabel } from '../../kit/data/typeLabel';

/** Blocks by their ids, in the order of the page. */
export type CommentedBlocks = ReadonlyMap<string, OutlineEntry>;

export function useCommentedBlocks(): CommentedBlocks {
  const entries = useOutline();
  return useMemo(() => new Map(everyEntry(entries).map((entry) => [entry.blockId, entry])), [entries]);
}

/** What a comment is about, in words; `type` of a block that is gone. */
export function useAbout(blocks: CommentedBlocks) {
  const translate = useTranslate();
  return (blockId: string | null, type?: string | null): string => {
    if (blockId === null) return translate('editorComments:onPage');
    const entry = blocks.get(blockId);
    if (!entry) return typeLabel(type ?? '', translate);
    return [typeLabel(entry.type, translate), entry.summary].filter(Boolean).join(' · ');
  };
}

/** About the page first, then in the order of its blocks; those whose block is gone last, the oldest first. */
export function inOrder(
  threads: readonly CommentThread[],
  blocks: CommentedBlocks,
): readonly CommentThread[] {
  const order = new Map([...blocks.keys()].map((blockId, place) => [blockId, place]));
  const placeOf = ({ blockId }: CommentThread): number =>
    blockId === null ? -1 : (order.get(blockId) ?? blocks.size);
  return [...threads].sort((one, other) => placeOf(one) - placeOf(other) || one.createdAt - other.createdAt);
}
