import { memo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { localDateTime, toIso } from './dateTimeText';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps } from './fieldProps';
import { useForm } from './FormContext';

/** A moment: shown in the time zone of whoever edits, kept as ISO 8601 in UTC. */
export const DateTimeInput = memo(function DateTimeInput({ schema, path, value }: FieldProps<'dateTime'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const fault =
    value === undefined || localDateTime(value) !== '' ? undefined : translate('editorEdit:fault.date');
  return (
    <FieldFrame schema={schema} path={path} fault={fault}>
      <input
        id={controlId(path)}
        type="datetime-local"
        className={styles.input}
        value={localDateTime(value)}
        readOnly={isReadOnly}
        aria-describedby={describedBy(schema, path, fault)}
        onChange={({ target }) => change(path, toIso(target.value))}
      />
    </FieldFrame>
  );
});
