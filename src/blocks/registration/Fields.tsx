import { plainDigits } from '../../kernel/digits';
import { editPhone, shownPhone } from '../../kernel/phoneEdit';
import { phoneShapes } from '../../kernel/phoneNumber';
import { editDigitCode } from '../../kernel/typedCode';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import { joinClasses } from '../../ui/joinClasses';
import { Skeleton } from '../../ui/Skeleton';
import { TextField } from '../../ui/TextField';
import { useTypedField } from '../../ui/useTypedField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { BlockProps } from '../../template/block';
import { useRegistration } from '../RegistrationContext';
import styles from './View.module.css';

const captchaLength = 4;

/** Pictures show no spaces; a keyboard may write digits of its own script. */
const captchaIn = (typed: string): string => plainDigits(typed).replace(/\s/g, '').slice(0, captchaLength);

/** Marketing's own labels; without them the built-in ones. */
type RegistrationProps = BlockProps['registration'];

function CaptchaPicture() {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  return (
    <button type="button" className={styles.captcha} onClick={() => events.captchaRefreshRequested()}>
      {state.isCaptchaMissing ? (
        <span className={joinClasses(styles.captchaImage, styles.captchaMissing)}>
          {translate('blocks:registration.noPicture')}
        </span>
      ) : state.captchaAddress === undefined ? (
        <Skeleton className={styles.captchaImage} />
      ) : (
        <img
          key={state.captchaAddress}
          className={styles.captchaImage}
          data-testid="captcha-image"
          src={state.captchaAddress}
          alt={translate('blocks:registration.captchaPicture')}
          width="112"
          height="46"
          onLoad={() => events.captchaLoaded()}
          onError={() => events.captchaFailed()}
        />
      )}
      <svg className={styles.newCaptcha} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M13 8a5 5 0 1 1-1.5-3.600M13 2v3h-3" />
      </svg>
      <VisuallyHidden> {translate('blocks:registration.newPicture')}</VisuallyHidden>
    </button>
  );
}

/** The four characters of the picture beside the field. */
export function CaptchaField({ captchaLabel }: RegistrationProps) {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const { errors, captcha } = state;
  const field = useTypedField(captcha, ({ value, caret }) => {
    events.captchaChanged(captchaIn(value));
    return { caret: captchaIn(value.slice(0, caret)).length };
  });
  return (
    <TextField
      {...field}
      name="captcha"
      data-testid="captcha-input"
      label={captchaLabel || translate('blocks:registration.captcha')}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      error={errors.captcha && translate(errors.captcha)}
      beside={<CaptchaPicture />}
    />
  );
}

export function PhoneField({ phoneRule: rule = 'cn', phoneLabel }: RegistrationProps) {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const { errors, phone } = state;
  const field = useTypedField(shownPhone(phone, rule), (edit) => {
    const edited = editPhone(edit, rule);
    events.phoneChanged(edited.phone);
    return edited;
  });
  return (
    <TextField
      {...field}
      type="tel"
      name="phone"
      inputMode="numeric"
      autoComplete="tel-national"
      data-testid="phone-input"
      label={phoneLabel || translate('blocks:registration.phone')}
      adornment={`+${phoneShapes[rule].code}`}
      placeholder={phoneShapes[rule].example}
      error={errors.phone && translate(errors.phone)}
    />
  );
}

/** Not disabled during the countdown, nor said to be: a tap gets an answer then (contract §11). */
function SmsButton({ sendLabel }: RegistrationProps) {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const { secondsLeft, isSendingSms } = state;
  const isWaiting = secondsLeft > 0;
  return (
    <Button
      look="plain"
      className={joinClasses(styles.smsButton, isWaiting && styles.smsWaiting)}
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
        sendLabel || translate('blocks:registration.sendCode')
      )}
    </Button>
  );
}

export function SmsField(props: RegistrationProps) {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const { errors, smsCode } = state;
  const field = useTypedField(smsCode, (edit) => {
    const edited = editDigitCode(edit);
    events.smsCodeChanged(edited.code);
    return edited;
  });
  return (
    <TextField
      {...field}
      name="smsCode"
      data-testid="sms-input"
      label={props.smsLabel || translate('blocks:registration.sms')}
      inputMode="numeric"
      autoComplete="one-time-code"
      error={errors.smsCode && translate(errors.smsCode)}
      trailing={<SmsButton {...props} />}
    />
  );
}
