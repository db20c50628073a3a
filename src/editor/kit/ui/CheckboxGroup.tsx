import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { joinClasses } from '../../../ui/joinClasses';
import styles from './CheckboxGroup.module.css';
import fields from './fields.module.css';
import type { Option } from './Select';

const fewOptions = 6;

interface CheckboxGroupProps<Value extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  /** In the order of the options. */
  readonly onChange: (value: readonly Value[]) => void;
}

export function CheckboxGroup<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
}: CheckboxGroupProps<Value>) {
  return (
    <AriaCheckboxGroup
      className={fields.field ?? ''}
      value={[...value]}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      onChange={(chosen) =>
        onChange(options.map((option) => option.value).filter((each) => chosen.includes(each)))
      }
    >
      <Label className={fields.label ?? ''}>{label}</Label>
      <div className={joinClasses(styles.options, options.length > fewOptions && styles.many)}>
        {options.map((option) => (
          <CheckboxField key={option.value} value={option.value}>
            <CheckboxButton className={styles.option ?? ''}>
              <span className={styles.box}>
                <Check aria-hidden="true" />
              </span>
              {option.label}
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      {hint !== undefined && (
        <Text slot="description" className={fields.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={fields.error ?? ''}>{error}</FieldError>
    </AriaCheckboxGroup>
  );
}
