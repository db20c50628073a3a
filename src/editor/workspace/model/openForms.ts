import { useEffect, useState, useSyncExternalStore } from 'react';
import { isComposing, watchComposing } from './composing';
import { DebouncedForm, type FormSource } from './DebouncedForm';
import { useStore } from 'react-redux';
import { selectEdit, type WithEdit } from './editSlice';

const forms = new Set<DebouncedForm>();
/** Forms of blocks by the ids of their items. */
const itemForms = new Map<string, DebouncedForm>();
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** Counts a form among those that may hold what was typed last, until the returned function is called. */
function addForm(form: DebouncedForm, itemId: string | undefined): () => void {
  forms.add(form);
  if (itemId !== undefined) itemForms.set(itemId, form);
  const stopListening = form.subscribe(tell);
  tell();
  return () => {
    form.flush();
    stopListening();
    forms.delete(form);
    if (itemId !== undefined) itemForms.delete(itemId);
    tell();
  };
}

/** The open form of a block, for what else it is typed into; undefined: it is not open. */
export const useFormOfItem = (itemId: string | undefined): DebouncedForm | undefined =>
  useSyncExternalStore(subscribe, () => (itemId === undefined ? undefined : itemForms.get(itemId)));

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
 * @param itemId of the block that the form is about
 */
export function useDebouncedForm(json: string, source: FormSource, itemId?: string): Form {
  const [form] = useState(() => new DebouncedForm(json, source));
  useEffect(() => addForm(form, itemId), [form, itemId]);
  useEffect(() => form.refresh(), [form, json]);
  const value = useSyncExternalStore(form.subscribe, form.readValue);
  return { value, change: form.change };
}

/**
 * What was typed last is committed, and so kept on this device, before the page goes away; also once a field is left,
 * so that each is taken back by an undo of its own and nothing pressed elsewhere, such as "Delete", comes before it.
 */
export function useFlushOnLeaving(): void {
  const store = useStore<WithEdit>();
  useEffect(() => {
    const flush = (): void => flushForms();
    const warn = (event: BeforeUnloadEvent): void => {
      flushForms();
      const { phase, isUnkept } = selectEdit(store.getState());
      if (isUnkept && phase !== 'saved') event.preventDefault();
    };
    window.addEventListener('pagehide', flush);
    window.addEventListener('beforeunload', warn);
    // A look at another tab ends no composition.
    const flushWords = (): void => {
      if (!isComposing()) flushForms();
    };
    const stopWatching = watchComposing(document);
    document.addEventListener('visibilitychange', flushWords);
    document.addEventListener('focusout', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('beforeunload', warn);
      stopWatching();
      document.removeEventListener('visibilitychange', flushWords);
      document.removeEventListener('focusout', flush);
    };
  }, [store]);
}
