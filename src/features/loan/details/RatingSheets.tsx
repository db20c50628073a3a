import { useDispatch, useSelector } from 'react-redux';
import type { LoanOrderPayload } from '../../../generated/payloads';
import { isUnderWay } from '../../../kernel/acting';
import { RatingSheets as Sheets } from '../../../ui/borrower/RatingSheets';
import { rating } from './events';
import { selectRating } from './slice';

/** The rating of a loan, for the store. */
export function RatingSheets({ order }: { readonly order: LoanOrderPayload }) {
  const dispatch = useDispatch();
  const { sheet, stars, sending } = useSelector(selectRating);
  return (
    <Sheets
      sheet={sheet}
      stars={stars}
      isSending={isUnderWay(sending)}
      onRated={(count) => dispatch(rating.starsChosen(count))}
      onSend={() => dispatch(rating.submitted(order))}
      onClose={() => dispatch(rating.closed())}
    />
  );
}
