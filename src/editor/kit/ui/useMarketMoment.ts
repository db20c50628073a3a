import { useState } from 'react';
import { useSelector } from 'react-redux';
import { formatMarketMoment, formatPlacedMoment } from '../data/marketTime';
import { selectLanguage } from '../session/sessionSlice';
import { useTranslate } from '../../../texts/TranslateContext';

/** Writes moments (epoch ms) about a page by the clocks of its market, in the language of the editor. */
export function useMarketMoment(market: string): (at: number) => string {
  const language = useSelector(selectLanguage);
  const [now] = useState(() => Date.now());
  return (at) => formatMarketMoment(at, market, language, now);
}

/** The same, naming the place whose clocks are meant. */
export function usePlacedMoment(market: string): (at: number) => string {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const [now] = useState(() => Date.now());
  return (at) => formatPlacedMoment(translate, at, market, language, now);
}
