import { useId } from 'react';
import { TextField } from '../../ui/TextField';
import { type FieldProps, labelOf, valueOf } from './fieldProps';

/** Typed freely, with the template's cities as suggestions; a suggested name stands for its option's value. */
export function CityField({ field, label, value, error, onValue }: FieldProps) {
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
