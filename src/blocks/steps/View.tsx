import type { BlockViewProps } from '../definition';
import { Section } from '../Section';
import styles from './View.module.css';

export function View({ block }: BlockViewProps<'steps'>) {
  const { title, items } = block.props;
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ol className={styles.steps}>
        {items.map((item, index) => (
          <li key={index} className={styles.step}>
            <strong className={styles.name}>{item.title}</strong>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
