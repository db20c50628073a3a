import { useEffect, useRef } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './FormNote.module.css';

/**
 * Says that the form can't answer yet: to browsers without scripts, and where the page's script did not come, in which
 * case the early script of the first HTML unhides the paragraph marked `data-script-missing`.
 */
export function FormNote() {
  const translate = useTranslate();
  const note = useRef<HTMLParagraphElement>(null);
  // It came after all, only late.
  useEffect(() => note.current?.setAttribute('hidden', ''), []);
  const text = translate('site:contact.script');
  return (
    <>
      <noscript>
        <p className={styles.note}>{text}</p>
      </noscript>
      <p ref={note} className={styles.note} data-script-missing="" hidden suppressHydrationWarning>
        {text} <a href="">{translate('site:contact.reload')}</a>
      </p>
    </>
  );
}
