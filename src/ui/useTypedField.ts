import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';
import type { TextEdit } from '../kernel/textEdit';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What became of a change of a field. */
interface Taken {
  /** Where the caret stands in what is shown now. */
  readonly caret: number;
  /** Shown at once, even while a keyboard composes. */
  readonly isRewritten?: boolean;
}

interface TypedField {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: (event: CompositionEvent<Control>) => void;
  readonly onBlur: () => void;
}

/** Grouping would move the caret to the end; it follows once the text is drawn. */
function placeCaret(field: Control, caret: number): void {
  queueMicrotask(() => {
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
  });
}

/**
 * A field that shows what was understood and not what was typed: groups, a cut, the code alone. While a keyboard composes, as
 * those of Samsung and for Chinese do, the text stays as the keyboard has it, which would send it anew in another order; what
 * it means is told all the while, and shown once the word is done.
 * @param shown what the field is to show
 * @param take tells what a change means
 */
export function useTypedField(shown: string, take: (edit: TextEdit) => Taken): TypedField {
  const [composed, setComposed] = useState<string>();
  /** What the field showed when the word was begun, once that is known; undefined: none is being composed. */
  const begun = useRef<{ readonly shown: string | undefined }>(undefined);
  const current = composed ?? shown;
  const taken = (field: Control, before: string, isDeletingAhead = false): Taken => {
    const { value, selectionStart } = field;
    return take({ before, value, caret: selectionStart ?? value.length, isDeletingAhead });
  };
  return {
    value: current,
    onChange: ({ target, nativeEvent }) => {
      const isDeletingAhead = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
      const { caret, isRewritten = false } = taken(target, current, isDeletingAhead);
      const isKept = begun.current !== undefined && !isRewritten;
      setComposed(isKept ? target.value : undefined);
      if (!isKept) placeCaret(target, caret);
      if (begun.current) begun.current = { shown: isKept ? (begun.current.shown ?? current) : undefined };
    },
    onCompositionStart: () => {
      begun.current = { shown: current };
      setComposed(current);
    },
    onCompositionEnd: ({ currentTarget }) => {
      const { caret } = taken(currentTarget, begun.current?.shown ?? current);
      begun.current = undefined;
      placeCaret(currentTarget, caret);
      setComposed(undefined);
    },
    onBlur: () => {
      begun.current = undefined;
      setComposed(undefined);
    },
  };
}
