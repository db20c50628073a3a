import type { Translate } from '../../texts/textKey';

/** The translation in use; changes when a page in another language is opened. */
export interface TextsSource {
  current(): Translate;
  change(translate: Translate): void;
  subscribe(listener: () => void): () => void;
}

export function createTextsSource(initial: Translate): TextsSource {
  const listeners = new Set<() => void>();
  let translate = initial;
  return {
    current: () => translate,
    change(next) {
      translate = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
