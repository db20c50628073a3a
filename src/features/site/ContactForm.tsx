import { type SubmitEvent, useEffect, useId, useReducer, useRef } from 'react';
import type { LanguageType } from '../../kernel/locale';
import { editPhone, shownPhone } from '../../kernel/phoneEdit';
import { phoneRuleOf } from '../../kernel/phoneGroups';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import { joinClasses } from '../../ui/joinClasses';
import { TextField } from '../../ui/TextField';
import { Toast } from '../../ui/Toast';
import { useTypedField } from '../../ui/useTypedField';
import styles from './ContactForm.module.css';
import { type ContactField, contactReducer, emptyContact } from './contactForm';
import { TextArea } from '../../ui/TextArea';

/** How long a toast stays, in ms (contract §14). */
const toastMs = 3000;

function useContactForm() {
  const [state, dispatch] = useReducer(contactReducer, emptyContact);
  const form = useRef<HTMLFormElement>(null);
  const { answer } = state;
  useEffect(() => {
    if (!answer) return undefined;
    if (!answer.isComplete) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    const timer = setTimeout(() => dispatch({ type: 'contact/answerExpired' }), toastMs);
    return () => clearTimeout(timer);
  }, [answer]);
  return { state, dispatch, form };
}

interface ContactFormProps {
  readonly isTitled: boolean;
  /** The brand's: whose telephone numbers its customers have. */
  readonly brandLanguageType: LanguageType;
}

/** Complete or not is all that it says; nothing is sent (contract §12). */
export function ContactForm({ isTitled, brandLanguageType }: ContactFormProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { state, dispatch, form } = useContactForm();
  const { values, missing, answer } = state;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    dispatch({ type: 'contact/submitted' });
  };
  const change = (field: ContactField, value: string) =>
    dispatch({ type: 'contact/valueChanged', field, value });
  const control = (field: ContactField) => ({
    name: field,
    required: true,
    label: translate(`site:contact.${field}`),
    value: values[field],
    error: missing.includes(field) ? translate('site:contact.missing') : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change(field, target.value),
  });
  const ruleOf = (phone: string) => phoneRuleOf(phone, brandLanguageType);
  const phone = useTypedField(shownPhone(values.phone, ruleOf(values.phone)), (edit) => {
    const edited = editPhone(edit, ruleOf(edit.value));
    change('phone', edited.phone);
    return edited;
  });
  const answerText = answer && translate(answer.isComplete ? 'site:contact.done' : 'site:contact.incomplete');
  return (
    <section className={joinClasses(styles.section, !isTitled && styles.following)} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <h2 id={titleId} className={isTitled ? styles.title : styles.hiddenTitle}>
          {translate('site:contact.title')}
        </h2>
        <p className={styles.intro}>{translate('site:contact.intro')}</p>
        <FormNote />
        <form
          ref={form}
          className={styles.form}
          noValidate
          data-testid="contact-form"
          aria-labelledby={titleId}
          onSubmit={submit}
        >
          <TextField {...control('name')} autoComplete="name" />
          <TextField
            {...control('phone')}
            {...phone}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
          />
          <TextField {...control('email')} type="email" autoComplete="email" />
          <TextArea {...control('message')} />
          <Button type="submit" className={styles.submit} data-testid="contact-submit">
            {translate('site:contact.send')}
          </Button>
        </form>
      </div>
      <Toast turn={answer?.count} message={answerText} isUrgent={answer?.isComplete === false} />
    </section>
  );
}

/**
 * Says that the form can't answer yet: to browsers without scripts, and where the page's script did not come, in which
 * case the early script of the first HTML unhides the paragraph marked `data-script-missing`.
 */
function FormNote() {
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
