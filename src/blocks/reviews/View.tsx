import { useTranslate } from '../../texts/TranslateContext';
import type { BlockViewProps } from '../definition';
import { Section } from '../Section';
import { Stars } from './Stars';
import styles from './View.module.css';

export function View({ block }: BlockViewProps<'reviews'>) {
  const translate = useTranslate();
  const { title, items } = block.props;
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.list} tabIndex={0}>
        {items.map(({ name, rating, text }, index) => (
          <li key={index}>
            <figure className={styles.review}>
              <Stars rating={rating} label={translate('blocks:reviews.stars', { rating })} />
              <blockquote className={styles.text}>{text}</blockquote>
              <figcaption className={styles.name}>{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
