import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import { joinClasses } from '../../ui/joinClasses';
import { TextField } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useRegistration } from '../RegistrationContext';
import styles from './SmsField.module.css';

const smsCodeLength = 6;

/** Not disabled during the countdown, nor said to be: a tap gets an answer then (contract §11). */
function SmsButton() {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const { secondsLeft, isSendingSms } = state;
  const isWaiting = secondsLeft > 0;
  return (
    <Button
      look="plain"
      className={joinClasses(styles.button, isWaiting && styles.waiting)}
      data-testid="sms-button"
      isBusy={isSendingSms}
      onClick={() => events.smsRequested()}
    >
      {isWaiting ? (
        <span className={styles.seconds}>
          {translate('blocks:registration.secondsLeft', { seconds: secondsLeft })}{' '}
          <VisuallyHidden>{translate('blocks:registration.untilNextCode')}</VisuallyHidden>
        </span>
      ) : (
        translate('blocks:registration.sendCode')
      )}
    </Button>
  );
}

export function SmsField() {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const { errors, smsCode } = state;
  const change = (typed: string): void =>
    events.smsCodeChanged(typed.normalize('NFKC').replace(/\D/g, '').slice(0, smsCodeLength));
  return (
    <TextField
      name="smsCode"
      data-testid="sms-input"
      label={translate('blocks:registration.sms')}
      value={smsCode}
      inputMode="numeric"
      autoComplete="one-time-code"
      error={errors.smsCode && translate(errors.smsCode)}
      onChange={(event) => change(event.target.value)}
      trailing={<SmsButton />}
    />
  );
}
