import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { LoanDetailsReply } from '../../../generated/replies';
import { isDue } from '../../../kernel/orderStatus';
import { shownText } from '../../../kernel/shownValue';
import type { PresetTexts } from '../../../texts/presetTranslate';
import { usePageFacts } from '../../../ui/borrower/pageContexts';
import { loadKeyFactsTexts } from '../keyFacts/loadTexts';
import type { LeavingContentProps } from './LeavingContent';
import { isOver } from './slice';

interface Loaded {
  readonly Content: ComponentType<LeavingContentProps>;
  readonly texts: PresetTexts;
}

interface LeavingProps {
  readonly details: LoanDetailsReply;
  readonly orderId: string | undefined;
}

/**
 * The way out of a loan just taken, where the market gives one. Nothing of it is downloaded or asked for elsewhere, nor of
 * a loan that is not paid out, is overdue or over, or was found too old for it.
 */
export function Leaving({ details, orderId }: LeavingProps) {
  const { locale, marketRules } = usePageFacts();
  const [loaded, setLoaded] = useState<Loaded>();
  const isTooOld = useSelector(isOver(orderId));
  const days = marketRules.coolingOffDays?.value ?? 0;
  const isPossible = days > 0 && !isTooOld && isDue(details.orderStatus);
  useEffect(() => {
    if (!isPossible) return undefined;
    let isWanted = true;
    Promise.all([
      import(/* webpackChunkName: "leaving" */ './LeavingContent'),
      loadKeyFactsTexts(locale),
    ]).then(
      ([{ LeavingContent }, texts]) => isWanted && setLoaded({ Content: LeavingContent, texts }),
      // The rest of the loan stands without it.
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [isPossible, locale]);
  if (!isPossible || !loaded || !orderId) return null;
  const { Content, texts } = loaded;
  return (
    <Content
      key={orderId}
      orderId={orderId}
      days={days}
      texts={texts}
      contractAddress={shownText(details.isNewContract)}
    />
  );
}
