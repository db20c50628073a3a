import { useEffect, useRef } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { AmountHero } from '../../ui/borrower/AmountHero';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './CodeStage.module.css';
import { RefusalNotice } from './RefusalNotice';
import type { PaywayState } from './slice';

interface CodeStageProps {
  readonly state: PaywayState;
  /** With its sign. */
  readonly amount: string;
  /** Another code is being asked for. */
  readonly isAsking: boolean;
  /** There is a card to send another code for. */
  readonly canAsk: boolean;
  readonly onTyped: (code: string) => void;
  readonly onAskedAgain: () => void;
  readonly onSubmitted: () => void;
  readonly onLoanChosen: () => void;
}

function AskButton({ state: { secondsLeft }, isAsking, canAsk, onAskedAgain }: CodeStageProps) {
  const translate = useTranslate();
  const isWaiting = secondsLeft > 0;
  return (
    <Button
      look="secondary"
      className={styles.ask}
      data-testid="pay-code-button"
      isBusy={isAsking}
      aria-disabled={isWaiting || isAsking || !canAsk}
      onClick={() => {
        if (!isWaiting && !isAsking && canAsk) onAskedAgain();
      }}
    >
      {isWaiting ? (
        <>
          {translate('payway:code.wait', { seconds: secondsLeft })}
          <VisuallyHidden> {translate('payway:code.waitMeaning')}</VisuallyHidden>
        </>
      ) : (
        translate('payway:code.ask')
      )}
    </Button>
  );
}

/** The payment waits for the code of its SMS. */
export function CodeStage(props: CodeStageProps) {
  const { state, amount, onTyped, onSubmitted, onLoanChosen } = props;
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { fault, refusal } = state;
  useEffect(() => {
    input.current?.focus();
  }, [fault, refusal]);
  return (
    <>
      <AmountHero label={translate('payway:amount')} amount={amount} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmitted();
        }}
      >
        <p className={styles.where}>{translate('payway:code.where')}</p>
        <TextField
          ref={input}
          label={translate('payway:code.label')}
          value={state.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          minLength={6}
          data-testid="pay-code-input"
          error={fault && translate(fault === 'otherCode' ? 'payway:code.other' : 'payway:code.length')}
          beside={<AskButton {...props} />}
          onChange={(event) => onTyped(event.target.value)}
        />
      </form>
      {state.isCodeWanted && <NoticeBox>{translate('payway:code.again')}</NoticeBox>}
      {refusal && <RefusalNotice refusal={refusal} onLoanChosen={onLoanChosen} />}
    </>
  );
}
