import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../Button';
import { ThanksDrawing } from '../drawings/ThanksDrawing';
import { Modal } from './Modal';
import { StarRating } from './StarRating';

interface RatingSheetsProps {
  /** Which one shows. */
  readonly sheet: 'none' | 'rating' | 'thanks';
  /** 0: none chosen yet. */
  readonly stars: number;
  readonly isSending: boolean;
  readonly onRated: (stars: number) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

function ThanksSheet({ onClose }: Pick<RatingSheetsProps, 'onClose'>) {
  const translate = useTranslate();
  return (
    <Modal
      testId="thanks-modal"
      drawing={<ThanksDrawing />}
      title={translate('borrower:thanks.title')}
      close={{ label: translate('borrower:close'), onClose }}
      actions={<Button onClick={onClose}>{translate('borrower:thanks.close')}</Button>}
    >
      <p>{translate('borrower:thanks.text')}</p>
    </Modal>
  );
}

/** The rating that the server asks for, and the thanks for one that the store does not hear of (contract §11). */
export function RatingSheets({ sheet, stars, isSending, onRated, onSend, onClose }: RatingSheetsProps) {
  const translate = useTranslate();
  if (sheet === 'none') return null;
  if (sheet === 'thanks') return <ThanksSheet onClose={onClose} />;
  const nameOf = (count: number) =>
    count === 1 ? translate('borrower:rating.starOne') : translate('borrower:rating.stars', { stars: count });
  return (
    <Modal
      testId="score-modal"
      title={translate('borrower:rating.title')}
      close={{ label: translate('borrower:close'), onClose }}
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
