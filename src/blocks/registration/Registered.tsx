import { useEffect, useRef } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { buttonClasses } from '../../ui/Button';
import { ActionControl } from '../ActionControl';
import { usePage } from '../PageContext';
import styles from './Registered.module.css';

/** In the place of the form, once the number is registered: what remains to do. */
export function Registered() {
  const translate = useTranslate();
  const { hasDownload } = usePage();
  const done = useRef<HTMLDivElement>(null);
  // The button that was tapped is gone.
  useEffect(() => done.current?.focus(), []);
  return (
    <div ref={done} className={styles.done} tabIndex={-1}>
      <svg className={styles.mark} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path d="M24 3a21 21 0 1 0 0 42 21 21 0 0 0 0-42M14 25l7 7 13-15" />
      </svg>
      <p>
        {translate(hasDownload ? 'blocks:registration.registered' : 'blocks:registration.registeredHere')}
      </p>
      {hasDownload && (
        <ActionControl action={{ type: 'download' }} className={buttonClasses('primary')}>
          {translate('blocks:registration.continue')}
        </ActionControl>
      )}
    </div>
  );
}
