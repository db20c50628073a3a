import { memo } from 'react';
import { contrast, parseColor } from '../../../kernel/color';
import type { ThemeColors } from '../../../template/theme';
import { useTranslate } from '../../../texts/TranslateContext';
import { faultOf } from './faultOf';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { useFaultOnBlur } from './useFaultOnBlur';
import { controlId, type FieldProps, useForm } from './FormContext';

/** Ratio against the colour that it is seen with: text and accent on the background, the background under the text. */
function contrastOf(key: string, color: string, theme: ThemeColors): number | undefined {
  const own = parseColor(color);
  const other = parseColor(key === 'background' ? theme.text : theme.background);
  return own && other && contrast(own, other);
}

/** A colour as #rrggbb, with its contrast beside it (WCAG 2.2: 4.5 for text, 3 for controls). */
export const ColorInput = memo(function ColorInput({ schema, path, value }: FieldProps<'color'>) {
  const translate = useTranslate();
  const { change, isReadOnly, theme } = useForm();
  const text = typeof value === 'string' ? value : '';
  const inherited = theme[schema.key as keyof ThemeColors];
  const ratio = contrastOf(schema.key, text || inherited, theme);
  const least = schema.key === 'accent' ? 3 : 4.5;
  const { said: fault, leaving } = useFaultOnBlur(faultOf(schema, value, translate));
  return (
    <FieldFrame schema={schema} path={path} fault={fault} leaving={leaving}>
      <span className={styles.unitLine}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={translate('editorEdit:field.pickColor')}
          value={parseColor(text) ? text.toLowerCase() : inherited}
          disabled={isReadOnly}
          onChange={({ target }) => change(path, target.value)}
        />
        <input
          id={controlId(path)}
          className={styles.input}
          value={text}
          placeholder={inherited}
          readOnly={isReadOnly}
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(schema, path, fault)}
          onChange={({ target }) => change(path, target.value === '' ? undefined : target.value)}
        />
      </span>
      {ratio !== undefined && (
        <p className={ratio < least ? styles.warning : styles.note}>
          {translate(ratio < least ? 'editorEdit:field.contrastLow' : 'editorEdit:field.contrast', {
            ratio: ratio.toFixed(1),
            least,
          })}
        </p>
      )}
    </FieldFrame>
  );
});
