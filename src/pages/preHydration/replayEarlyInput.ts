import './earlyInput';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const ticked = 'ticked';
const valueOf = (field: Field): string => (isToggle(field) ? (field.checked ? ticked : '') : field.value);

/** Of radio buttons only the chosen one counts. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (!isToggle(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/**
 * The field that stands there now: where the host's HTML says something else than the page would, React draws that part
 * anew, and what was typed into the old field is meant for the new one.
 */
const current = (field: Field): Field | null =>
  field.isConnected ? field : document.querySelector<Field>(`[data-testid="${field.dataset.testid ?? ''}"]`);

export interface EarlyFields {
  /** What was typed since: call it when every field is hydrated, before anything is drawn again. */
  readAgain(): void;
  /** Within an effect React could not hydrate the fields' blocks, so call it outside. */
  repeat(): void;
}

/** What fields hold before React takes them over, so that nothing typed early is lost. */
export function readEarlyFields(root: ParentNode): EarlyFields {
  const values = new Map<Field, string>();
  const readAgain = (): void => {
    for (const field of root.querySelectorAll<Field>('input,textarea,select')) {
      // A field that was emptied again is as it was drawn, and no less its visitor's wish.
      if (isChanged(field) || values.has(field)) values.set(field, valueOf(field));
    }
  };
  readAgain();
  const repeatAll = () =>
    values.forEach((value, field) => {
      const there = current(field);
      if (there) repeat(there, value);
    });
  return { readAgain, repeat: repeatAll };
}

/**
 * Sets a value as a person would. React hydrates a block at the latest when an event falls into it, and takes what it
 * finds there for known; so the field is emptied in its sight and then filled past it: the event tells a difference.
 */
function repeat(field: Field, value: string): void {
  field.dispatchEvent(new Event('keyup', { bubbles: true }));
  if (isToggle(field)) {
    // The click turns it over once more.
    field.checked = value !== ticked;
    field.click();
    return;
  }
  const newest = field.value || value;
  field.value = '';
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  setter?.call(field, newest);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Repeats the taps that came before hydration, once the fields have their values; outside effects for the same reason. */
export function replayEarlyTaps(): void {
  const early = window.vitrinaEarly;
  if (!early || early.isHydrated) return;
  early.isHydrated = true;
  document.querySelector('[data-early-note]')?.setAttribute('hidden', '');
  for (const control of early.taps) {
    control.removeAttribute('aria-busy');
    // One that was drawn anew may stand beside other terms than those that were agreed to.
    if (control.isConnected) control.click();
  }
}
