import { isRecord } from '../../kernel/record';
import type { EditorItem } from './editorData';

/** What blocks have to know of one another, by the ids of their items; the same as `BlockList` finds on a visitor's page. */
export interface CanvasPlace {
  readonly headingBlockId: string | undefined;
  readonly leadingBlockId: string | undefined;
  readonly formBlockId: string | undefined;
  readonly hasMainControl: boolean;
}

/** A picture further down than this is never in the first view. */
const firstView = 2;

const leavesOf = (items: readonly EditorItem[]): EditorItem[] =>
  items.flatMap((item) =>
    item.props.columns ? item.props.columns.flatMap(({ content }) => leavesOf(content)) : [item],
  );

function hasPicture({ type, props }: EditorItem): boolean {
  if (type !== 'hero') return type === 'banner' || type === 'image';
  const raw: unknown = JSON.parse(props.block);
  return isRecord(raw) && isRecord(raw.props) && 'image' in raw.props;
}

export function placeOf(content: readonly EditorItem[]): CanvasPlace {
  const leaves = leavesOf(content);
  const idOfFirst = (type: string): string | undefined => leaves.find((leaf) => leaf.type === type)?.props.id;
  return {
    headingBlockId: idOfFirst('hero'),
    leadingBlockId: leaves.slice(0, firstView).find(hasPicture)?.props.id,
    formBlockId: idOfFirst('registration'),
    hasMainControl: leaves.some(({ type }) => type === 'registration' || type === 'download'),
  };
}
