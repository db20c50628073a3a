import type { Locale } from '../../kernel/locale';
import type { PresetTexts } from '../../texts/presetTranslate';
import type { Translate } from '../../texts/textKey';
import { type ReactNode, useSyncExternalStore } from 'react';
import { TranslateContext } from '../../texts/TranslateContext';

/** A chunk a language, so that nobody downloads another's words. */
const catalogues: Record<Locale, () => Promise<{ default: PresetTexts }>> = {
  en: () => import('./catalogues/en'),
  es: () => import('./catalogues/es'),
  zh: () => import('./catalogues/zh'),
};

/** Texts of a language that did not come with the HTML. Rejects where the network does. */
export async function loadTranslate(locale: Locale): Promise<Translate> {
  const [{ i18nextTranslate }, { default: texts }] = await Promise.all([
    import('../../texts/i18nextTranslate'),
    catalogues[locale](),
  ]);
  return i18nextTranslate(locale, texts);
}

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
