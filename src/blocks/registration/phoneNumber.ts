import { groupPhone, maxPhoneDigits, type PhoneRule } from '../../kernel/phoneGroups';
import type { ChangeEvent } from 'react';

interface PhoneShape {
  /** Of the country, as dialled from abroad. */
  readonly code: string;
  readonly example: string;
}

/** Telephone numbers by rule of contract §8. */
export const phoneShapes: Readonly<Record<PhoneRule, PhoneShape>> = {
  cn: { code: '86', example: '138 0013 8000' },
  mx: { code: '52', example: '55 1234 5678' },
  in: { code: '91', example: '98765 43210' },
};

/** What people put before a whole number: the country's code, with Mexico's old 1, or India's trunk 0. */
const prefixes: Readonly<Record<PhoneRule, RegExp>> = {
  cn: /^(?:00)?86(?=\d{11})/,
  mx: /^(?:00)?521?(?=\d{10})/,
  in: /^(?:(?:00)?91)?0*(?=\d{10})/,
};

/**
 * Digits of what was typed or pasted, without a country code. A digit too many stays, for the form to refuse: cut off
 * unseen, it would make somebody else's number.
 */
export function phoneDigits(typed: string, rule: PhoneRule): string {
  const { code } = phoneShapes[rule];
  const text = typed.normalize('NFKC').trim();
  const digits = text.replace(/\D/g, '');
  const whole = digits.replace(prefixes[rule], '');
  const isBegun = whole === digits && text.startsWith('+') && digits.startsWith(code);
  return (isBegun ? digits.slice(code.length) : whole).slice(0, maxPhoneDigits);
}

/** What a field holds after a key or a paste. */
interface PhoneInput {
  readonly value: string;
  readonly caret: number;
  /** The key deletes what stands after the caret. */
  readonly isDeletingAhead: boolean;
}

const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** Where the caret stands behind that many digits of a grouped number. */
function positionAfter(count: number, grouped: string): number {
  let position = 0;
  for (let seen = 0; position < grouped.length && seen < count; position += 1) {
    if (grouped[position] !== ' ') seen += 1;
  }
  return position;
}

/**
 * The digits that are meant, and where the caret stands among their groups: behind the digit that it stood behind.
 * @param before digits that the field held
 */
export function editPhone(
  before: string,
  input: PhoneInput,
  rule: PhoneRule,
): { readonly digits: string; readonly caret: number } {
  let typed = input.value;
  let behind = digitsIn(typed.slice(0, input.caret)).length;
  const shown = groupPhone(before, rule);
  // Nothing but the space at the caret was deleted: the digit beside it was meant.
  if (shown[input.caret] === ' ' && typed === shown.slice(0, input.caret) + shown.slice(input.caret + 1)) {
    if (!input.isDeletingAhead) behind -= 1;
    typed = before.slice(0, behind) + before.slice(behind + 1);
  }
  const digits = phoneDigits(typed, rule);
  const all = digitsIn(typed);
  // A country's code stood before what is left of it.
  const codeLength = all.endsWith(digits) ? all.length - digits.length : 0;
  return { digits, caret: positionAfter(behind - codeLength, groupPhone(digits, rule)) };
}

/**
 * The digits that a person means by a change of a telephone field. Its caret follows once they are drawn: grouping would
 * move it to the end.
 * @param before digits that the field held
 */
export function changedPhone(
  { target, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
  rule: PhoneRule,
): string {
  const { value, selectionStart } = target;
  const isDeletingAhead = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
  const { digits, caret } = editPhone(
    before,
    { value, caret: selectionStart ?? value.length, isDeletingAhead },
    rule,
  );
  queueMicrotask(() => {
    if (document.activeElement === target) target.setSelectionRange(caret, caret);
  });
  return digits;
}
