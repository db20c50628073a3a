import { useDispatch } from 'react-redux';
import { pageChosen } from '../../events/navigation';
import { useTranslate } from '../../texts/TranslateContext';
import { EmptyState } from '../../ui/borrower/EmptyState';
import { Button } from '../../ui/Button';

/** The server has nothing to say of a repayment: its loan may, and stands among the others. */
export function RepayEmpty() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  return (
    <EmptyState title={translate('repay:empty.title')} text={translate('repay:empty.text')}>
      <Button onClick={() => dispatch(pageChosen({ path: '/order' }))}>
        {translate('repay:empty.orders')}
      </Button>
    </EmptyState>
  );
}
