import './earlyInput';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input,textarea,select';
const ticked = 'ticked';

const isToggle = (field: Field): boolean => field.type === 'checkbox' || field.type === 'radio';
const isTicked = (field: Field): boolean => 'checked' in field && field.checked;
const valueOf = (field: Field): string => (isToggle(field) ? (isTicked(field) ? ticked : '') : field.value);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (!isToggle(field)) return field.value !== field.defaultValue;
  // Of radio buttons only the chosen one counts.
  return (
    'defaultChecked' in field &&
    field.checked !== field.defaultChecked &&
    (field.checked || field.type === 'checkbox')
  );
}

const isSameGroup = (one: Field, other: Field): boolean =>
  one.type === 'radio' && other.type === 'radio' && one.name === other.name;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(fields);

const fieldsIn = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(fields)];

/** What is chosen by a tap has to be the same again: of another card, it would pay by that. */
const isAlike = (one: Field, other: Field | undefined): boolean =>
  one.type === other?.type && (!isToggle(one) || one.value === other.value);

/**
 * What fields hold before React takes them over, and what is done to them until it has. React takes a field that it
 * hydrates as it finds it for known, and the next drawing undoes what was typed or chosen; so it hears of none of it
 * before it is told by what this returns. Call that once every field is hydrated, outside effects, within which React
 * could not hydrate the fields' blocks.
 */
export function keepEarlyFields(root: ParentNode): () => void {
  const drawn = fieldsIn(root);
  const values = new Map<Field, string>();
  const keep = (field: Field): void => {
    // The newest comes last, and of radio buttons alone.
    for (const other of values.keys()) if (other === field || isSameGroup(other, field)) values.delete(other);
    values.set(field, valueOf(field));
  };
  const handleEvent = (event: Event): void => {
    const { target, type } = event;
    // A click changes a toggle alone.
    if (!isField(target) || (type === 'click' && !isToggle(target))) return;
    event.stopImmediatePropagation();
    keep(target);
  };
  const types = ['click', 'input', 'change'];
  drawn.filter(isChanged).forEach(keep);
  for (const type of types) window.addEventListener(type, handleEvent, true);

  /** Where the host's HTML says something else than the page would, React draws anew, and what was typed is meant for that. */
  const current = (field: Field): Field | undefined => {
    if (field.isConnected) return field;
    const there = fieldsIn(root);
    const other = there.length === drawn.length ? there[drawn.indexOf(field)] : undefined;
    return isAlike(field, other) ? other : undefined;
  };
  return () => {
    for (const type of types) window.removeEventListener(type, handleEvent, true);
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
function repeat(field: Field, value: string): void {
  field.dispatchEvent(new Event('keyup', { bubbles: true }));
  if (isToggle(field) && 'checked' in field) {
    // The click turns it over once more.
    field.checked = value !== ticked;
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
