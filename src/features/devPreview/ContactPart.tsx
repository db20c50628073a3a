import { useState, type SubmitEvent } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { Part } from './Part';
import layout from '../../ui/borrower/layout.module.css';

/** A field and its submission, to try keyboards with; nothing leaves the page. */
export function ContactPart() {
  const translate = useTranslate();
  const [contact, setContact] = useState('');
  const [submitted, setSubmitted] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(contact.trim());
  };
  const error = submitted === '' ? translate('devPreview:contact.missing') : undefined;
  return (
    <Part title={translate('devPreview:contact.title')}>
      <form className={layout.looseStack} noValidate onSubmit={submit}>
        <TextField
          label={translate('devPreview:contact.field')}
          name="contact"
          value={contact}
          error={error}
          autoComplete="off"
          onChange={(event) => setContact(event.target.value)}
        />
        <Button type="submit" look="secondary">
          {translate('devPreview:contact.send')}
        </Button>
        <p role="status">{submitted && translate('devPreview:contact.done', { contact: submitted })}</p>
      </form>
    </Part>
  );
}
