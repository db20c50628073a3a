import type { BlockViewProps } from '../definition';
import { Section } from '../Section';
import styles from './View.module.css';

export function View({ block }: BlockViewProps<'faq'>) {
  const { title, items } = block.props;
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <div className={styles.list}>
        {items.map(({ question, answer }, index) => (
          <details key={index} className={styles.item}>
            <summary className={styles.question}>
              {question}
              <svg className={styles.arrow} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="m5 7.5 5 5 5-5" />
              </svg>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
