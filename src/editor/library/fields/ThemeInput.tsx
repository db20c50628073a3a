import { memo } from 'react';
import { recordOf } from '../../../kernel/record';
import type { ThemeColors } from '../../../template/theme';
import { useTranslate } from '../../../texts/TranslateContext';
import { FieldGroup } from './FieldFrame';
import { controlId, type FieldProps, type PaletteChoice, useForm } from './FormContext';
import { FieldsOf } from './ObjectInput';
import styles from './ThemeInput.module.css';

const keys = ['background', 'text', 'accent'] as const;

/** What a page stands in does not count, only what it names itself. */
const isOf = (palette: ThemeColors, value: unknown): boolean =>
  keys.every((key) => String(recordOf(value)[key]).toLowerCase() === palette[key].toLowerCase());

/** Its own three colours: lines of text on the background, a spot of the accent. */
const Swatch = ({ background, text, accent }: ThemeColors) => (
  <svg className={styles.swatch} viewBox="0 0 56 32" aria-hidden="true">
    <rect width="56" height="32" fill={background} />
    <rect x="8" y="10" width="22" height="4" rx="2" fill={text} />
    <rect x="8" y="18" width="14" height="4" rx="2" fill={text} />
    <circle cx="42" cy="16" r="7" fill={accent} />
  </svg>
);

interface PalettesProps {
  readonly palettes: readonly PaletteChoice[];
  readonly path: string;
  readonly value: unknown;
}

/** The brand's palettes. One that is chosen becomes the page's three colours, in one step. */
function Palettes({ palettes, path, value }: PalettesProps) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const name = `${controlId(path)}-palette`;
  return (
    <div role="radiogroup" aria-labelledby={name}>
      <p id={name} className={styles.title}>
        {translate('editorEdit:field.palettes')}
      </p>
      <div className={styles.palettes}>
        {palettes.map(({ id, name: title, ...colors }) => (
          <label key={id} className={styles.palette}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={isOf(colors, value)}
              disabled={isReadOnly}
              onChange={() => change(path, { ...recordOf(value), ...colors })}
            />
            <Swatch {...colors} />
            <span className={styles.name}>{title}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** The colours of a page: those that the brand offers under a name, and each by itself. */
export const ThemeInput = memo(function ThemeInput({ schema, path, value }: FieldProps<'object'>) {
  const { palettes } = useForm();
  return (
    <FieldGroup schema={schema} path={path}>
      {palettes.length > 0 && <Palettes palettes={palettes} path={path} value={value} />}
      <FieldsOf fields={schema.fields} path={path} value={value} />
    </FieldGroup>
  );
});
