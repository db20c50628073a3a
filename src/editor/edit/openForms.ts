import type { FormBuffer } from './FormBuffer';

const buffers = new Set<FormBuffer>();

/** Counts a form among those that may hold what was typed last, until the returned function is called. */
export function addForm(buffer: FormBuffer): () => void {
  buffers.add(buffer);
  return () => {
    buffer.flush();
    buffers.delete(buffer);
  };
}

/** Hands over what is still waiting in any form: before an undo, before publishing, when the page goes away. */
export function flushForms(): void {
  for (const buffer of buffers) buffer.flush();
}
