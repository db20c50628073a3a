import { memo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { faultOf } from './faultOf';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';
import { GrowingText } from './GrowingText';
import { OwnZone } from './OwnZone';
import { LanguageTabs } from './LanguageTabs';
import { textIn, writtenText } from './textValue';
import { momentBounds, useTypedMoment } from '../ui/useTypedMoment';
import { useSaidOnLeaving } from './useSaidOnLeaving';
import { momentOf } from '../../kernel/date';

/** A word, an address, a key: the same in every language. */
export const StringInput = memo(function StringInput({ schema, path, value }: FieldProps<'string'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const { said: fault, leaving } = useSaidOnLeaving(faultOf(schema, value, translate));
  return (
    <FieldFrame schema={schema} path={path} fault={fault} leaving={leaving}>
      <input
        id={controlId(path)}
        className={styles.input}
        value={typeof value === 'string' ? value : ''}
        readOnly={isReadOnly}
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={describedBy(schema, path, fault)}
        onChange={({ target }) =>
          change(path, target.value === '' && !schema.isRequired ? undefined : target.value)
        }
      />
    </FieldFrame>
  );
});

/** A text in the chosen language. An optional text that is emptied is taken away. */
export const TextInput = memo(function TextInput({ schema, path, value }: FieldProps<'text'>) {
  const translate = useTranslate();
  const { language, ownLanguage, change, isReadOnly, builtInText } = useForm();
  const id = controlId(path);
  const text = textIn(value, language, ownLanguage);
  const { isRequired } = schema;
  const write = (written: string): void =>
    change(path, writtenText(value, { language, own: ownLanguage, isRequired }, written));
  const inherited = text === undefined ? textIn(value, ownLanguage, ownLanguage) : undefined;
  const isEmpty = isRequired && (text ?? inherited ?? '').trim() === '';
  const { said, leaving } = useSaidOnLeaving(isEmpty || undefined);
  return (
    <FieldFrame
      schema={schema}
      path={path}
      leaving={leaving}
      aside={<LanguageTabs value={value} controls={id} />}
    >
      <GrowingText
        id={id}
        lang={language}
        value={text ?? ''}
        placeholder={inherited ?? builtInText?.(path) ?? ''}
        isReadOnly={isReadOnly}
        describedBy={describedBy(schema, path)}
        onChange={write}
      />
      {inherited !== undefined && inherited !== '' && (
        <p className={styles.note}>{translate('editorEdit:language.inherited')}</p>
      )}
      {said && <p className={styles.note}>{translate('editorEdit:fault.empty')}</p>}
    </FieldFrame>
  );
});

/** A moment: shown in the time zone of whoever edits, kept as ISO 8601 in UTC. */
export const DateTimeInput = memo(function DateTimeInput({ schema, path, value }: FieldProps<'dateTime'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const typed = useTypedMoment(localDateTime(value), (local) => change(path, toIso(local)));
  const isNone = value !== undefined && localDateTime(value) === '';
  const fault = typed.fault ?? (isNone ? translate('editorEdit:fault.date') : undefined);
  const zoneId = `${controlId(path)}-zone`;
  return (
    <FieldFrame schema={schema} path={path} fault={fault}>
      <input
        id={controlId(path)}
        type="datetime-local"
        className={styles.input}
        {...momentBounds}
        value={typed.value}
        aria-invalid={fault !== undefined}
        readOnly={isReadOnly}
        aria-describedby={[zoneId, describedBy(schema, path, fault)].filter(Boolean).join(' ')}
        onChange={({ target }) => typed.change(target.value)}
      />
      <OwnZone id={zoneId} value={value} />
    </FieldFrame>
  );
});

/** ISO 8601 → the value of a `datetime-local` input, in the browser's time zone; empty where it is no date. */
export function localDateTime(value: unknown): string {
  const moment = new Date(typeof value === 'string' ? momentOf(value) : Number.NaN);
  if (Number.isNaN(moment.getTime())) return '';
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The other way round; undefined where nothing is chosen. */
export function toIso(local: string): string | undefined {
  const moment = new Date(local);
  return local === '' || Number.isNaN(moment.getTime())
    ? undefined
    : moment.toISOString().replace('.000Z', 'Z');
}
