import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import { Skeleton } from '../../ui/Skeleton';
import { TextField } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useRegistration } from '../RegistrationContext';
import styles from './CaptchaField.module.css';

const captchaLength = 4;

function CaptchaPicture() {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  return (
    <button type="button" className={styles.picture} onClick={() => events.captchaRefreshRequested()}>
      {state.isCaptchaMissing ? (
        <span className={joinClasses(styles.image, styles.missing)}>
          {translate('blocks:registration.noPicture')}
        </span>
      ) : state.captchaAddress === undefined ? (
        <Skeleton className={styles.image} />
      ) : (
        <img
          key={state.captchaAddress}
          className={styles.image}
          data-testid="captcha-image"
          src={state.captchaAddress}
          alt={translate('blocks:registration.captchaPicture')}
          width="112"
          height="46"
          onLoad={() => events.captchaLoaded()}
          onError={() => events.captchaFailed()}
        />
      )}
      <svg className={styles.again} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M13 8a5 5 0 1 1-1.5-3.600M13 2v3h-3" />
      </svg>
      <VisuallyHidden> {translate('blocks:registration.newPicture')}</VisuallyHidden>
    </button>
  );
}

/** The four characters of the picture beside the field. */
export function CaptchaField() {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const { errors, captcha } = state;
  return (
    <TextField
      name="captcha"
      data-testid="captcha-input"
      label={translate('blocks:registration.captcha')}
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
