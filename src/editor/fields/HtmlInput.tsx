import { memo, useRef } from 'react';
import { SanitisedHtml } from '../../blocks/SanitisedHtml';
import { useTranslate } from '../../texts/TranslateContext';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';
import { HtmlTools } from './HtmlTools';
import htmlStyles from './HtmlInput.module.css';
import { LanguageTabs } from './LanguageTabs';
import { textIn, withText } from './textValue';

/**
 * Formatted text as the HTML that it is, with tools that write the tags and, below, what of it visitors get to see. No
 * editor that owns the document in between: it would rewrite tables and links that it does not know.
 */
export const HtmlInput = memo(function HtmlInput({ schema, path, value }: FieldProps<'html'>) {
  const translate = useTranslate();
  const { language, ownLanguage, change, isReadOnly, sanitizeHtml } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const id = controlId(path);
  const html = textIn(value, language, ownLanguage);
  const shown = html ?? textIn(value, ownLanguage, ownLanguage) ?? '';
  const write = (written: string): void => change(path, withText(value, language, ownLanguage, written));
  return (
    <FieldFrame schema={schema} path={path} aside={<LanguageTabs value={value} controls={id} />}>
      {!isReadOnly && <HtmlTools area={area} onChange={write} />}
      <textarea
        ref={area}
        id={id}
        lang={language}
        className={htmlStyles.source}
        rows={8}
        value={html ?? ''}
        placeholder={html === undefined ? shown : ''}
        readOnly={isReadOnly}
        spellCheck
        aria-describedby={describedBy(schema, path)}
        onChange={({ target }) => write(target.value)}
      />
      <details className={htmlStyles.preview}>
        <summary>{translate('editorEdit:html.preview')}</summary>
        {/* It scrolls, so keys must reach it. */}
        <div
          className={htmlStyles.result}
          tabIndex={0}
          role="group"
          aria-label={translate('editorEdit:html.preview')}
          lang={language}
        >
          <SanitisedHtml html={sanitizeHtml(shown)} />
        </div>
      </details>
      {html === undefined && <p className={styles.note}>{translate('editorEdit:language.inherited')}</p>}
    </FieldFrame>
  );
});
