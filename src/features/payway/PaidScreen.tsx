import { ScreenFrame } from '../../ui/borrower/ScreenFrame';
import { StatePanel } from '../../ui/borrower/StatePanel';
import { Button } from '../../ui/Button';
import { SuccessDrawing } from '../../ui/drawings/SuccessDrawing';
import { usePayment } from './usePayment';

/** It is paid; the loan is about to be shown. */
export function PaidScreen() {
  const { translate, bar, onLoanChosen } = usePayment();
  return (
    <ScreenFrame {...bar}>
      <StatePanel isLive drawing={<SuccessDrawing />} title={translate('payway:paid')}>
        <Button onClick={onLoanChosen}>{translate('payway:toLoan')}</Button>
      </StatePanel>
    </ScreenFrame>
  );
}
