import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { formatMarketMoment } from '../../kit/data/marketTime';
import { usePageFacts } from './workspace';
import { conditionWords, type DifferenceWords } from '../../library/differences/conditionWords';
import { selectLanguage } from '../../kit/session/sessionSlice';

/** What of a block decides who sees it. */
interface Shown {
  readonly variant: { readonly experiment: string; readonly group: string } | undefined;
  /** Undefined: there is none. */
  readonly condition: unknown;
}

/** To whom a block is shown, in words: its variant and its condition; empty: to everybody. */
export type ShownTo = (shown: Shown) => string;

const noPage = (): undefined => undefined;

export const describeAudience = (
  { variant, condition }: Shown,
  words: Pick<DifferenceWords, 'translate' | 'momentWords'>,
): string =>
  [
    variant && words.translate('editorEdit:experiment.groupOf', variant),
    condition !== undefined && conditionWords(condition, { ...words, pageName: noPage }),
  ]
    .filter(Boolean)
    .join(' · ');

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
