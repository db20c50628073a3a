import { Button } from '../Button';
import { WaitingDrawing } from '../drawings/WaitingDrawing';
import { StatePanel } from './StatePanel';

interface OutcomePendingProps {
  readonly title: string;
  readonly text: string;
  readonly checkLabel: string;
  readonly onCheck: () => void;
  readonly retryLabel: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The reply to a call that moves money is lost: neither success nor failure is claimed (contract §5). */
export const OutcomePending = (props: OutcomePendingProps) => (
  <StatePanel isLive drawing={<WaitingDrawing />} title={props.title} text={props.text}>
    <Button data-testid="outcome-check" onClick={props.onCheck}>
      {props.checkLabel}
    </Button>
    <Button look="plain" data-testid="outcome-retry" isBusy={props.isRetrying} onClick={props.onRetry}>
      {props.retryLabel}
    </Button>
  </StatePanel>
);
