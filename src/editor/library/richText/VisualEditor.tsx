import type { EditorOptions } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { type FocusEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import prose from '../../../blocks/SanitisedHtml.module.css';
import type { Locale } from '../../../kernel/locale';
import type { AddressRules } from '../../../template/address';
import { joinClasses } from '../../../ui/joinClasses';
import { cleanPaste } from './cleanPaste';
import { LinkTool } from './LinkTool';
import { chooseWord, type PressedPoint, putCursor } from './putCursor';
import { editorExtensions, showDocument, withRoom } from './openEditor';
import styles from './RichText.module.css';
import { pastedText } from './pastedText';
import { readHtml, richTextSchema, writeHtml } from './richTextHtml';
import { Toolbar } from './Toolbar';

export interface VisualEditorProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly language: Locale;
  /** Sanitised, and held by the visual editor. */
  readonly html: string;
  /** It is another language's: what is changed becomes this language's own. */
  readonly isInherited: boolean;
  readonly rules: AddressRules;
  readonly sanitize: (html: string) => string;
  readonly onChange: (html: string) => void;
  /** It is written where it stands on the canvas; absent: in its field. */
  readonly onCanvas?: OnCanvas;
}

export interface OnCanvas {
  /** Point of the window that was pressed; undefined: the cursor goes to the end. */
  readonly at: PressedPoint | undefined;
  /** Classes of what the text takes the place of. */
  readonly look: string;
  /** It is there, and not painted yet. */
  readonly onDrawn: () => void;
  /** Escape was pressed. */
  readonly onLeft: () => void;
  /** It is one that the visual editor can't hold. */
  readonly onNotHeld: () => void;
}

/** Of the window, in CSS pixels, that the cursor keeps clear of. */
const toolsRoom = { top: 5, bottom: 56, left: 0, right: 0 };

const isLinkKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

/** Whether the text, its tools or the dialog of a link have the focus. */
function useIsWritten() {
  const [isWritten, setWritten] = useState(false);
  return {
    isWritten,
    onFocus: () => setWritten(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setWritten(currentTarget.contains(relatedTarget)),
  };
}

/** Formatted text as visitors see it, written where it stands. */
export function VisualEditor(props: VisualEditorProps) {
  const { id, labelledBy, describedBy, language, html, isInherited, rules, sanitize, onChange } = props;
  const { onCanvas } = props;
  const isOnCanvas = onCanvas !== undefined;
  const look = onCanvas?.look;
  const at = onCanvas?.at;
  const drawn = useRef(onCanvas?.onDrawn);
  const leave = useRef(onCanvas?.onLeft);
  useEffect(() => {
    leave.current = onCanvas?.onLeft;
  }, [onCanvas]);
  const schema = useMemo(() => richTextSchema(rules), [rules]);
  const extensions = useMemo(() => editorExtensions(rules), [rules]);
  /** What the field and the text on the screen agree on. */
  const known = useRef(html);
  /** What came from outside last, and how the editor itself would write it: typed and taken back is no change. */
  const origin = useRef({ html, written: '' });
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [left, setLeft] = useState(0);
  const { isWritten, ...focus } = useIsWritten();
  const editorProps = useMemo(
    (): EditorOptions['editorProps'] => ({
      attributes: {
        id,
        lang: language,
        translate: 'no',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        class: joinClasses(
          look ?? prose.prose,
          look === undefined ? styles.text : styles.written,
          isInherited && styles.inherited,
        ),
      },
      // On the canvas the tools float over the lowest line.
      ...(look !== undefined && { scrollThreshold: toolsRoom, scrollMargin: toolsRoom }),
      handleDOMEvents: {
        // Where the first of two presses opened the editor, the browser chooses no word at the second.
        dblclick: (view, { clientX: x, clientY: y }) => {
          if (view.dom.ownerDocument.getSelection()?.isCollapsed) chooseWord(view, { x, y });
        },
      },
      transformPastedHTML: (pasted) => cleanPaste(pasted, sanitize),
      clipboardTextParser: pastedText,
      handleKeyDown: (_, event) => {
        const isToolbarKey = event.altKey && event.key === 'F10';
        if (isToolbarKey) toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        if (isLinkKey(event)) setLinking(true);
        const isLeaving = event.key === 'Escape' && leave.current !== undefined;
        if (isLeaving) leave.current?.();
        const isOwn = isToolbarKey || isLinkKey(event) || isLeaving;
        if (isOwn) event.preventDefault();
        return isOwn;
      },
    }),
    [id, language, labelledBy, describedBy, isInherited, look, sanitize, setLinking],
  );
  const [content] = useState(() => withRoom(readHtml(html, schema)).toJSON() as object);
  const editor = useEditor({
    extensions,
    editorProps,
    content,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: { state } }) => {
      origin.current.written = writeHtml(state.doc);
    },
    onUpdate: ({ editor: { state } }) => {
      const written = writeHtml(state.doc);
      const next = written === origin.current.written ? origin.current.html : written;
      if (next === known.current) return;
      known.current = next;
      onChange(next);
    },
    // A language that was emptied shows what visitors see in its place, once it is left.
    onBlur: () => setLeft((times) => times + 1),
  });
  useEffect(() => {
    const isEmptied = isInherited && known.current === '' && editor.isFocused;
    if (html === known.current || isEmptied) return;
    known.current = html;
    const next = withRoom(readHtml(html, editor.state.schema));
    origin.current = { html, written: writeHtml(next) };
    showDocument(editor.view, next);
  }, [editor, html, isInherited, left]);
  useLayoutEffect(() => drawn.current?.(), [editor]);
  useEffect(() => (isOnCanvas ? putCursor(editor, at) : undefined), [editor, isOnCanvas, at]);
  return (
    <div className={isOnCanvas ? styles.onCanvas : styles.editor} translate="yes" {...focus}>
      <div className={styles.rail}>
        <Toolbar
          ref={toolbar}
          editor={editor}
          controls={id}
          isWritten={isWritten}
          onLink={() => setLinking(true)}
        />
      </div>
      <EditorContent editor={editor} />
      {isLinking && <LinkTool editor={editor} rules={rules} onClosed={() => setLinking(false)} />}
    </div>
  );
}
