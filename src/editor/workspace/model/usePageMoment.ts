import { usePageFacts } from './workspace';
import { useMarketMoment } from '../../kit/ui/useMarketMoment';

/** Writes a moment (epoch ms) by the clocks of the market of the page that is edited. */
export function usePageMoment(): (at: number) => string {
  const { market = '' } = usePageFacts();
  return useMarketMoment(market);
}
