import { memo, useRef, type RefObject } from 'react';
import { SanitisedHtml } from '../../blocks/SanitisedHtml';
import { useTranslate } from '../../texts/TranslateContext';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';
import htmlStyles from './HtmlInput.module.css';
import { LanguageTabs } from './LanguageTabs';
import { textIn, withText } from './textValue';
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Pilcrow } from 'lucide-react';
import type { TextKey } from '../../texts/textKey';
import { wrap, type Wrapping } from './htmlText';

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

const tools: readonly { readonly wrapping: Wrapping; readonly label: TextKey; readonly Icon: typeof Bold }[] =
  [
    { wrapping: 'p', label: 'editorEdit:html.paragraph', Icon: Pilcrow },
    { wrapping: 'h2', label: 'editorEdit:html.heading', Icon: Heading2 },
    { wrapping: 'h3', label: 'editorEdit:html.subheading', Icon: Heading3 },
    { wrapping: 'strong', label: 'editorEdit:html.bold', Icon: Bold },
    { wrapping: 'em', label: 'editorEdit:html.italic', Icon: Italic },
    { wrapping: 'ul', label: 'editorEdit:html.list', Icon: List },
    { wrapping: 'ol', label: 'editorEdit:html.numbers', Icon: ListOrdered },
    { wrapping: 'a', label: 'editorEdit:html.link', Icon: Link },
  ];

interface HtmlToolsProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (html: string) => void;
}

/** Buttons that put tags around what is selected. */
function HtmlTools({ area, onChange }: HtmlToolsProps) {
  const translate = useTranslate();
  const apply = (wrapping: Wrapping): void => {
    const field = area.current;
    if (!field) return;
    const { html, start, end } = wrap(field.value, field.selectionStart, field.selectionEnd, wrapping);
    onChange(html);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start, end);
    });
  };
  return (
    <div className={htmlStyles.tools} role="group" aria-label={translate('editorEdit:html.tools')}>
      {tools.map(({ wrapping, label, Icon }) => (
        <button
          key={wrapping}
          type="button"
          className={htmlStyles.tool}
          title={translate(label)}
          aria-label={translate(label)}
          onClick={() => apply(wrapping)}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
    </div>
  );
}
