import { buttonClasses } from '../../ui/Button';
import { ActionControl } from '../ActionControl';
import type { BlockViewProps } from '../definition';
import { Picture } from '../Picture';
import { usePlace } from '../PlaceContext';
import styles from './View.module.css';

export function View({ block }: BlockViewProps<'hero'>) {
  const { title, subtitle, image, cta } = block.props;
  const { headingBlockId, leadingBlockId } = usePlace();
  const Heading = headingBlockId === block.id ? 'h1' : 'h2';
  return (
    <div className={styles.hero}>
      {image && (
        <div className={styles.frame}>
          <Picture image={image} isLeading={leadingBlockId === block.id} className={styles.picture} />
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {cta && (
          <ActionControl action={cta.action} className={buttonClasses('primary', styles.button)}>
            {cta.label}
          </ActionControl>
        )}
      </div>
    </div>
  );
}
