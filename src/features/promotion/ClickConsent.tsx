import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { networkNames } from '../../kernel/clickId';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './ClickConsent.module.css';
import { clickChanged } from './registrationEvents';
import { selectRegistration } from './selectors';

/** Asks who came by an advert whether its network may hear that they registered. Registering does not hang on it. */
export function ClickConsent({ appName }: { readonly appName: string }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const what = useId();
  const { click } = useSelector(selectRegistration);
  if (!click) return null;
  const network = networkNames[click.kind];
  return (
    <div>
      <label className={styles.consent}>
        <input
          type="checkbox"
          className={styles.box}
          data-testid="click-agree"
          aria-describedby={what}
          checked={click.isAgreed}
          onChange={(event) => dispatch(clickChanged({ ...click, isAgreed: event.target.checked }))}
        />
        {translate('promotion:clickConsent.agree', { network })}
      </label>
      <p id={what} className={styles.what}>
        {translate('promotion:clickConsent.what', { appName })}
      </p>
    </div>
  );
}
