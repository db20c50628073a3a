import { useEffect, type ReactNode } from 'react';
import { pageVariables, type PageTheme } from '../../../template/brandTokens';
import { useTranslate } from '../../../texts/TranslateContext';
import { useCommentKey } from '../comments/useCommentKey';
import { useShortcutKey } from '../../kit/shell/Shortcuts';
import { useCanvasBlocks } from '../blocks/useCanvasBlocks';
import { useDragCancelKey } from '../blocks/useDragCancelKey';
import { watchComposing } from '../model/composing';
import { watchUserActivity } from '../model/userActivity';
import { useHistoryKeys } from '../canvas/useUndoRedo';
import { useCanvas } from '../canvas/CanvasBlock';
import { canvasCursor } from '../canvas/canvasCursor';
import { HtmlOnCanvas } from '../canvas/HtmlOnCanvas';
import { layOutAsPhone } from '../canvas/phoneHeight';
import { useCanvasTexts } from '../canvas/useCanvasTexts';

/** The editor's own look stays outside: `data-canvas` switches it off. */
function undress(root: HTMLElement): void {
  root.dataset.canvas = '';
}

/** Back to the block that the text stands in. */
function leaveHtml(): void {
  canvasCursor.texts?.leaveHtml();
}

interface CanvasFrameProps {
  readonly document?: Document;
  readonly children: ReactNode;
}

/**
 * In an adopted sheet: Puck writes the host's attributes over those of the frame's `<html>` once its children are
 * there, and with them the scroll lock of a dialog that is still open.
 */
function dress(frame: Document, theme: PageTheme): () => void {
  if (!frame.defaultView) return () => undefined;
  const sheet = new frame.defaultView.CSSStyleSheet();
  sheet.replaceSync(`:root{${pageVariables(theme)}overflow:visible!important}`);
  frame.adoptedStyleSheets = [...frame.adoptedStyleSheets, sheet];
  return () => {
    frame.adoptedStyleSheets = frame.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Puck names neither its frame nor the page in it; screen readers announce frames by their title. */
function entitle(frame: Document, title: string): void {
  frame.title = title;
  const element = frame.defaultView?.frameElement;
  if (element) element.setAttribute('title', title);
}

/** Puck's frame as a page of its own: the template's language and colours, nothing of the editor's. */
export function CanvasFrame({ document: frame, children }: CanvasFrameProps) {
  const { theme, page } = useCanvas();
  const translate = useTranslate();
  useDragCancelKey(frame?.defaultView);
  useHistoryKeys(frame?.defaultView);
  useShortcutKey(frame?.defaultView);
  useCommentKey(frame?.defaultView);
  const html = useCanvasTexts(frame);
  useCanvasBlocks(frame);
  useEffect(() => (frame ? dress(frame, theme) : undefined), [frame, theme]);
  useEffect(() => (frame ? watchComposing(frame) : undefined), [frame]);
  useEffect(() => (frame ? watchUserActivity(frame) : undefined), [frame]);
  useEffect(() => (frame ? layOutAsPhone(frame) : undefined), [frame]);
  useEffect(() => {
    if (!frame) return;
    undress(frame.documentElement);
    entitle(frame, translate('editorEdit:screen.canvas'));
    const root = frame.getElementById('frame-root');
    if (!root) return;
    root.lang = page.locale;
    // Words of the page: they are edited where they stand, and are not the editor's to be translated.
    root.translate = false;
  }, [frame, page.locale, translate]);
  return (
    <>
      {children}
      {html && <HtmlOnCanvas key={html.slot.place.pointer} open={html} onClosed={leaveHtml} />}
    </>
  );
}
