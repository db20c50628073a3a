const fields = 'input, textarea, select, [role="textbox"], [role="slider"], [role="combobox"]';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** By duck type, since the canvas's elements belong to another window. */
const isElement = (target: EventTarget | null): target is HTMLElement =>
  target !== null && 'closest' in target;

/** Whether keys belong to what has the focus: a field, text that is typed on the canvas, a dialog, a menu. */
export function ownsItsKeys(target: EventTarget | null): boolean {
  if (!isElement(target)) return false;
  return (
    target.isContentEditable || target.closest(`${fields}, [contenteditable="true"], ${overlays}`) !== null
  );
}

/** Whether what is typed there is no part of the document. */
export const isBesideDocument = (target: EventTarget | null): boolean =>
  isElement(target) && target.closest('[role="dialog"], [data-beside-document]') !== null;
