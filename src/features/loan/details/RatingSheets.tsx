import { useDispatch, useSelector } from 'react-redux';
import type { LoanOrderPayload } from '../../../generated/payloads';
import { isUnderWay } from '../../../kernel/acting';
import { useTranslate } from '../../../texts/TranslateContext';
import { Modal } from '../../../ui/borrower/Modal';
import { StarRating } from '../../../ui/borrower/StarRating';
import { Button } from '../../../ui/Button';
import { ThanksDrawing } from '../../../ui/drawings/ThanksDrawing';
import { ratingDismissed, ratingSubmitted, starsChosen, thanksDismissed } from './events';
import { selectRating } from './slice';

const ThanksSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <Modal
      testId="thanks-modal"
      drawing={<ThanksDrawing />}
      title={translate('loan:details.thanks.title')}
      close={{ label: translate('borrower:close'), onClose }}
      actions={<Button onClick={onClose}>{translate('loan:details.thanks.close')}</Button>}
    >
      <p>{translate('loan:details.thanks.text')}</p>
    </Modal>
  );
};

/** The rating that the server asks for, and the thanks for one that the store does not hear of (spec §4). */
export function RatingSheets({ order }: { readonly order: LoanOrderPayload }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { sheet, stars, sending } = useSelector(selectRating);
  if (sheet === 'none') return null;
  if (sheet === 'thanks') return <ThanksSheet onClose={() => dispatch(thanksDismissed())} />;
  const nameOf = (count: number) =>
    count === 1 ? translate('loan:details.rating.starOne') : translate('loan:details.rating.stars', { stars: count });
  return (
    <Modal
      testId="score-modal"
      title={translate('loan:details.rating.title')}
      close={{ label: translate('borrower:close'), onClose: () => dispatch(ratingDismissed()) }}
      actions={
        <Button data-testid="score-send" isBusy={isUnderWay(sending)} onClick={() => dispatch(ratingSubmitted(order))}>
          {translate('loan:details.rating.send')}
        </Button>
      }
    >
      <StarRating
        label={translate('loan:details.rating.text')}
        value={stars}
        nameOf={nameOf}
        onRated={(count) => dispatch(starsChosen(count))}
      />
    </Modal>
  );
}
