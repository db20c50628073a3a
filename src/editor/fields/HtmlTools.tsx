import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Pilcrow } from 'lucide-react';
import type { RefObject } from 'react';
import type { TextKey } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import { wrap, type Wrapping } from './htmlText';
import styles from './HtmlInput.module.css';

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
export function HtmlTools({ area, onChange }: HtmlToolsProps) {
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
    <div className={styles.tools} role="group" aria-label={translate('editorEdit:html.tools')}>
      {tools.map(({ wrapping, label, Icon }) => (
        <button
          key={wrapping}
          type="button"
          className={styles.tool}
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
