import { useDispatch } from 'react-redux';
import { isUnderWay } from '../kernel/acting';
import type { Rating, RatingState } from './rating';

/**
 * What the sheets of a rating show and lead to.
 * @param request what is rated
 */
export function useRating<Request>(
  rating: Rating<Request>,
  { sheet, stars, sending }: RatingState,
  request: Request,
) {
  const dispatch = useDispatch();
  return {
    sheet,
    stars,
    isSending: isUnderWay(sending),
    onRated: (count: number) => dispatch(rating.starsChosen(count)),
    onSend: () => dispatch(rating.submitted(request)),
    onClose: () => dispatch(rating.closed()),
  };
}
