import type { Editor } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A point of the window that was pressed. */
export interface PressedPoint {
  readonly x: number;
  readonly y: number;
  /** Pressed twice: the word there is chosen. */
  readonly isWord: boolean;
}

/** Letters of any script with their signs, and figures. */
const words = /[\p{L}\p{M}\p{N}]+/gu;

/** Where the word at a place begins and ends; undefined: no word stands there. */
function wordAt(place: ResolvedPos) {
  const { parent, parentOffset } = place;
  if (!parent.isTextblock) return undefined;
  // What is no text, such as a picture, takes one place, as it does in the document.
  const text = parent.textBetween(0, parent.content.size, undefined, '\ufffc');
  const start = place.start();
  return [...text.matchAll(words)]
    .map(({ 0: word, index }) => ({ from: start + index, to: start + index + word.length }))
    .find(({ from, to }) => from <= start + parentOffset && start + parentOffset <= to);
}

/** Chooses the word at a point of the window. */
export function chooseWord(view: EditorView, { x, y }: Omit<PressedPoint, 'isWord'>): void {
  const { doc, tr } = view.state;
  const found = view.posAtCoords({ left: x, top: y });
  const word = found && wordAt(doc.resolve(found.pos));
  if (word) view.dispatch(tr.setSelection(TextSelection.create(doc, word.from, word.to)));
}

/** Scrolls until the line of the cursor is clear of the text's tools, which are higher in a table. */
function keepClear(view: EditorView): void {
  const page = view.dom.ownerDocument;
  const tools = view.dom.closest('[data-html]')?.querySelector('[role="toolbar"]')?.getBoundingClientRect();
  const line = view.coordsAtPos(view.state.selection.from);
  if (tools && line.bottom > tools.top && line.top < tools.bottom)
    page.defaultView?.scrollBy(0, line.bottom - tools.top + 4);
}

/** Puts the cursor where the text was pressed, once it is drawn; pressed nowhere: to the end. */
export function putCursor(editor: Editor, at: PressedPoint | undefined): () => void {
  let frame = requestAnimationFrame(() => {
    // Pressed once more meanwhile, in the editor itself: the word stays chosen, or the browser has put it.
    if (!at?.isWord && !editor.state.selection.empty) return void editor.commands.focus();
    if (!at?.isWord && editor.view.hasFocus()) return;
    const found = at && editor.view.posAtCoords({ left: at.x, top: at.y });
    editor.commands.focus(found ? found.pos : 'end', { scrollIntoView: true });
    if (at?.isWord) chooseWord(editor.view, at);
    // Once the tools of what it stands in are drawn.
    frame = requestAnimationFrame(() => keepClear(editor.view));
  });
  return () => cancelAnimationFrame(frame);
}
