import { useId } from 'react';
import type { DataField } from '../../generated/template';
import type { Localised } from '../../template/block';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import { FieldNotes, noteIds } from '../../ui/TextField';
import styles from './DataFields.module.css';

/** As many choices as can be seen at a glance. */
const fewOptions = 4;

export const OptionField = (props: FieldProps) =>
  (props.field.options ?? []).length <= fewOptions ? (
    <RadioChoices {...props} />
  ) : (
    <SelectChoice {...props} />
  );

function RadioChoices({ field, label, value, error, onValue }: FieldProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.choices}
      role="radiogroup"
      data-field={field.key}
      aria-required={field.required}
      aria-invalid={error !== undefined}
      aria-describedby={noteIds(id, undefined, error)}
      tabIndex={-1}
    >
      <legend className={styles.label}>{label}</legend>
      {(field.options ?? []).map((option) => (
        <label key={valueOf(option)} className={styles.choice}>
          <input
            type="radio"
            name={id}
            value={valueOf(option)}
            checked={value === valueOf(option)}
            onChange={() => onValue(valueOf(option))}
          />
          {labelOf(option)}
        </label>
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

function SelectChoice({ field, label, value, error, onValue }: FieldProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={field.key}
        className={joinClasses(styles.select, error !== undefined && styles.faulty)}
        value={value}
        required={field.required}
        aria-invalid={error !== undefined}
        aria-describedby={noteIds(id, undefined, error)}
        onChange={(event) => onValue(event.target.value)}
      >
        <option value="">{translate('blocks:dataFields.choose')}</option>
        {(field.options ?? []).map((option) => (
          <option key={valueOf(option)} value={valueOf(option)}>
            {labelOf(option)}
          </option>
        ))}
      </select>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
export type ShownField = Localised<DataField>;
/** What each kind of field needs to draw itself. */
export interface FieldProps {
  readonly field: ShownField;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}
type Option = NonNullable<ShownField['options']>[number];
/** An option is a text, or a value with the text that stands for it. */
export const valueOf = (option: Option): string => (typeof option === 'string' ? option : option.value);
export const labelOf = (option: Option): string => (typeof option === 'string' ? option : option.label);
