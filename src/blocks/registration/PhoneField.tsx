import { groupPhone, type PhoneRule } from '../../kernel/phoneGroups';
import { useTranslate } from '../../texts/TranslateContext';
import { TextField } from '../../ui/TextField';
import { useRegistration } from '../RegistrationContext';
import { changedPhone, phoneShapes } from './phoneNumber';

export function PhoneField({ rule }: { readonly rule: PhoneRule }) {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const { errors, phone } = state;
  return (
    <TextField
      type="tel"
      name="phone"
      inputMode="numeric"
      autoComplete="tel-national"
      data-testid="phone-input"
      label={translate('blocks:registration.phone')}
      adornment={`+${phoneShapes[rule].code}`}
      placeholder={phoneShapes[rule].example}
      value={groupPhone(phone, rule)}
      error={errors.phone && translate(errors.phone)}
      onChange={(event) => events.phoneChanged(changedPhone(event, phone, rule))}
    />
  );
}
