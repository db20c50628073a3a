import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormBuffer } from './FormBuffer';
import { addForm } from './openForms';

interface Form {
  readonly value: unknown;
  readonly change: (path: string, value: unknown) => void;
}

/**
 * The value of a form over a JSON text that Puck holds.
 * @param commit is heard with the new text; of the first drawing only, as is `show`
 */
export function useFormBuffer(json: string, commit: (json: string) => void, show?: (json: string | undefined) => void): Form {
  const [buffer] = useState(() => new FormBuffer(json, commit, show));
  useEffect(() => addForm(buffer), [buffer]);
  useEffect(() => buffer.receive(json), [buffer, json]);
  const value = useSyncExternalStore(buffer.subscribe, buffer.read);
  return { value, change: buffer.change };
}
