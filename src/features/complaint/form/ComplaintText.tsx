import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import { maxCharacters } from '../draft';
import styles from './ComplaintText.module.css';

interface ComplaintTextProps {
  readonly text: string;
  /** It was to be sent without a word. */
  readonly isMissing: boolean;
  /** It is being sent. */
  readonly isLocked: boolean;
  readonly onChanged: (text: string) => void;
}

/** The words of a complaint, and how many there may be. */
export function ComplaintText({ text, isMissing, isLocked, onChanged }: ComplaintTextProps) {
  const translate = useTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isMissing) field.current?.focus();
  }, [isMissing]);
  const amounts = { count: text.length, most: maxCharacters };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {translate('complaint:form.text')}
      </label>
      <div className={joinClasses(styles.box, isMissing && styles.faulty)}>
        <textarea
          ref={field}
          id={id}
          className={styles.text}
          data-testid="complaint-text"
          rows={6}
          maxLength={maxCharacters}
          placeholder={translate('complaint:form.placeholder')}
          value={text}
          readOnly={isLocked}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-error ${id}-counter` : `${id}-counter`}
          onChange={(event) => onChanged(event.target.value)}
        />
        <p className={styles.counter} id={`${id}-counter`}>
          <span
            data-testid="complaint-counter"
            role="img"
            aria-label={translate('complaint:form.counterSpoken', amounts)}
          >
            {translate('complaint:form.counter', amounts)}
          </span>
        </p>
      </div>
      {isMissing && (
        <p className={styles.error} id={`${id}-error`}>
          {translate('complaint:form.textMissing')}
        </p>
      )}
    </div>
  );
}
