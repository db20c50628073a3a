import { useEffect, useRef } from 'react';
import { isUnderWay } from '../../kernel/acting';
import { editCode } from '../../kernel/typedCode';
import { AmountHero } from '../../ui/borrower/AmountHero';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { ScreenFrame } from '../../ui/borrower/ScreenFrame';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { useTypedField } from '../../ui/useTypedField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import layout from '../../ui/borrower/layout.module.css';
import styles from './CodeScreen.module.css';
import * as events from './events';
import { ConfirmActions } from './PayActions';
import { RefusalNotice } from './RefusalNotice';
import { usePayment } from './usePayment';

/** Asks for another code once a minute has passed, for a card that is known. */
function AskButton() {
  const { dispatch, translate, state, card } = usePayment();
  const { secondsLeft } = state;
  const isAsking = isUnderWay(state.commit);
  const mayAsk = secondsLeft === 0 && !isAsking && card !== undefined && !state.isCodeWanted;
  return (
    <Button
      look="secondary"
      className={styles.ask}
      data-testid="pay-code-button"
      isBusy={isAsking}
      aria-disabled={!mayAsk}
      onClick={() => {
        if (mayAsk) dispatch(events.codeAskedAgain());
      }}
    >
      {secondsLeft > 0 ? (
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

/** What is wrong with the code; a card was chosen before. */
const faultTexts = {
  card: 'payway:cardFault',
  code: 'payway:code.length',
  longCode: 'payway:code.tooLong',
  otherCode: 'payway:code.other',
} as const;

export function CodeScreen() {
  const { dispatch, translate, state, amount, card, bar, onLoanChosen } = usePayment();
  const { code, fault, refusal, isCodeWanted } = state;
  const input = useRef<HTMLInputElement>(null);
  const field = useTypedField(code, (edit) => {
    const edited = editCode(edit);
    dispatch(events.codeTyped(edited.code));
    return edited;
  });
  useEffect(() => {
    input.current?.focus();
  }, [fault, refusal]);
  const confirm = () => dispatch(isCodeWanted ? events.retried() : events.confirmSubmitted());
  return (
    <ScreenFrame
      {...bar}
      title={translate('payway:code.title')}
      actions={
        <ConfirmActions
          state={state}
          card={card}
          amount={amount}
          onConfirmed={confirm}
          onCancelled={() => dispatch(events.cancelled())}
        />
      }
    >
      <AmountHero label={translate('payway:amount')} amount={amount} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p className={layout.muted}>{translate('payway:code.where')}</p>
        <TextField
          {...field}
          ref={input}
          label={translate('payway:code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          data-testid="pay-code-input"
          error={fault && translate(faultTexts[fault])}
          beside={<AskButton />}
        />
      </form>
      {isCodeWanted && <NoticeBox>{translate('payway:code.again')}</NoticeBox>}
      {refusal && <RefusalNotice refusal={refusal} onLoanChosen={onLoanChosen} />}
    </ScreenFrame>
  );
}
