import { memo, useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';
import { GrowingText } from './GrowingText';

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Parameters that only the app knows, as JSON. What is no JSON object yet is not kept. */
export const JsonInput = memo(function JsonInput({ schema, path, value }: FieldProps<'json'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const [written, setWritten] = useState<{ readonly text: string; readonly kept: string }>();
  const kept = value === undefined ? '' : JSON.stringify(value);
  // An undo changes what is kept: then what was written belongs to another value.
  const typed = written?.kept === kept ? written.text : kept;
  const isFaulty = typed !== '' && !parsed(typed);
  const fault = isFaulty ? translate('editorEdit:fault.json') : undefined;
  const write = (text: string): void => {
    const found = parsed(text);
    if (found || text === '') change(path, found?.value);
    setWritten({ text, kept: found ? JSON.stringify(found.value) : text === '' ? '' : kept });
  };
  return (
    <FieldFrame schema={schema} path={path} fault={fault}>
      <div className={styles.code}>
        <GrowingText
          id={controlId(path)}
          value={typed}
          isReadOnly={isReadOnly}
          describedBy={describedBy(schema, path, fault)}
          onChange={write}
        />
      </div>
    </FieldFrame>
  );
});
