import { Drawing } from '../drawings/Drawing';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { joinClasses } from '../joinClasses';
import styles from './RatingSheets.module.css';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../Button';
import { Modal } from './Modal';

/** A speech bubble with a heart: thank you for your opinion. */
const ThanksDrawing = () => (
  <Drawing
    areas={
      <path d="M40 18h80a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12H92l-20 20V86H40a12 12 0 0 1-12-12V30a12 12 0 0 1 12-12Z" />
    }
    lines={
      <>
        <path d="M40 18h80a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12H92l-20 20V86H40a12 12 0 0 1-12-12V30a12 12 0 0 1 12-12Z" />
        <path d="M80 72c-14-9-20-16-20-24a10 10 0 0 1 20-3 10 10 0 0 1 20 3c0 8-6 15-20 24Z" />
        <path d="M12 44h6M142 44h6M14 62h4M142 62h4" />
      </>
    }
  />
);

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

export interface RatingSheetsContentProps {
  readonly sheet: 'rating' | 'thanks';
  /** 0: none chosen yet. */
  readonly stars: number;
  readonly isSending: boolean;
  readonly onRated: (stars: number) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

function ThanksSheet({ onClose }: Pick<RatingSheetsContentProps, 'onClose'>) {
  const translate = useTranslate();
  return (
    <Modal
      testId="thanks-modal"
      drawing={<ThanksDrawing />}
      title={translate('borrower:thanks.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('borrower:thanks.close')}</Button>}
    >
      <p>{translate('borrower:thanks.text')}</p>
    </Modal>
  );
}

/** The rating that the server asks for, and the thanks for one that the store does not hear of (contract §11). */
export function RatingSheetsContent({
  sheet,
  stars,
  isSending,
  onRated,
  onSend,
  onClose,
}: RatingSheetsContentProps) {
  const translate = useTranslate();
  if (sheet === 'thanks') return <ThanksSheet onClose={onClose} />;
  const nameOf = (count: number) =>
    count === 1 ? translate('borrower:rating.starOne') : translate('borrower:rating.stars', { stars: count });
  return (
    <Modal
      testId="score-modal"
      title={translate('borrower:rating.title')}
      onClose={onClose}
      actions={
        <Button data-testid="score-send" isBusy={isSending} onClick={onSend}>
          {translate('borrower:rating.send')}
        </Button>
      }
    >
      <StarRating label={translate('borrower:rating.text')} value={stars} nameOf={nameOf} onRated={onRated} />
    </Modal>
  );
}
