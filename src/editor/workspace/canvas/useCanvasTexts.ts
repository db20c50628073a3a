import { registerOverlayPortal } from '@puckeditor/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { blockTypes } from '../../../generated/blocks';
import { useTranslate } from '../../../texts/TranslateContext';
import { useFormOfItem } from '../model/openForms';
import { useChosenItem } from '../model/useBlockActions';
import { usePageFacts, useWorkspace } from '../model/workspace';
import { builtInText } from './blockTexts';
import { holdText } from './CanvasBlock';
import { canvasCursor } from './canvasCursor';
import { CanvasTexts } from './CanvasTexts';
import type { ChosenBlock, OpenHtml } from './chosenBlock';

const claim = (element: HTMLElement): (() => void) => {
  const release = registerOverlayPortal(element);
  return () => release?.();
};

const openTexts = (root: HTMLElement, onHtml: (open: OpenHtml | undefined) => void): CanvasTexts =>
  new CanvasTexts(root, { onHeld: holdText, onHtml, claim });

/** The chosen block with all that its texts need to be typed into; undefined: they can't be. */
function useChosenBlock(): ChosenBlock | undefined {
  const translate = useTranslate();
  const { isReadOnly, language, brand } = useWorkspace();
  const { locale: own } = usePageFacts();
  const item = useChosenItem();
  const itemId = item?.props.id;
  const form = useFormOfItem(itemId);
  const type = blockTypes.find((each) => each === item?.type);
  return useMemo(() => {
    if (isReadOnly || itemId === undefined || form === undefined || type === undefined) return undefined;
    return {
      itemId,
      type,
      form,
      language,
      own,
      words: brand,
      builtIn: (pointer) => builtInText(type, pointer, language),
      labelOf: ({ label }) => translate(`editorFields:label.${label}`),
      pictureWords: {
        hint: translate('editorEdit:image.altHint'),
        none: translate('editorEdit:image.altNone'),
      },
    };
  }, [translate, isReadOnly, language, brand, own, itemId, form, type]);
}

/** Makes the texts of the canvas be typed into where they stand. Returns the formatted text that is written, if any is. */
export function useCanvasTexts(frame: Document | undefined): OpenHtml | undefined {
  const [html, setHtml] = useState<OpenHtml>();
  const block = useChosenBlock();
  const root = frame?.body;
  const texts = useRef<CanvasTexts>(undefined);
  useEffect(() => {
    if (!root) return;
    const opened = openTexts(root, setHtml);
    texts.current = opened;
    canvasCursor.texts = opened;
    return () => {
      texts.current = undefined;
      canvasCursor.texts = undefined;
      opened.close();
    };
  }, [root]);
  useEffect(() => texts.current?.choose(block), [root, block]);
  useTypingKey(window, block?.itemId);
  useTypingKey(frame?.defaultView, block?.itemId);
  return html;
}

/** F2 goes to the texts of the chosen block from wherever one is. */
function useTypingKey(view: Window | null | undefined, itemId: string | undefined): void {
  useEffect(() => {
    if (!view || itemId === undefined) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F2') return;
      event.preventDefault();
      canvasCursor.texts?.focus({ itemId });
    };
    view.addEventListener('keydown', handleKey);
    return () => view.removeEventListener('keydown', handleKey);
  }, [view, itemId]);
}
