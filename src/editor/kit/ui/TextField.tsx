import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import styles from './fields.module.css';
import { useFittingField } from './useFittingField';

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'value' | 'onChange'
> {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with it; absent: nothing. */
  readonly error?: string | undefined;
  readonly rows?: number;
  /** Language of what is typed. */
  readonly lang?: string;
}

type Shape = Pick<TextFieldProps, 'rows' | 'lang'>;

const Control = ({ rows, ...rest }: Shape & Partial<ReturnType<typeof useFittingField>['control']>) =>
  rows === undefined ? (
    <Input {...rest} className={styles.input ?? ''} />
  ) : (
    <TextArea {...rest} rows={rows} className={styles.input ?? ''} />
  );

interface LimitedProps extends Shape {
  readonly value: string;
  readonly most: number;
  readonly onChange: ((value: string) => void) | undefined;
}

/** What has no room is said below it. */
function LimitedControl({ value, most, onChange, ...shape }: LimitedProps) {
  const { control, notice } = useFittingField({ value, most, onChange: (text) => onChange?.(text) });
  return (
    <>
      <Control {...control} {...shape} />
      <div role="status" className={styles.leftOut}>
        {notice}
      </div>
    </>
  );
}

export function TextField({ label, hint, error, maxLength, value, onChange, ...more }: TextFieldProps) {
  const { rows, lang, ...rest } = more;
  const shape = { ...(rows !== undefined && { rows }), ...(lang !== undefined && { lang }) };
  return (
    <AriaTextField
      {...rest}
      value={value}
      {...(maxLength === undefined && onChange && { onChange })}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.field ?? ''}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      {maxLength === undefined ? (
        <Control {...shape} />
      ) : (
        <LimitedControl {...shape} value={value} most={maxLength} onChange={onChange} />
      )}
      {hint !== undefined && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
}
