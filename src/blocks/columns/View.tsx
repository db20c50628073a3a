import type { BlockViewProps } from '../definition';
import { NestedBlocks } from '../NestedBlocks';
import styles from './View.module.css';

export const View = ({ block }: BlockViewProps<'columns'>) => (
  <div className={styles.columns}>
    {block.props.columns.map((blocks, index) => (
      // Columns have no name but their place.
      <div key={index} className={styles.column}>
        <NestedBlocks blocks={blocks} />
      </div>
    ))}
  </div>
);
