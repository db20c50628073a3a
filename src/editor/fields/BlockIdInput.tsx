import { memo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps } from './fieldProps';
import { useForm } from './FormContext';

/** One of the page's blocks. */
export const BlockIdInput = memo(function BlockIdInput({ schema, path, value }: FieldProps<'blockId'>) {
  const translate = useTranslate();
  const { change, isReadOnly, blocks } = useForm();
  const current = typeof value === 'string' ? value : '';
  const isThere = blocks.some(({ id }) => id === current);
  return (
    <FieldFrame schema={schema} path={path} fault={isThere ? undefined : translate('editorEdit:fault.block')}>
      <select
        id={controlId(path)}
        className={styles.input}
        value={current}
        disabled={isReadOnly}
        onChange={({ target }) => change(path, target.value)}
      >
        {!isThere && <option value={current}>{current || translate('editorEdit:field.notSet')}</option>}
        {blocks.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
});
