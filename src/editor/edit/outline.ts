import type { Locale } from '../../kernel/locale';
import { recordOf } from '../../kernel/record';
import { summaryOfProps } from '../fields/summaryOf';
import type { EditorItem } from '../puck/editorData';
import { blockIdOf } from '../puck/fromPuck';

/** One block in the list of a page's blocks. */
export interface OutlineEntry {
  readonly itemId: string;
  readonly blockId: string;
  readonly type: string;
  readonly summary: string;
  /** Columns around it. */
  readonly depth: number;
  readonly isConditional: boolean;
}

function entryOf(item: EditorItem, depth: number, language: Locale, own: Locale): OutlineEntry {
  const raw: unknown = JSON.parse(item.props.block);
  const record = recordOf(raw);
  const id = blockIdOf(item, record);
  return {
    itemId: item.props.id,
    blockId: typeof id === 'string' ? id : '',
    type: item.type,
    summary: summaryOfProps(record.props, language, own),
    depth,
    isConditional: 'visibleWhen' in record || 'variant' in record,
  };
}

/** Every block of a page in reading order, those in columns below them. */
export const outlineOf = (
  items: readonly EditorItem[],
  language: Locale,
  own: Locale,
  depth = 0,
): OutlineEntry[] =>
  items.flatMap((item) => [
    entryOf(item, depth, language, own),
    ...(item.props.columns ?? []).flatMap(({ content }) => outlineOf(content, language, own, depth + 1)),
  ]);
