import { groupPhone } from '../../kernel/phoneGroups';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import { joinClasses } from '../../ui/joinClasses';
import { Skeleton } from '../../ui/Skeleton';
import { TextField } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { BlockProps } from '../../template/block';
import { useRegistration } from '../RegistrationContext';
import { changedPhone, phoneShapes } from './phoneNumber';
import styles from './View.module.css';

const captchaLength = 4;

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
  return (
    <TextField
      name="captcha"
      data-testid="captcha-input"
      label={captchaLabel || translate('blocks:registration.captcha')}
      value={captcha}
      maxLength={captchaLength}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      error={errors.captcha && translate(errors.captcha)}
      onChange={(event) => events.captchaChanged(event.target.value.trim().slice(0, captchaLength))}
      beside={<CaptchaPicture />}
    />
  );
}

export function PhoneField({ phoneRule: rule = 'cn', phoneLabel }: RegistrationProps) {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const { errors, phone } = state;
  return (
    <TextField
      type="tel"
      name="phone"
      inputMode="numeric"
      autoComplete="tel-national"
      data-testid="phone-input"
      label={phoneLabel || translate('blocks:registration.phone')}
      adornment={`+${phoneShapes[rule].code}`}
      placeholder={phoneShapes[rule].example}
      value={groupPhone(phone, rule)}
      error={errors.phone && translate(errors.phone)}
      onChange={(event) => events.phoneChanged(changedPhone(event, phone, rule))}
    />
  );
}

const smsCodeLength = 6;

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
  const change = (typed: string): void =>
    events.smsCodeChanged(typed.normalize('NFKC').replace(/\D/g, '').slice(0, smsCodeLength));
  return (
    <TextField
      name="smsCode"
      data-testid="sms-input"
      label={props.smsLabel || translate('blocks:registration.sms')}
      value={smsCode}
      inputMode="numeric"
      autoComplete="one-time-code"
      error={errors.smsCode && translate(errors.smsCode)}
      onChange={(event) => change(event.target.value)}
      trailing={<SmsButton {...props} />}
    />
  );
}
