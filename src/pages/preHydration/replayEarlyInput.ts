import './earlyInput';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of files keeps what was chosen by itself: nobody may write its text. */
const fields = 'input:not([type=file]),textarea,select';

const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Of radio buttons only the chosen one counts. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (!isToggle(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(fields);

/**
 * The field that stands there now: where the host's HTML says something else than the page would, React draws that part
 * anew, and what was typed into the old field is meant for the new one.
 */
const current = (field: Field): Field | null =>
  field.isConnected ? field : document.querySelector<Field>(`[data-testid="${field.dataset.testid ?? ''}"]`);

/**
 * What fields hold before React takes them over, and what is done to them until it has. React takes a field that it
 * hydrates as it finds it for known, and the next drawing undoes what was typed or chosen; so it hears of none of it
 * before it is told by what this returns. Call that once every field is hydrated, outside effects, within which React
 * could not hydrate the fields' blocks.
 */
export function keepEarlyFields(root: ParentNode): () => void {
  const values = new Map<Field, string | boolean>();
  const keep = (field: Field): void => {
    // The newest comes last, and alone of radio buttons, which share a name.
    for (const other of values.keys())
      if (other === field || (other.type === 'radio' && other.name === field.name)) values.delete(other);
    values.set(field, isToggle(field) ? field.checked : field.value);
  };
  const handleEvent = (event: Event): void => {
    const { target, type } = event;
    // A click changes a toggle alone.
    if (!isField(target) || (type === 'click' && !isToggle(target))) return;
    event.stopImmediatePropagation();
    keep(target);
  };
  /** A drawing meanwhile undoes what was typed; it is there again before the next letter comes, which would stand alone. */
  const handleBeforeInput = ({ target }: Event): void => {
    if (!isField(target)) return;
    const value = values.get(target);
    if (typeof value === 'string') target.value = value;
  };
  const types = ['click', 'input', 'change'];
  [...root.querySelectorAll<Field>(fields)].filter(isChanged).forEach(keep);
  for (const type of types) window.addEventListener(type, handleEvent, true);
  window.addEventListener('beforeinput', handleBeforeInput, true);

  return () => {
    for (const type of types) window.removeEventListener(type, handleEvent, true);
    window.removeEventListener('beforeinput', handleBeforeInput, true);
    for (const [field, value] of values) {
      const there = current(field);
      if (there) repeat(there, value);
    }
  };
}

/**
 * Sets a value as a person would. React hydrates a block at the latest when an event falls into it, and takes what it
 * finds there for known; so the field is emptied in its sight and then filled past it: the event tells a difference.
 */
function repeat(field: Field, value: string | boolean): void {
  field.dispatchEvent(new Event('keyup', { bubbles: true }));
  if (isToggle(field)) {
    // The click turns it over once more.
    field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  setter?.call(field, value);
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
