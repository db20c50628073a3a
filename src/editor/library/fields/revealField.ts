/** The nearest field of the open form to a JSON Pointer: its own, else that of what holds it. */
function nearestField(pointer: string): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = fields.find((field) => field.dataset.path === path);
    if (found) return found;
  }
  return undefined;
}

/** For this many frames, some 5 s, a field may still be on its way, such as the editor of formatted text. */
const maxFrames = 300;

/** A collapsed part of a field, such as the source of formatted text, takes no focus. */
const findOpen = (field: HTMLElement, selector: string): HTMLElement | undefined =>
  [...field.querySelectorAll<HTMLElement>(selector)].find((each) => !each.closest('details:not([open])'));

function focusIn(field: HTMLElement, caret: number | undefined, frames: number): void {
  // The tools around formatted text come before it.
  const typed = findOpen(field, '[contenteditable=true]') ?? findOpen(field, 'textarea, input, select');
  const control = typed ?? findOpen(field, 'button');
  control?.focus();
  if (caret !== undefined && control instanceof HTMLTextAreaElement) control.setSelectionRange(caret, caret);
  if (typed || frames === 0) return;
  requestAnimationFrame(() => {
    if (document.activeElement === (control ?? document.body)) focusIn(field, caret, frames - 1);
  });
}

function reveal(pointer: string, caret: number | undefined): void {
  const field = nearestField(pointer);
  if (!field) return;
  for (let holder: HTMLElement | null = field; holder; holder = holder.parentElement) {
    if (holder instanceof HTMLDetailsElement) holder.open = true;
  }
  field.scrollIntoView({ block: 'center' });
  focusIn(field, caret, maxFrames);
}

/**
 * Unfolds what hides a field, brings it into view and gives it the focus, once the form is drawn for a block that was
 * chosen just now.
 * @param caret offset in the text of the field
 */
export function revealField(pointer: string, caret?: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => reveal(pointer, caret)));
}
