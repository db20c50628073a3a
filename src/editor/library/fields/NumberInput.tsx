import { memo, useState } from 'react';
import { plainDigits } from '../../../kernel/digits';
import { useTranslate } from '../../../texts/TranslateContext';
import { faultOf } from './faultOf';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { useFaultOnBlur } from './useFaultOnBlur';
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
  const { said: fault, leaving } = useFaultOnBlur(faultOf(schema, value, translate));
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

/** In threes, or as readers in India group: 1,234,567 and 12,34,567. */
const grouped = /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d*)?$/;

/** What was typed as a number, minor units for amounts; what is none stays text, for the person to mend. */
export function parseNumber(text: string, isMoney: boolean): number | string {
  const plain = plainDigits(text).replace(/\s/g, '').replaceAll('٬', ',').replaceAll('٫', '.');
  const number = grouped.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  if (!/^-?\d+(\.\d*)?$/.test(number)) return text;
  return isMoney ? Math.round(Number(number) * 100) : Number(number);
}

/** One of the fixed sizes, or a number of pixels: kept once it is one, what is typed on the way to it stays in the field. */
export const SizeInput = memo(function SizeInput({ schema, path, value }: FieldProps<'size'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const [typed, setTyped] = useState<string>();
  const isNumber = typeof value === 'number';
  const read = typed === undefined ? value : parseNumber(typed, false);
  const isTyped = typed !== undefined && (typeof read !== 'number' || read === value);
  const fault = isNumber
    ? faultOf({ ...schema, kind: 'number' }, isTyped ? read : value, translate)
    : undefined;
  const choose = (chosen: string): void => {
    setTyped(undefined);
    change(path, chosen === 'pixels' ? 16 : chosen);
  };
  const write = (text: string): void => {
    setTyped(text);
    const pixels = parseNumber(text, false);
    if (typeof pixels === 'number') change(path, pixels);
  };
  return (
    <FieldFrame schema={schema} path={path} fault={fault}>
      <span className={styles.unitLine}>
        <select
          id={controlId(path)}
          className={styles.input}
          value={isNumber ? 'pixels' : String(value)}
          disabled={isReadOnly}
          aria-describedby={describedBy(schema, path, fault)}
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
            className={styles.input}
            inputMode="numeric"
            aria-label={translate('editorEdit:field.pixels')}
            aria-invalid={fault !== undefined}
            aria-describedby={describedBy(schema, path, fault)}
            value={isTyped ? typed : value}
            readOnly={isReadOnly}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </span>
    </FieldFrame>
  );
});
