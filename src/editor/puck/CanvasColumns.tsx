import type { SlotComponent } from '@puckeditor/core';
import columnStyles from '../../blocks/columns/View.module.css';
import { joinClasses } from '../../ui/joinClasses';
import styles from './CanvasBlock.module.css';

interface CanvasColumnsProps {
  readonly columns: readonly { readonly content: SlotComponent }[];
}

/** The columns block with places that Puck can drop blocks into, set out by the block's own styles. */
export function CanvasColumns({ columns }: CanvasColumnsProps) {
  return (
    <div className={columnStyles.columns}>
      {columns.map(({ content: Content }, place) => (
        // Columns have no name but their place.
        <div key={place} className={columnStyles.column}>
          <Content className={joinClasses(styles.column)} minEmptyHeight={48} />
        </div>
      ))}
    </div>
  );
}
