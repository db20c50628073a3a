import { useMemo } from 'react';
import { type EditorItem, useEditorPuck } from '../items/editorData';
import { usePageFacts, useWorkspace } from './workspace';
import type { Locale } from '../../../kernel/locale';
import { recordOf } from '../../../kernel/record';
import { summaryOfProps } from '../../kit/data/textValue';
import { blockIdOf } from '../items/toPuck';
import { variantOfBlock } from '../../../template/documentExperiments';
import { markOf } from '../../../template/synced/syncedMark';
import { useTranslate } from '../../../texts/TranslateContext';
import { labelBlocks, type LabelledBlock, type NamedBlock } from './blockLabels';
import { useShownTo } from './useShownTo';

/** The page's blocks in order; the same list until a word of it changes. */
export function useOutline(): readonly OutlineEntry[] {
  const { language } = useWorkspace();
  const { locale } = usePageFacts();
  const content = useEditorPuck(({ appState }) => appState.data.content) as readonly EditorItem[];
  const list = useMemo(
    () => JSON.stringify(outlineOf(content, language, locale)),
    [content, language, locale],
  );
  return useMemo(() => JSON.parse(list) as OutlineEntry[], [list]);
}

/** One block in the list of a page's blocks. */
export interface OutlineEntry extends NamedBlock {
  readonly itemId: string;
  /** Id of the synced block that it may be a copy of; undefined: it has no mark. */
  readonly syncedId: string | undefined;
  readonly columns: readonly (readonly OutlineEntry[])[] | undefined;
}

function entryOf(item: EditorItem, language: Locale, own: Locale): OutlineEntry {
  const raw: unknown = JSON.parse(item.props.block);
  const record = recordOf(raw);
  const id = blockIdOf(item, record);
  const variant = variantOfBlock(record);
  return {
    itemId: item.props.id,
    blockId: typeof id === 'string' ? id : '',
    type: item.type,
    summary: summaryOfProps(record.props, language, own),
    condition: record.visibleWhen,
    variant: variant && { experiment: variant.experiment, group: variant.group },
    syncedId: markOf(record)?.id,
    columns: item.props.columns?.map(({ content }) => outlineOf(content, language, own)),
  };
}

/** The blocks of a page, and inside them those of their columns. */
const outlineOf = (items: readonly EditorItem[], language: Locale, own: Locale): OutlineEntry[] =>
  items.map((item) => entryOf(item, language, own));

/** Every block in reading order, those in columns after their block. */
export const everyEntry = (entries: readonly OutlineEntry[]): OutlineEntry[] =>
  entries.flatMap((entry) => [entry, ...(entry.columns ?? []).flatMap(everyEntry)]);

/** The page's blocks as choices; the same list until a word of it changes. */
export function useBlockLabels(): readonly LabelledBlock[] {
  const translate = useTranslate();
  const entries = useOutline();
  const shownTo = useShownTo();
  return useMemo(() => labelBlocks(entries, translate, shownTo), [entries, translate, shownTo]);
}
