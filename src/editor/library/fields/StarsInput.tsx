import { memo } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';

const most = 5;
const numbers = Array.from({ length: most }, (_, place) => place + 1);

/** What visitors see of a number of stars: the nearest whole one. */
const nearest = (value: unknown): number =>
  typeof value === 'number' && !Number.isNaN(value) ? Math.min(most, Math.max(1, Math.round(value))) : most;

/** One to five whole stars, and nothing else. */
export const StarsInput = memo(function StarsInput({ schema, path, value }: FieldProps<'number'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  return (
    <FieldFrame schema={schema} path={path}>
      <select
        id={controlId(path)}
        className={styles.input}
        value={nearest(value)}
        disabled={isReadOnly}
        aria-describedby={describedBy(schema, path)}
        onChange={({ target }) => change(path, Number(target.value))}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {'★'.repeat(number)} {translate('editorEdit:field.stars', { count: number })}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
});
