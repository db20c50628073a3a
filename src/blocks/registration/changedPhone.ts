import type { ChangeEvent } from 'react';
import type { PhoneRule } from '../../kernel/phoneGroups';
import { editPhone } from './editPhone';

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
