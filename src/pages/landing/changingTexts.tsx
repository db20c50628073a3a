import { type ReactNode, useSyncExternalStore } from 'react';
import type { Translate } from '../../texts/textKey';
import { TranslateContext } from '../../texts/TranslateContext';

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

/** Gives components the texts of the language in use. */
export function ChangingTexts({
  source,
  children,
}: {
  readonly source: TextsSource;
  readonly children: ReactNode;
}) {
  const translate = useSyncExternalStore(source.subscribe, source.current, source.current);
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}
