import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { Button, buttonClasses } from '../../ui/Button';
import { ActionControl } from '../ActionControl';
import type { BlockViewProps } from '../definition';
import { usePage } from '../PageContext';
import { useRegistration } from '../RegistrationContext';
import { Section } from '../Section';
import { CaptchaField, PhoneField, SmsField } from './Fields';
import styles from './View.module.css';

interface RegistrationFormProps extends BlockViewProps<'registration'> {
  /** Fields of the template's own. */
  readonly children?: ReactNode;
}

/** `method="dialog"`: a form that is sent before the page is alive goes nowhere, so no number gets into an address. */
export function RegistrationForm({ block, children }: RegistrationFormProps) {
  const translate = useTranslate();
  const { state, events, captchaHelp, clickConsent } = useRegistration();
  const { props } = block;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    events.applySubmitted();
  };
  const { isRegistered } = state;
  return (
    <Section
      title={
        (!isRegistered && props.title) ||
        translate(isRegistered ? 'blocks:registration.thanks' : 'blocks:registration.title')
      }
    >
      {/* There before what it says. */}
      <div role="status">{isRegistered && <Registered />}</div>
      <form method="dialog" noValidate className={styles.form} hidden={isRegistered} onSubmit={submit}>
        <PhoneField {...props} />
        <CaptchaField {...props} />
        {/* Keeps the place of what comes later, so that nothing moves then. */}
        <div className={styles.captchaHelp}>{captchaHelp}</div>
        <SmsField {...props} />
        {children}
        {clickConsent}
        <ScriptMissing />
        <div className={styles.end}>
          <Button type="submit" className={styles.apply} data-testid="apply-button" isBusy={state.isApplying}>
            {props.submitLabel || translate('blocks:registration.apply')}
          </Button>
          <AgreementLine label={props.agreementLabel} />
        </div>
      </form>
    </Section>
  );
}

/** What the visitor accepts by registering, in words beside the button that binds them. */
function AgreementLine({ label }: { readonly label?: string | undefined }) {
  const translate = useTranslate();
  const { onAction } = usePage();
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    onAction({ type: 'agreement' });
  };
  return (
    <p className={styles.agreement}>
      {!label && `${translate('blocks:registration.agreementBefore')} `}
      <a
        className={label ? styles.agreementAlone : styles.agreementLink}
        href="#/agreementTemplate"
        data-testid="agreement-link"
        onClick={open}
      >
        {label || translate('blocks:registration.agreement')}
      </a>
    </p>
  );
}

/** In the place of the form, once the number is registered: what remains to do. */
function Registered() {
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

/**
 * Says why the form can't send: to browsers without scripts, and where the page's script did not come, in which case
 * the early script of the first HTML unhides the paragraph marked `data-script-missing`.
 */
function ScriptMissing() {
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
