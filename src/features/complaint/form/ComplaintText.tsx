import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { TextArea } from '../../../ui/TextArea';
import { maxCharacters } from '../draft';

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
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isMissing) field.current?.focus();
  }, [isMissing]);
  const amounts = { count: text.length, most: maxCharacters };
  return (
    <TextArea
      ref={field}
      label={translate('complaint:form.text')}
      error={isMissing ? translate('complaint:form.textMissing') : undefined}
      data-testid="complaint-text"
      maxLength={maxCharacters}
      placeholder={translate('complaint:form.placeholder')}
      value={text}
      readOnly={isLocked}
      onChange={(event) => onChanged(event.target.value)}
      counter={
        <span
          data-testid="complaint-counter"
          role="img"
          aria-label={translate('complaint:form.counterSpoken', amounts)}
        >
          {translate('complaint:form.counter', amounts)}
        </span>
      }
    />
  );
}
