import { Star } from 'lucide-react';
import { useId } from 'react';
import { joinClasses } from '../joinClasses';
import styles from './StarRating.module.css';

interface StarRatingProps {
  readonly label: string;
  /** Stars chosen, 0 to 5; 0: none yet. */
  readonly value: number;
  /** Name of one choice: "3 stars". */
  readonly nameOf: (stars: number) => string;
  readonly onRated: (stars: number) => void;
}

const choices = [1, 2, 3, 4, 5] as const;

/** One to five stars, as the radio buttons that they are. */
export function StarRating({ label, value, nameOf, onRated }: StarRatingProps) {
  const group = useId();
  return (
    <fieldset className={styles.stars}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {choices.map((stars) => (
          <label key={stars} className={joinClasses(styles.star, stars <= value && styles.lit)}>
            <input
              type="radio"
              className={styles.choice}
              name={group}
              value={stars}
              checked={stars === value}
              aria-label={nameOf(stars)}
              data-testid={`star-${stars}`}
              onChange={() => onRated(stars)}
            />
            <Star size={32} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
