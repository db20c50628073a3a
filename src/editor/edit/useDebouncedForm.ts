import { useEffect, useState, useSyncExternalStore } from 'react';
import { DebouncedForm, type FormSource } from './DebouncedForm';
import { addForm } from './openForms';

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
