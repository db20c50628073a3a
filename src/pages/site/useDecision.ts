import { useEffect, useState } from 'react';
import { dealOut, decisionContext } from '../../features/promotion/decisionContext';
import { variantOf } from '../../features/promotion/visitQuery';
import type { SiteContent } from '../../features/site/siteData';
import { type DecisionContext, followsTime, nextChange } from '../../template/decide';
import { watchReturns } from '../../ui/watchReturns';
import type { SiteDependencies } from './siteDependencies';
import type { Page } from '../../template/block';
import { faultReport, type TemplateFault } from '../../template/fault';

/** The longest pause that a browser's timer can hold, in ms. */
const maxPauseMs = 2_147_483_647;

/** The decision of the first HTML, then this visitor's, taken again whenever time passes a date that the page names, when the page is seen again, and when its clock was put right. */
export function useDecision(
  content: SiteContent | undefined,
  dependencies: SiteDependencies,
): DecisionContext | undefined {
  const [context, setContext] = useState(content?.context);
  useEffect(() => {
    if (!content) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const decide = (): void => {
      if (!isOpen) return;
      setContext(decisionContext(content.page, dependencies));
      const moment = nextChange(content.page.blocks, dependencies.now());
      clearTimeout(timer);
      if (moment !== undefined)
        timer = setTimeout(decide, Math.min(maxPauseMs, Math.max(0, moment - dependencies.now())));
    };
    const dealing = dealOut(content.page, dependencies);
    if (dealing) void dealing.then(decide);
    else decide();
    const stopReturns = watchReturns(dependencies.window, decide);
    const stopClock = followsTime(content.page.blocks) ? dependencies.watchClock?.(decide) : undefined;
    return () => {
      isOpen = false;
      clearTimeout(timer);
      stopReturns();
      stopClock?.();
    };
  }, [content, dependencies]);
  return context;
}

/** Reports each fault of a page's blocks once, however often the block is drawn (contract §8). */
export function reportFaults(
  page: Page | undefined,
  { tracking, visitor }: Pick<SiteDependencies, 'tracking' | 'visitor'>,
): (fault: TemplateFault) => void {
  const reported = new Set<string>();
  return (fault) => {
    if (!page) return;
    const payload = faultReport(page, fault);
    const name = JSON.stringify(payload);
    if (reported.has(name)) return;
    reported.add(name);
    const groups = variantOf(page, { groups: visitor.groups() });
    tracking.track({ name: 'blockFault', payload: { ...payload, ...groups } });
  };
}
