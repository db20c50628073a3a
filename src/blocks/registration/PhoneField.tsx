import type { ChangeEvent } from 'react';
import { groupPhone } from '../../kernel/phoneGroups';
import { useTranslate } from '../../texts/TranslateContext';
import { TextField } from '../../ui/TextField';
import { useRegistration } from '../RegistrationContext';
import type { PhoneRule } from './phoneNumber';
import { phoneDigits, phoneShapes } from './phoneNumber';

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** Where the caret stands after that many digits of a grouped number. */
function positionAfter(digits: number, grouped: string): number {
  let position = 0;
  for (let seen = 0; position < grouped.length && seen < digits; position += 1) {
    if (grouped[position] !== ' ') seen += 1;
  }
  return position;
}

export function PhoneField({ rule }: { readonly rule: PhoneRule }) {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const beforeCaret = target.value.slice(0, target.selectionStart ?? target.value.length);
    const isAtEnd = beforeCaret.length === target.value.length;
    events.phoneChanged(phoneDigits(target.value, rule));
    // Grouping moves the caret to the end; it belongs behind the digit that was typed.
    if (!isAtEnd) queueMicrotask(() => {
      const position = positionAfter(countDigits(beforeCaret), target.value);
      if (document.activeElement === target) target.setSelectionRange(position, position);
    });
  };
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
      value={groupPhone(phone)}
      error={errors.phone && translate(errors.phone)}
      onChange={change}
    />
  );
}
