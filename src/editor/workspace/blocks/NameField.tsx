import { useId, useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { useFittingField } from '../../kit/ui/useFittingField';
import { announce } from '../../kit/ui/Announcer';
import fieldStyles from '../../library/fields/Fields.module.css';
import { nameOf } from '../items/experiments';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  /** False: it can't be called so. */
  readonly onNamed: (name: string) => boolean;
}

/** A name of an experiment or a group, which counts once the field is left: all blocks that bear it change at once. */
export function NameField({ label, value, isReadOnly, onNamed }: NameFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<{ readonly from: string; readonly text: string }>();
  const [isRefused, setRefused] = useState(false);
  const text = typed?.from === value ? typed.text : value;
  const { control, notice } = useFittingField({
    value: text,
    most: 64,
    onChange: (changed) => setTyped({ from: value, text: changed }),
  });
  const settle = (): void => {
    const name = nameOf(text);
    const isTaken = name === value || onNamed(name);
    setRefused(!isTaken);
    if (!isTaken) return;
    setTyped(undefined);
    if (name !== text) announce(translate('editorEdit:experiment.nameRewritten', { name }));
  };
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...control}
        id={id}
        className={fieldStyles.input}
        readOnly={isReadOnly}
        spellCheck={false}
        aria-invalid={isRefused}
        aria-describedby={`${id}-fault`}
        onBlur={() => {
          control.onBlur();
          settle();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
        }}
      />
      <div role="status" className={fieldStyles.fault}>
        {notice}
      </div>
      <p id={`${id}-fault`} className={fieldStyles.fault} role="alert">
        {isRefused && translate('editorEdit:experiment.nameFault')}
      </p>
    </div>
  );
}
