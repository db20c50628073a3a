import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { PromotionState } from '../../features/promotion/state';
import { TranslateContext } from '../../texts/TranslateContext';
import { useTexts, type TextsSource } from './textsSource';

interface LandingViewProps {
  readonly store: Store<PromotionState>;
  readonly texts: TextsSource;
  /** Called once the page answers by itself. */
  readonly onAlive?: () => void;
  readonly children: ReactNode;
}

/** What surrounds a promotion page's screen, on the host and in the browser alike. */
export function LandingView({ store, texts, onAlive, children }: LandingViewProps) {
  const translate = useTexts(texts);
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <Provider store={store}>
      <TranslateContext value={translate}>{children}</TranslateContext>
    </Provider>
  );
}
