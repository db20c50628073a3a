import { Drawing } from '../drawings/Drawing';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../Button';
import { Figures } from '../Figures';
import { StatePanel } from './StatePanel';

/** An hourglass, sand still running: what came of it is not known yet. */
const WaitingDrawing = () => (
  <Drawing
    areas={
      <>
        <circle cx="80" cy="58" r="46" />
        <path d="M60 92c4-14 12-18 20-24 8 6 16 10 20 24Z" fill="var(--color-accent)" opacity="0.35" />
      </>
    }
    lines={
      <>
        <path d="M54 20h52M54 98h52" />
        <path d="M60 20v12c0 14 14 20 20 27 6-7 20-13 20-27V20" />
        <path d="M60 98V86c0-14 14-20 20-27 6 7 20 13 20 27v12" />
        <path d="M66 40h28" />
        <path d="M80 66v3M80 76v3M80 86v3" />
        <path d="M28 112h104" />
      </>
    }
  />
);

interface OutcomePendingProps {
  /** Who is signed in has sent it; of anybody else's nothing is told but that it is there. */
  readonly isOwn: boolean;
  /** What was sent, for who sent it. */
  readonly text: string;
  readonly checkLabel: string;
  readonly onCheck: () => void;
  /** What trying again does, for who sent it. */
  readonly retryLabel: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** It is let go: it is not theirs, or no longer wanted. */
  readonly onDiscard: () => void;
}

/**
 * The reply to a call that moves money is lost: neither success nor failure is claimed, and nothing else is sent before
 * the person has chosen to send it again or to let it go (contract §5).
 */
export function OutcomePending(props: OutcomePendingProps) {
  const { isOwn, text, checkLabel, onCheck, retryLabel, isRetrying, onRetry, onDiscard } = props;
  const translate = useTranslate();
  return (
    <StatePanel
      isLive
      drawing={<WaitingDrawing />}
      title={translate(isOwn ? 'borrower:outcome.title' : 'borrower:outcome.otherTitle')}
      text={isOwn ? text : translate('borrower:outcome.otherText')}
    >
      <Button data-testid="outcome-check" onClick={onCheck}>
        {checkLabel}
      </Button>
      <Button
        look={isOwn ? 'plain' : 'secondary'}
        data-testid="outcome-retry"
        isBusy={isRetrying}
        onClick={onRetry}
      >
        <Figures in={isOwn ? retryLabel : translate('borrower:outcome.mine')} />
      </Button>
      <Button
        look={isOwn ? 'plain' : 'secondary'}
        data-testid="outcome-discard"
        aria-disabled={isRetrying}
        onClick={() => {
          if (!isRetrying) onDiscard();
        }}
      >
        {translate(isOwn ? 'borrower:outcome.forget' : 'borrower:outcome.notMine')}
      </Button>
    </StatePanel>
  );
}
