import type { BlockViewProps } from '../definition';
import { Section } from '../Section';
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

const check = 'm5 12.5 4.5 4.5L19 7.5';

/** Our own line icons on a 24 by 24 grid, by the names of `schemas/blocks/benefits.schema.json`. */
const paths: ReadonlyMap<string, string> = new Map([
  ['check', check],
  ['clock', 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2'],
  ['shield', 'M12 3 5 5.5V11c0 4.5 2.8 8 7 10 4.2-2 7-5.5 7-10V5.5ZM9 11.5l2.2 2.2L15 10'],
  ['money', 'M3.5 6.5h17v11h-17ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6.5 12h.1M17.5 12h.1'],
  ['document', 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 15.5h6'],
  [
    'phone',
    'M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5h2',
  ],
  ['star', 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8Z'],
  ['calendar', 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5V7M15.5 3.5V7M8 14.5h3'],
  ['lock', 'M5.5 10.5h13v10h-13ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2'],
  ['chat', 'M4 5h16v11.5h-9L6.5 20v-3.5H4ZM8 9.5h8M8 12.5h5'],
]);

/** It only decorates: the words beside it say it all. */
const BenefitIcon = ({ name = '' }: { readonly name?: string | undefined }) => (
  <span className={styles.plate}>
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths.get(name) ?? check} />
    </svg>
  </span>
);
