import { useEffect, useState } from 'react';
import { decisionContext } from '../../features/promotion/decisionContext';
import type { SiteContent } from '../../features/site/siteData';
import { nextChange, type DecisionContext } from '../../template/decide';
import { watchReturns } from '../../ui/watchReturns';
import type { SiteDependencies } from './siteDependencies';

/** The longest pause that a browser's timer can hold, in ms. */
const longestPause = 2_147_483_647;

/** The decision of the first HTML, then this visitor's, taken again whenever time passes a date that the page names, and when the page is seen again. */
export function useDecision(
  content: SiteContent | undefined,
  dependencies: SiteDependencies,
): DecisionContext | undefined {
  const [context, setContext] = useState(content?.context);
  useEffect(() => {
    if (!content) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const decide = (): void => {
      setContext(decisionContext(content.page, dependencies));
      const moment = nextChange(content.page.blocks, dependencies.now());
      clearTimeout(timer);
      if (moment !== undefined)
        timer = setTimeout(decide, Math.min(longestPause, Math.max(0, moment - dependencies.now())));
    };
    decide();
    const stopWatching = watchReturns(dependencies.window, decide);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [content, dependencies]);
  return context;
}
