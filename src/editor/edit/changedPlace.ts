import type { EditorData, EditorItem } from '../puck/editorData';
import type { HistoryStep } from './EditHistory';

/** Where a step of the history changed something; `itemId` undefined: the page itself. */
export interface ChangedPlace {
  readonly itemId: string | undefined;
}

const itemsIn = (items: readonly EditorItem[]): EditorItem[] =>
  items.flatMap((item) => [item, ...(item.props.columns ?? []).flatMap(({ content }) => itemsIn(content))]);

const blocksById = ({ content }: EditorData): ReadonlyMap<string, string> =>
  new Map(itemsIn(content).map(({ props }) => [props.id, props.block]));

/** The block or page whose words a step changes or brings back; undefined where blocks were only moved or taken away. */
export function changedPlace({ from, to }: HistoryStep): ChangedPlace | undefined {
  const before = blocksById(from);
  for (const [itemId, block] of blocksById(to)) {
    if (before.get(itemId) !== block) return { itemId };
  }
  return from.root.props.page === to.root.props.page ? undefined : { itemId: undefined };
}
