import { useSyncExternalStore } from 'react';
import type { FormBuffer } from './FormBuffer';

const buffers = new Set<FormBuffer>();
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** Counts a form among those that may hold what was typed last, until the returned function is called. */
export function addForm(buffer: FormBuffer): () => void {
  buffers.add(buffer);
  const stopListening = buffer.subscribe(tell);
  return () => {
    buffer.flush();
    stopListening();
    buffers.delete(buffer);
    tell();
  };
}

/** Hands over what is still waiting in any form: before an undo, before publishing, when the page goes away. */
export function flushForms(): void {
  for (const buffer of buffers) buffer.flush();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isAnyWaiting = (): boolean => [...buffers].some((buffer) => buffer.isWaiting);

/** Whether a form holds something that has not been handed over. */
export const useWaitingForms = (): boolean => useSyncExternalStore(subscribe, isAnyWaiting);
