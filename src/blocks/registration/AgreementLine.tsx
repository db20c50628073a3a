import type { MouseEvent } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { usePage } from '../PageContext';
import styles from './AgreementLine.module.css';

/** What the visitor accepts by registering, in words beside the button that binds them. */
export function AgreementLine({ label }: { readonly label?: string | undefined }) {
  const translate = useTranslate();
  const { onAction } = usePage();
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    onAction({ type: 'agreement' });
  };
  return (
    <p className={styles.line}>
      {!label && `${translate('blocks:registration.agreementBefore')} `}
      <a
        className={label ? styles.alone : styles.link}
        href="#/agreementTemplate"
        data-testid="agreement-link"
        onClick={open}
      >
        {label || translate('blocks:registration.agreement')}
      </a>
    </p>
  );
}
