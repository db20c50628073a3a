import { useMemo } from 'react';
import { typeLabel } from '../fields/typeLabel';
import { type EditorItem, useEditorPuck } from '../puck/editorData';
import { usePageFacts, useWorkspace } from './workspace';
import type { Locale } from '../../kernel/locale';
import { recordOf } from '../../kernel/record';
import { summaryOfProps } from '../fields/textValue';
import { blockIdOf } from '../puck/toPuck';
import { useTranslate } from '../../texts/TranslateContext';
import type { BlockChoice } from '../fields/FormContext';

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
interface OutlineEntry {
  readonly itemId: string;
  readonly blockId: string;
  readonly type: string;
  readonly summary: string;
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
const outlineOf = (items: readonly EditorItem[], language: Locale, own: Locale, depth = 0): OutlineEntry[] =>
  items.flatMap((item) => [
    entryOf(item, depth, language, own),
    ...(item.props.columns ?? []).flatMap(({ content }) => outlineOf(content, language, own, depth + 1)),
  ]);

/** The page's blocks as choices: type and first words; the same list until a word of it changes. */
export function useBlockLabels(): readonly BlockChoice[] {
  const translate = useTranslate();
  const entries = useOutline();
  return useMemo(
    () =>
      entries.map(({ blockId, type, summary }) => ({
        id: blockId,
        label: [typeLabel(type, translate), summary].filter(Boolean).join(': '),
      })),
    [entries, translate],
  );
}
