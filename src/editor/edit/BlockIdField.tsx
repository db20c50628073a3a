import { memo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import styles from '../fields/Fields.module.css';
import { useForm } from '../fields/FormContext';

/** The block's name for buttons, links and statistics. */
export const BlockIdField = memo(function BlockIdField({ value }: { readonly value: unknown }) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="field-id">
        {translate('editorEdit:block.id')}
      </label>
      <input
        id="field-id"
        className={styles.input}
        value={typeof value === 'string' ? value : ''}
        readOnly={isReadOnly}
        spellCheck={false}
        aria-describedby="field-id-help"
        onChange={({ target }) => change('/id', target.value)}
      />
      <p id="field-id-help" className={styles.help}>
        {translate('editorEdit:block.idHelp')}
      </p>
    </div>
  );
});
