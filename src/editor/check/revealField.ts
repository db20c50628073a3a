/** The nearest field of the open form to a JSON Pointer: its own, else that of what holds it. */
function nearestField(pointer: string): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = fields.find((field) => field.dataset.path === path);
    if (found) return found;
  }
  return undefined;
}

/** Unfolds what hides a field, brings it into view and gives it the focus. */
export function revealField(pointer: string): void {
  const field = nearestField(pointer);
  if (!field) return;
  for (let holder: HTMLElement | null = field; holder; holder = holder.parentElement) {
    if (holder instanceof HTMLDetailsElement) holder.open = true;
  }
  field.scrollIntoView({ block: 'center' });
  field.querySelector<HTMLElement>('textarea, input, select, button')?.focus();
}
