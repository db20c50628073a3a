import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { formatMarketMoment } from '../../kit/data/marketTime';
import { usePageFacts } from './workspace';
import { describeAudience, type ShownTo } from './blockLabels';
import { selectLanguage } from '../../kit/session/sessionSlice';

/** Tells blocks apart that begin alike. The same function until market or language changes. */
export function useShownTo(): ShownTo {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { market = '' } = usePageFacts();
  const [now] = useState(() => Date.now());
  return useMemo(() => {
    const momentWords = (at: number): string => formatMarketMoment(at, market, language, now);
    return (shown) => describeAudience(shown, { translate, momentWords });
  }, [translate, market, language, now]);
}
