import { memo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { faultOf } from './faultOf';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps } from './fieldProps';
import { useForm } from './FormContext';

/** A word, an address, a key: the same in every language. */
export const StringInput = memo(function StringInput({
  schema,
  path,
  value,
}: FieldProps<'string' | 'templateId'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const fault = faultOf(schema, value, translate);
  return (
    <FieldFrame schema={schema} path={path} fault={fault}>
      <input
        id={controlId(path)}
        className={styles.input}
        value={typeof value === 'string' ? value : ''}
        readOnly={isReadOnly}
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={describedBy(schema, path, fault)}
        onChange={({ target }) =>
          change(path, target.value === '' && !schema.isRequired ? undefined : target.value)
        }
      />
    </FieldFrame>
  );
});
