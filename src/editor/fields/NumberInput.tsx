import { memo, useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { faultOf } from './faultOf';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { useSaidOnLeaving } from './useSaidOnLeaving';
import { controlId, type FieldProps, useForm } from './FormContext';

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
  const { said: fault, leaving } = useSaidOnLeaving(faultOf(schema, value, translate));
  return (
    <FieldFrame
      schema={schema}
      path={path}
      leaving={leaving}
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

/** What a number field shows for a value of the document; amounts as `1234.50`. Text stays, so that it can be mended. */
export function shownNumber(value: unknown, isMoney: boolean): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  if (!isMoney) return String(value);
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
}

/** What was typed as a number, minor units for amounts; what is none stays text, for the person to mend. */
export function parseNumber(text: string, isMoney: boolean): number | string {
  const plain = text
    .replace(/[\s\u00a0]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (!/^-?\d+(\.\d*)?$/.test(plain)) return text;
  return isMoney ? Math.round(Number(plain) * 100) : Number(plain);
}

/** One of the fixed sizes, or a number of pixels. */
export const SizeInput = memo(function SizeInput({ schema, path, value }: FieldProps<'size'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const isNumber = typeof value === 'number';
  const choose = (chosen: string): void => change(path, chosen === 'pixels' ? 16 : chosen);
  return (
    <FieldFrame schema={schema} path={path}>
      <span className={styles.unitLine}>
        <select
          id={controlId(path)}
          className={styles.input}
          value={isNumber ? 'pixels' : String(value)}
          disabled={isReadOnly}
          aria-describedby={describedBy(schema, path)}
          onChange={({ target }) => choose(target.value)}
        >
          {schema.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label ? translate(`editorFields:choice.${option.label}`) : option.value}
            </option>
          ))}
          <option value="pixels">{translate('editorEdit:field.pixels')}</option>
        </select>
        {isNumber && (
          <input
            type="number"
            className={styles.input}
            aria-label={translate('editorEdit:field.pixels')}
            min={schema.minimum}
            max={schema.maximum}
            value={value}
            readOnly={isReadOnly}
            onChange={({ target }) => change(path, Number(target.value))}
          />
        )}
      </span>
    </FieldFrame>
  );
});
