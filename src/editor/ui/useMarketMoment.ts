import { useState } from 'react';
import { useSelector } from 'react-redux';
import { formatMarketMoment } from '../data/marketTime';
import { selectLanguage } from '../session/sessionSlice';

/** Writes moments (epoch ms) about a page by the clocks of its market, in the language of the editor. */
export function useMarketMoment(market: string): (at: number) => string {
  const language = useSelector(selectLanguage);
  const [now] = useState(() => Date.now());
  return (at) => formatMarketMoment(at, market, language, now);
}
