import type { BlockViewProps } from '../definition';
import { Section } from '../Section';
import { BenefitIcon } from './BenefitIcon';
import styles from './View.module.css';

export function View({ block }: BlockViewProps<'benefits'>) {
  const { title, items } = block.props;
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            <BenefitIcon name={item.icon} />
            <div className={styles.words}>
              <strong className={styles.name}>{item.title}</strong>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
