import { memo, useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { faultOf } from './faultOf';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps } from './fieldProps';
import { useForm } from './FormContext';
import { parseNumber, shownNumber } from './numberText';

/** A number; amounts of money are typed in the currency and kept in minor units. */
export const NumberInput = memo(function NumberInput({ schema, path, value }: FieldProps<'number'>) {
  const translate = useTranslate();
  const { change, isReadOnly, currency } = useForm();
  const [typed, setTyped] = useState<string>();
  const isMoney = schema.unit === 'minorUnits';
  const kept = shownNumber(value, isMoney);
  // While what was typed still means the kept value, it stays as it was typed: "1." on the way to "1.5".
  const shown = typed !== undefined && parseNumber(typed, isMoney) === value ? typed : kept;
  const write = (text: string): void => {
    setTyped(text);
    change(path, text.trim() === '' ? undefined : parseNumber(text, isMoney));
  };
  const fault = faultOf(schema, value, translate);
  return (
    <FieldFrame
      schema={schema}
      path={path}
      fault={isMoney && fault ? translate('editorEdit:fault.amount') : fault}
    >
      <span className={styles.unitLine}>
        <input
          id={controlId(path)}
          className={styles.input}
          inputMode="decimal"
          value={shown}
          placeholder={schema.default === undefined ? '' : String(schema.default)}
          readOnly={isReadOnly}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(schema, path, fault)}
          onChange={({ target }) => write(target.value)}
        />
        {isMoney && <span className={styles.unit}>{currency}</span>}
      </span>
    </FieldFrame>
  );
});
