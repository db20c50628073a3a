import { useTranslate } from '../../texts/TranslateContext';
import type { BlockViewProps } from '../definition';
import { Section } from '../Section';
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

const star = 'm10 1.5 2.6 5.3 5.9.8-4.3 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.5 7.6l5.9-.8Z';
const leftHalf = 'm10 1.5-2.6 5.3-5.9.8 4.3 4.1-1 5.8 5.2-2.7Z';

/** Five stars, filled to the nearest half; the label says the number. */
export const Stars = ({ rating, label }: { readonly rating: number; readonly label: string }) => (
  <svg className={styles.stars} viewBox="0 0 108 20" width="108" height="20" role="img" aria-label={label}>
    {[0, 1, 2, 3, 4].map((index) => (
      <g key={index} transform={`translate(${index * 22} 0)`}>
        <path className={styles.empty} d={star} />
        {rating >= index + 0.25 && <path d={rating >= index + 0.75 ? star : leftHalf} />}
      </g>
    ))}
  </svg>
);
