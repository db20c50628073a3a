import { ActionControl } from '../ActionControl';
import type { BlockViewProps } from '../definition';
import { Picture } from '../Picture';
import { usePlace } from '../PlaceContext';
import { Section } from '../Section';
import styles from './View.module.css';

export function View({ block }: BlockViewProps<'image'>) {
  const { image, action } = block.props;
  const isLeading = usePlace().leadingBlockId === block.id;
  const picture = <Picture image={image} isLeading={isLeading} className={styles.picture} />;
  return (
    <Section>
      {action ? (
        <ActionControl action={action} className={styles.control}>
          {picture}
        </ActionControl>
      ) : (
        picture
      )}
    </Section>
  );
}
