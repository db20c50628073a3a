import { memo } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { faultOf } from './faultOf';
import { describedBy, FieldFrame, labelId } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';
import { GrowingText } from './GrowingText';
import { LanguageTabs } from './LanguageTabs';
import { textIn, writtenText } from '../../kit/data/textValue';
import { useFaultOnBlur } from './useFaultOnBlur';
import { parseMoment, MomentInput } from './MomentInput';

/** A word, an address, a key: the same in every language. */
export const StringInput = memo(function StringInput({ schema, path, value }: FieldProps<'string'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const { said: fault, leaving } = useFaultOnBlur(faultOf(schema, value, translate));
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
  const { said, leaving } = useFaultOnBlur(isEmpty || undefined);
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

/** A moment: shown and typed by the clocks of the page's market, kept as ISO 8601 in UTC. */
export const DateTimeInput = memo(function DateTimeInput({ schema, path, value }: FieldProps<'dateTime'>) {
  const translate = useTranslate();
  const isNone = value !== undefined && Number.isNaN(parseMoment(value));
  const fault = isNone ? translate('editorEdit:fault.date') : undefined;
  return (
    <FieldFrame schema={schema} path={path} fault={fault}>
      <MomentInput
        path={path}
        value={value}
        isRequired={schema.isRequired}
        id={controlId(path)}
        labelledBy={labelId(path)}
        describedBy={describedBy(schema, path, fault)}
      />
    </FieldFrame>
  );
});
