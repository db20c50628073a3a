import { useTranslate } from '../../texts/TranslateContext';
import { TextField } from '../../ui/TextField';
import { type DataGroup, useRegistration } from '../RegistrationContext';
import { CityField } from './CityField';
import styles from './DataFields.module.css';
import type { FieldProps, ShownField } from './fieldProps';
import { OptionField } from './OptionField';

function FieldOfKind(props: FieldProps) {
  const { field, label, value, error, onValue } = props;
  if (field.kind === 'enum') return <OptionField {...props} />;
  if (field.kind === 'citySelect') return <CityField {...props} />;
  return (
    <TextField
      type={field.kind === 'day' ? 'date' : 'text'}
      name={field.key}
      label={label}
      value={value}
      error={error}
      required={field.required}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

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
    const isFaulty = state.faultyValues.includes(`${group}.${field.key}`);
    return (
      <FieldOfKind
        key={field.key}
        field={field}
        label={field.required ? field.label : `${field.label} (${translate('blocks:dataFields.optional')})`}
        value={state.values[group]?.[field.key] ?? ''}
        error={isFaulty ? translate('blocks:dataFields.faulty') : undefined}
        onValue={(value) => events.valueChanged(group, field.key, value)}
      />
    );
  });
}
