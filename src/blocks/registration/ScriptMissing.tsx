import { useEffect, useRef } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './ScriptMissing.module.css';

/**
 * Says why the form can't send: to browsers without scripts, and where the page's script did not come, in which case
 * the early script of the first HTML unhides the paragraph marked `data-script-missing`.
 */
export function ScriptMissing() {
  const translate = useTranslate();
  const notice = useRef<HTMLParagraphElement>(null);
  // It came after all, only late.
  useEffect(() => notice.current?.setAttribute('hidden', ''), []);
  const text = translate('blocks:registration.scriptMissing');
  return (
    <>
      <noscript>
        <p className={styles.notice}>{text}</p>
      </noscript>
      <p ref={notice} className={styles.notice} data-script-missing="" hidden suppressHydrationWarning>
        {text} <a href="">{translate('blocks:registration.reload')}</a>
      </p>
    </>
  );
}
