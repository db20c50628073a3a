import { type SyntheticEvent, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../../../texts/TranslateContext';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useWorkspace } from '../model/workspace';
import { atPointer } from '../../../kernel/jsonPointer';
import { revealField } from '../../library/fields/revealField';
import { htmlIn, writtenHtml } from '../../kit/data/textValue';
import { useVisualEditor } from '../../library/fields/useVisualEditor';
import type { OpenHtml } from './chosenBlock';

interface HtmlOnCanvasProps {
  readonly open: OpenHtml;
  readonly onClosed: () => void;
}

/** Puck takes a press on what is in its frame and in none of its blocks for one that chooses the page. */
const keepChosen = (event: SyntheticEvent): void => event.stopPropagation();

/** Formatted text written where it stands, over the same form as its field. */
export function HtmlOnCanvas({ open, onClosed }: HtmlOnCanvasProps) {
  const translate = useTranslate();
  const { sanitizeHtml, addressRules } = useWorkspace();
  const { RichTextField, hasFailed } = useVisualEditor(true);
  const { slot, at, block, label } = open;
  const { form, language, own } = block;
  const { pointer } = slot.place;
  const value = useSyncExternalStore(form.subscribe, () => atPointer(form.readValue(), pointer));
  const { shown, isInherited } = htmlIn(value, language, own);
  const toField = (): void => {
    onClosed();
    revealField(pointer);
  };
  useEffect(() => {
    if (!hasFailed) return;
    onClosed();
    revealField(pointer);
  }, [hasFailed, onClosed, pointer]);
  if (!RichTextField) return null;
  const content = (
    <div role="presentation" onClick={keepChosen}>
      <VisuallyHidden>
        <span id="canvas-html-label">{`${translate('editorEdit:screen.canvas')}: ${label}`}</span>
      </VisuallyHidden>
      <RichTextField
        id="canvas-html"
        labelledBy="canvas-html-label"
        describedBy={undefined}
        language={isInherited ? own : language}
        html={shown}
        isInherited={isInherited}
        rules={addressRules}
        sanitize={sanitizeHtml}
        onChange={(written) => form.change(pointer, writtenHtml(value, language, own, written))}
        onCanvas={{ at, look: slot.look, onDrawn: slot.takePlace, onLeft: onClosed, onNotHeld: toField }}
      />
    </div>
  );
  return createPortal(content, slot.element);
}
