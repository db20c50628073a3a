import { useSelector } from 'react-redux';
import { formatMarketMoment } from '../data/marketTime';
import { usePageFacts } from '../edit/workspace';
import { selectLanguage } from '../session/sessionSlice';

/** Writes a moment (epoch ms) by the clocks of the page's market. */
export function useMarketMoment(): (at: number) => string {
  const language = useSelector(selectLanguage);
  const { market = '' } = usePageFacts();
  return (at) => formatMarketMoment(at, market, language, Date.now());
}
