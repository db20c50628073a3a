import type { NewBlockPage } from '../../../blocks/definition';
import type { BlockType } from '../../../template/block';
import { type EditorItem, ItemIds } from './editorData';
import { initialBlock } from './initialBlock';
import { newBlockPage } from './newBlockPage';
import { toItem } from './toPuck';
import type { OpenDocument } from '../../library/documents/openDocument';

/** An item as Puck makes it of a component's `defaultProps`: Puck gives it its id, and those in its columns theirs. */
interface DefaultItem {
  readonly type: string;
  readonly props: DefaultProps;
}

interface DefaultProps {
  readonly owner: '';
  readonly block: string;
  readonly columns?: readonly { readonly content: readonly DefaultItem[] }[];
}

const defaultItemOf = ({ type, props: { block, columns } }: EditorItem): DefaultItem => ({
  type,
  props: {
    owner: '',
    block,
    ...(columns && { columns: columns.map(({ content }) => ({ content: content.map(defaultItemOf) })) }),
  },
});

/** What blocks start with that are put on the page as it stands now. */
export class NewBlocks {
  private page: NewBlockPage | undefined;
  private readonly items = new Map<BlockType, DefaultItem>();

  constructor(private readonly readDocument: () => OpenDocument) {}

  block(type: BlockType): object {
    this.page ??= newBlockPage(this.readDocument(), new Date());
    return initialBlock(type, this.page);
  }

  /** For what is dragged onto the page; the same object until `refresh`, since Puck asks with every drawing. */
  defaultProps(type: BlockType): DefaultProps {
    const item = this.items.get(type) ?? defaultItemOf(toItem(this.block(type), new ItemIds()));
    this.items.set(type, item);
    return item.props;
  }

  /** Somebody is about to add a block, and the page may be another one than last time. */
  refresh(): void {
    this.page = undefined;
    this.items.clear();
  }
}
