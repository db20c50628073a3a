import { firstDay, lastDay } from '../../kernel/date';
import type { TextKey } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import { TextField } from '../../ui/TextField';
import { type DataGroup, useRegistration } from '../RegistrationContext';
import styles from './DataFields.module.css';
import { type FieldProps, labelOf, OptionField, type ShownField, valueOf } from './OptionField';
import { useId } from 'react';

function FieldOfKind(props: FieldProps) {
  const { field, label, value, error, onValue } = props;
  if (field.kind === 'enum') return <OptionField {...props} />;
  if (field.kind === 'citySelect') return <CityField {...props} />;
  const day = field.kind === 'day' ? { type: 'date', min: firstDay, max: lastDay } : undefined;
  return (
    <TextField
      type="text"
      {...day}
      name={field.key}
      label={label}
      value={value}
      error={error}
      required={field.required}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

/** A day that is there has a year that nobody means. */
const faultOf = ({ kind }: ShownField, value: string): TextKey =>
  kind === 'day' && value !== '' ? 'blocks:dataFields.day' : 'blocks:dataFields.faulty';

interface DataFieldsProps {
  readonly group: DataGroup;
  readonly fields: readonly ShownField[];
}

/** The fields of one group (contract §8); their values belong to the registration. */
export function DataFields({ group, fields }: DataFieldsProps) {
  const translate = useTranslate();
  const { state, events } = useRegistration();
  return fields.map((field) => {
    if (field.kind === 'tips') {
      return (
        <p key={field.key} className={styles.note}>
          {field.label}
        </p>
      );
    }
    const value = state.values[group]?.[field.key] ?? '';
    const isFaulty = state.faultyValues.includes(`${group}.${field.key}`);
    return (
      <FieldOfKind
        key={field.key}
        field={field}
        label={field.required ? field.label : `${field.label} (${translate('blocks:dataFields.optional')})`}
        value={value}
        error={isFaulty ? translate(faultOf(field, value)) : undefined}
        onValue={(value) => events.valueChanged(group, field.key, value)}
      />
    );
  });
}

/** Typed freely, with the template's cities as suggestions; a suggested name stands for its option's value. */
function CityField({ field, label, value, error, onValue }: FieldProps) {
  const listId = useId();
  const options = field.options ?? [];
  const chosen = options.find((option) => valueOf(option) === value);
  const choose = (typed: string): void => {
    const named = options.find((option) => labelOf(option) === typed);
    onValue(named === undefined ? typed : valueOf(named));
  };
  return (
    <div>
      <TextField
        name={field.key}
        label={label}
        value={chosen === undefined ? value : labelOf(chosen)}
        error={error}
        required={field.required}
        autoComplete="address-level2"
        list={options.length > 0 ? listId : undefined}
        onChange={(event) => choose(event.target.value)}
      />
      {options.length > 0 && (
        <datalist id={listId}>
          {options.map((option) => (
            <option key={valueOf(option)} value={labelOf(option)} />
          ))}
        </datalist>
      )}
    </div>
  );
}
