import { useEffect, useMemo, useState } from 'react';
import { SanitisedHtml } from '../../../blocks/SanitisedHtml';
import { droppedHtml } from '../../../template/check/html/droppedHtml';
import { useTranslate } from '../../../texts/TranslateContext';
import { unsupportedTags } from './heldHtml';
import styles from './RichText.module.css';
import { richTextSchema } from './richTextHtml';
import { VisualEditor, type VisualEditorProps } from './VisualEditor';

/** The visual editor where it holds all that visitors see of a text; else what they see, and why it is written as HTML. */
export default function RichTextField({ html, onChange, ...rest }: VisualEditorProps) {
  const translate = useTranslate();
  const { rules, sanitize, id, language } = rest;
  /** What was written here, and what it was made of. */
  const [own, setOwn] = useState({ written: '', of: '' });
  const isOwn = html === own.written && html !== own.of;
  const shown = useMemo(() => (isOwn ? html : sanitize(html)), [html, isOwn, sanitize]);
  const lost = useMemo(
    () => (isOwn ? undefined : unsupportedTags(shown, richTextSchema(rules))),
    [isOwn, shown, rules],
  );
  const dropped = useMemo(() => (isOwn ? [] : droppedHtml(html)), [html, isOwn]);
  const write = (changed: string): void => {
    const of = html === own.written ? own.of : html;
    // Typed and taken back: the document has it as it was written there.
    const written = changed === sanitize(of) ? of : changed;
    setOwn({ written, of });
    onChange(written);
  };
  const isRefused = lost !== undefined && rest.onCanvas !== undefined;
  const refuse = rest.onCanvas?.onNotHeld;
  useEffect(() => {
    if (isRefused) refuse?.();
  });
  if (isRefused) return null;
  if (lost) {
    return (
      <>
        <p className={styles.notice}>
          {lost.length > 0
            ? translate('editorEdit:html.notHeldTags', { tags: lost.join(', ') })
            : translate('editorEdit:html.notHeld')}
        </p>
        {/* It scrolls, so keys must reach it. */}
        <div
          id={id}
          className={styles.result}
          tabIndex={0}
          role="group"
          aria-label={translate('editorEdit:html.preview')}
          lang={language}
        >
          <SanitisedHtml html={shown} />
        </div>
      </>
    );
  }
  return (
    <>
      {dropped.length > 0 && !rest.onCanvas && (
        <p className={styles.notice}>{translate('editorEdit:html.dropped', { parts: dropped.join(', ') })}</p>
      )}
      <VisualEditor {...rest} html={shown} onChange={write} />
    </>
  );
}
