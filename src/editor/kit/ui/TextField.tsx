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

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'children' | 'isInvalid'
> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with it; absent: nothing. */
  readonly error?: string | undefined;
  readonly rows?: number;
  /** Language of what is typed. */
  readonly lang?: string;
}

export function TextField({ label, hint, error, rows, lang, ...rest }: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.field ?? ''}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      {rows === undefined ? (
        <Input lang={lang} className={styles.input ?? ''} />
      ) : (
        <TextArea rows={rows} lang={lang} className={styles.input ?? ''} />
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
