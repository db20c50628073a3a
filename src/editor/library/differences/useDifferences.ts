import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { recordOf } from '../../../kernel/record';
import { useTranslate } from '../../../texts/TranslateContext';
import { formatMarketMoment } from '../../kit/data/marketTime';
import { useNamesOf } from '../links/namedPages';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { type Difference, differences } from './documentDifferences';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Ids of the pages that a document leads on to. */
const followedBy = (text: string): readonly string[] =>
  Object.values(recordOf(recordOf(parsed(text)).links)).filter((id) => typeof id === 'string');

/** How the text of one document differs from another's, by block and field; an empty text is a page without anything. */
export function useDifferences(before: string, after: string): readonly Difference[] {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const [now] = useState(() => Date.now());
  const followed = useMemo(() => [...followedBy(before), ...followedBy(after)], [before, after]);
  const pageName = useNamesOf(followed);
  return useMemo(() => {
    const fresh = parsed(after);
    const { market } = recordOf(fresh);
    const momentWords = (at: number): string =>
      formatMarketMoment(at, typeof market === 'string' ? market : '', language, now);
    return differences(parsed(before), fresh, { translate, momentWords, pageName });
  }, [before, after, translate, language, now, pageName]);
}
