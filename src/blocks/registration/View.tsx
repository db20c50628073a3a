import type { SyntheticEvent } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import { DataFields } from '../dataFields/DataFields';
import type { BlockViewProps } from '../definition';
import { useRegistration } from '../RegistrationContext';
import { Section } from '../Section';
import { AgreementLine } from './AgreementLine';
import { CaptchaField } from './CaptchaField';
import { PhoneField } from './PhoneField';
import { Registered } from './Registered';
import { ScriptMissing } from './ScriptMissing';
import { SmsField } from './SmsField';
import styles from './View.module.css';

/** `method="dialog"`: a form that is sent before the page is alive goes nowhere, so no number gets into an address. */
export function View({ block }: BlockViewProps<'registration'>) {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const { phoneRule = 'cn', submitLabel, agreementLabel, fields = [] } = block.props;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    events.applySubmitted();
  };
  const { isRegistered } = state;
  return (
    <Section title={translate(isRegistered ? 'blocks:registration.thanks' : 'blocks:registration.title')}>
      {/* There before what it says. */}
      <div role="status">{isRegistered && <Registered />}</div>
      <form method="dialog" noValidate className={styles.form} hidden={isRegistered} onSubmit={submit}>
        <PhoneField rule={phoneRule} />
        <CaptchaField />
        <SmsField />
        <DataFields group="public" fields={fields} />
        <ScriptMissing />
        <div className={styles.end}>
          <Button type="submit" className={styles.apply} data-testid="apply-button" isBusy={state.isApplying}>
            {submitLabel || translate('blocks:registration.apply')}
          </Button>
          <AgreementLine label={agreementLabel} />
        </div>
      </form>
    </Section>
  );
}
