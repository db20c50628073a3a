import { memo } from 'react';
import { SanitisedHtml } from '../../../blocks/SanitisedHtml';
import { useTranslate } from '../../../texts/TranslateContext';
import styles from '../richText/RichText.module.css';
import { describedBy, FieldFrame, labelId } from './FieldFrame';
import fieldStyles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';
import { LanguageTabs } from './LanguageTabs';
import { htmlIn, writtenHtml } from '../../kit/data/textValue';
import { useVisualEditor } from './useVisualEditor';

/** Formatted text in the chosen language: written as visitors see it, and as HTML behind a fold. */
export const HtmlInput = memo(function HtmlInput({ schema, path, value }: FieldProps<'html'>) {
  const translate = useTranslate();
  const { language, ownLanguage, change, isReadOnly, sanitizeHtml, addressRules } = useForm();
  const { RichTextField, hasFailed, retry } = useVisualEditor(!isReadOnly);
  const id = controlId(path);
  const { html, shown, isInherited } = htmlIn(value, language, ownLanguage);
  const write = (written: string): void => change(path, writtenHtml(value, language, ownLanguage, written));
  return (
    <FieldFrame schema={schema} path={path} aside={<LanguageTabs value={value} controls={id} />}>
      {RichTextField && !isReadOnly ? (
        <RichTextField
          // Another language is another text, with a cursor of its own.
          key={language}
          id={id}
          labelledBy={labelId(path)}
          describedBy={describedBy(schema, path)}
          language={isInherited ? ownLanguage : language}
          html={shown}
          isInherited={isInherited}
          rules={addressRules}
          sanitize={sanitizeHtml}
          onChange={write}
        />
      ) : (
        // It scrolls, so keys must reach it.
        <div
          id={id}
          className={styles.result}
          tabIndex={0}
          role="group"
          aria-labelledby={labelId(path)}
          lang={language}
        >
          <SanitisedHtml html={sanitizeHtml(shown)} />
        </div>
      )}
      {hasFailed && (
        <p className={styles.notice} role="alert">
          {translate('editorEdit:html.loadingFailed')}{' '}
          <button type="button" className={fieldStyles.button} onClick={retry}>
            {translate('editorEdit:screen.retry')}
          </button>
        </p>
      )}
      {isInherited && <p className={fieldStyles.note}>{translate('editorEdit:html.inherited')}</p>}
      <details className={styles.advanced}>
        <summary>{translate('editorEdit:html.advanced')}</summary>
        <textarea
          lang={language}
          className={styles.source}
          aria-label={translate('editorEdit:html.source', {
            label: translate(`editorFields:label.${schema.label}`),
          })}
          rows={8}
          value={html ?? ''}
          placeholder={html === undefined ? shown : ''}
          readOnly={isReadOnly}
          spellCheck={false}
          onChange={({ target }) => write(target.value)}
        />
      </details>
    </FieldFrame>
  );
});
