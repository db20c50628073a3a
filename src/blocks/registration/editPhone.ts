import { groupPhone, type PhoneRule } from '../../kernel/phoneGroups';
import { phoneDigits } from './phoneNumber';

/** What a field holds after a key or a paste. */
export interface PhoneInput {
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
