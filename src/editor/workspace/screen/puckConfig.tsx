import type { ComponentConfig, Config, SlotComponent } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { blockTypes } from '../../../generated/blocks';
import type { BlockType } from '../../../template/block';
import type { Translate } from '../../../texts/textKey';
import { CommentMark } from '../comments/CommentMark';
import { CanvasBlock } from '../canvas/CanvasBlock';
import { CanvasPage } from '../canvas/CanvasPage';
import type { KnownSynced } from '../items/KnownSynced';
import { isCopyBlock } from '../items/syncedItems';
import { type EditorItem, unknownItem } from '../items/editorData';
import type { NewBlocks } from '../items/newBlocks';
import columnStyles from '../../../blocks/columns/View.module.css';
import { joinClasses } from '../../../ui/joinClasses';
import styles from '../canvas/CanvasBlock.module.css';

interface DrawnProps {
  readonly id: string;
  readonly block: string;
  readonly owner: string;
  readonly columns?: readonly { readonly content: SlotComponent }[];
}

/** Fields are the editor's own (`src/editor/library/fields`); Puck only has to know where blocks hold blocks. */
const componentFields = (type: string): NonNullable<ComponentConfig['fields']> =>
  type === 'columns' ? { columns: { type: 'array', arrayFields: { content: { type: 'slot' } } } } : {};

function draw(type: string, { id, block, owner, columns }: DrawnProps, isSynced: (id: string) => boolean) {
  return (
    <>
      <CommentMark type={type} itemId={id} json={block} owner={owner} />
      {columns ? (
        <CanvasColumns columns={columns} isClosed={isCopyBlock(block, isSynced)} />
      ) : (
        <CanvasBlock itemId={id} json={block} />
      )}
    </>
  );
}

function componentFor(
  type: BlockType,
  translate: Translate,
  newBlocks: NewBlocks,
  synced: KnownSynced,
): ComponentConfig {
  return {
    label: translate(`editorFields:block.${type}`),
    fields: componentFields(type),
    // Asked for by Puck where a block is dragged onto the page: the languages of a page change while it is edited.
    get defaultProps() {
      return newBlocks.defaultProps(type);
    },
    // A copy of a synced block is moved as one, by keys or in the list of blocks.
    resolvePermissions: (data, { permissions }) =>
      isCopyBlock((data as unknown as EditorItem).props.block, synced.isSynced)
        ? { ...permissions, drag: false }
        : permissions,
    // Puck hands over what `defaultProps` and `toPuck` put in.
    render: (props) => draw(type, props as unknown as DrawnProps, synced.isSynced),
  };
}

/** Puck's configuration: our blocks as its components, drawn by the page's own code. */
export function puckConfig(translate: Translate, newBlocks: NewBlocks, synced: KnownSynced): Config {
  const known = blockTypes.map((type) => [type, componentFor(type, translate, newBlocks, synced)] as const);
  const unknown: ComponentConfig = {
    label: translate('editorEdit:block.unknown'),
    permissions: { duplicate: false, insert: false },
    render: (props) => draw(unknownItem, props as unknown as DrawnProps, synced.isSynced),
  };
  return {
    components: Object.fromEntries([...known, [unknownItem, unknown]]),
    root: {
      label: translate('editorEdit:block.page'),
      fields: {},
      render: ({ children }: { readonly children: ReactNode }) => <CanvasPage>{children}</CanvasPage>,
    },
  };
}

interface CanvasColumnsProps {
  readonly columns: readonly { readonly content: SlotComponent }[];
  /** They are part of a copy of a synced block: nothing is dropped into them. */
  readonly isClosed: boolean;
}

const everyType = [...blockTypes, unknownItem];

/** The columns block with places that Puck can drop blocks into, set out by the block's own styles. */
function CanvasColumns({ columns, isClosed }: CanvasColumnsProps) {
  return (
    <div className={columnStyles.columns}>
      {columns.map(({ content: Content }, place) => (
        // Columns have no name but their place.
        <div key={place} className={columnStyles.column}>
          <Content
            className={joinClasses(styles.column)}
            minEmptyHeight={48}
            {...(isClosed && { disallow: everyType })}
          />
        </div>
      ))}
    </div>
  );
}
