import { memo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps } from './fieldProps';
import { useForm } from './FormContext';
import { GrowingText } from './GrowingText';
import { LanguageTabs } from './LanguageTabs';
import { textIn, withoutText, withText } from './textValue';

/** A text in the chosen language. An optional text that is emptied is taken away. */
export const TextInput = memo(function TextInput({ schema, path, value }: FieldProps<'text'>) {
  const translate = useTranslate();
  const { language, ownLanguage, change, isReadOnly } = useForm();
  const id = controlId(path);
  const text = textIn(value, language, ownLanguage);
  const write = (written: string): void => {
    const isGone = written === '' && (language !== ownLanguage || !schema.isRequired);
    change(path, isGone ? withoutText(value, language) : withText(value, language, ownLanguage, written));
  };
  const inherited = text === undefined ? textIn(value, ownLanguage, ownLanguage) : undefined;
  return (
    <FieldFrame schema={schema} path={path} aside={<LanguageTabs value={value} controls={id} />}>
      <GrowingText
        id={id}
        lang={language}
        value={text ?? ''}
        placeholder={inherited ?? ''}
        isReadOnly={isReadOnly}
        describedBy={describedBy(schema, path)}
        onChange={write}
      />
      {inherited !== undefined && inherited !== '' && (
        <p className={styles.note}>{translate('editorEdit:language.inherited')}</p>
      )}
    </FieldFrame>
  );
});
