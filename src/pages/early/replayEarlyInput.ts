import './earlyInput';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** What fields hold before React takes them over, so that nothing typed early is lost. */
export function readEarlyFields(root: ParentNode): () => void {
  const fields = [...root.querySelectorAll<Field>('input,textarea,select')];
  const changed = fields.filter((field) =>
    isToggle(field) ? field.checked !== field.defaultChecked : !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue,
  );
  const chosen = fields.filter((field) => field instanceof HTMLSelectElement && field.selectedIndex > 0);
  const values = [...changed, ...chosen].map((field) => [field, field.value] as const);
  return () => values.forEach(([field, value]) => repeat(field, value));
}

/**
 * Sets a value as a person would. React has taken what it found for known, so the field is emptied in its sight and
 * then filled past it: its change event sees a difference.
 */
function repeat(field: Field, value: string): void {
  if (isToggle(field)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  field.value = '';
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Repeats the taps that came before hydration, once the fields have their values. */
export function replayEarlyTaps(): void {
  const early = window.vitrinaEarly;
  if (!early || early.isHydrated) return;
  early.isHydrated = true;
  for (const control of early.taps.splice(0)) {
    control.removeAttribute('aria-busy');
    if (control.isConnected) control.click();
  }
}
