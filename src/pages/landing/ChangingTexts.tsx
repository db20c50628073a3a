import { useSyncExternalStore, type ReactNode } from 'react';
import { TranslateContext } from '../../texts/TranslateContext';
import type { TextsSource } from './textsSource';

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
