import { useEffect, useState, useSyncExternalStore } from 'react';
import { DebouncedForm, type FormSource } from './DebouncedForm';

const forms = new Set<DebouncedForm>();
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** Counts a form among those that may hold what was typed last, until the returned function is called. */
function addForm(form: DebouncedForm): () => void {
  forms.add(form);
  const stopListening = form.subscribe(tell);
  return () => {
    form.flush();
    stopListening();
    forms.delete(form);
    tell();
  };
}

/** Commits what is still waiting in any form: before an undo, before publishing, when the page goes away. */
export function flushForms(): void {
  for (const form of forms) form.flush();
}

/** Shows what Puck holds after an undo or a redo, which React would not notice where both happen at once with a flush. */
export function refreshForms(): void {
  for (const form of forms) form.refresh();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isAnyWaiting = (): boolean => [...forms].some((form) => form.isWaiting);

/** Whether a form holds something that has not been committed. */
export const useWaitingForms = (): boolean => useSyncExternalStore(subscribe, isAnyWaiting);

interface Form {
  readonly value: unknown;
  readonly change: (path: string, value: unknown) => void;
}

/**
 * The value of a form over a JSON text that Puck holds.
 * @param source of the first drawing only; it reads what `json` is
 */
export function useDebouncedForm(json: string, source: FormSource): Form {
  const [form] = useState(() => new DebouncedForm(json, source));
  useEffect(() => addForm(form), [form]);
  useEffect(() => form.refresh(), [form, json]);
  const value = useSyncExternalStore(form.subscribe, form.readValue);
  return { value, change: form.change };
}
