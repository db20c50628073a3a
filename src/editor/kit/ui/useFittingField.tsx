import { type ReactNode, useState } from 'react';
import { countCodePoints, fittingText } from '../../../kernel/fittingText';
import { useTranslate } from '../../../texts/TranslateContext';
import { LeftOut } from '../../../ui/LeftOut';
import { useTypedField } from '../../../ui/useTypedField';

interface FittingField {
  readonly value: string;
  /** How many code points the call's schema allows. */
  readonly most: number;
  readonly onChange: (value: string, caret: number) => void;
}

/**
 * A field of a text that may be so long. The browser's `maxLength` cuts what is pasted without a word, also within a sign;
 * here what has no room is said.
 * @returns what the control takes, and what to show in a live region beside it
 */
export function useFittingField({ value, most, onChange }: FittingField) {
  const translate = useTranslate();
  const [leftOut, setLeftOut] = useState('');
  const control = useTypedField(value, (edit) => {
    const { text, caret, leftOut: rest } = fittingText(edit, most, countCodePoints);
    setLeftOut(rest);
    onChange(text, caret);
    return { caret };
  });
  const notice: ReactNode = (
    <LeftOut text={leftOut} wordsOf={(count) => translate('editor:leftOut', { count, most })} />
  );
  return { control, notice };
}
