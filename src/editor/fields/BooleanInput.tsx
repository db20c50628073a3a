import { memo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './Fields.module.css';
import { controlId, type FieldProps } from './fieldProps';
import { useForm } from './FormContext';

/** Yes or no. What equals the default of the schema is taken away. */
export const BooleanInput = memo(function BooleanInput({ schema, path, value }: FieldProps<'boolean'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const isOn = typeof value === 'boolean' ? value : schema.default === true;
  return (
    <div className={styles.field} data-path={path}>
      <label className={styles.check}>
        <input
          id={controlId(path)}
          type="checkbox"
          checked={isOn}
          disabled={isReadOnly}
          onChange={({ target }) =>
            change(path, target.checked === (schema.default === true) ? undefined : target.checked)
          }
        />
        {translate(`editorFields:label.${schema.label}`)}
      </label>
    </div>
  );
});
