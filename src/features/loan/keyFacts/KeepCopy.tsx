import { useContext } from 'react';
import type { LoanDetailConfirmReply } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import type { Translate } from '../../../texts/textKey';
import { useDay, useMoment, useMoney, usePageFacts } from '../../../ui/borrower/pageContexts';
import { SectionTitle } from '../../../ui/borrower/ScreenFrame';
import { Button } from '../../../ui/Button';
import { ClockContext } from '../../../ui/ClockContext';
import { totalOf } from '../confirm/offerView';
import { canShare, downloadFile, shareFile } from './keptFile';
import type { KeyFacts } from './keyFacts';
import { keyFactsDocument } from './keyFactsDocument';
import styles from './KeyFactsContent.module.css';

interface KeepCopyProps {
  readonly offer: LoanDetailConfirmReply;
  readonly facts: KeyFacts;
  readonly translate: Translate;
}

/** Makes the file that can be kept, as of now. */
function useCopy({ offer, facts, translate }: KeepCopyProps): () => File {
  const money = useMoney();
  const day = useDay();
  const moment = useMoment();
  const clock = useContext(ClockContext);
  const { locale, lender } = usePageFacts();
  return () => {
    const now = clock.now();
    const plans = offer.repay_plans ?? [];
    const content = keyFactsDocument({
      facts,
      plan: plans.map(({ title, pay_time, description, amount }) => ({
        title: shownText(title),
        day: day(pay_time),
        description: shownText(description),
        amount: money(amount),
      })),
      planTitle: translate('loan:confirm.plan'),
      total: { name: translate('loan:confirm.planTotal'), value: money(totalOf(plans)) },
      shown: translate('keyFacts:keep.shown', { app: lender?.appName ?? '', time: moment(now) }),
      lang: locale,
    });
    return new File([content], `${translate('keyFacts:keep.file')}-${day(now)}.html`, { type: 'text/html' });
  };
}

/** What is read before a loan is accepted can be kept, by whichever of the ways the browser has. */
export function KeepCopy(props: KeepCopyProps) {
  const { translate } = props;
  const copy = useCopy(props);
  return (
    <section className={styles.keep}>
      <SectionTitle>{translate('keyFacts:keep.title')}</SectionTitle>
      <p className={styles.note}>{translate('keyFacts:keep.note')}</p>
      <div className={styles.ways}>
        <Button look="secondary" onClick={() => downloadFile(window, copy())}>
          {translate('keyFacts:keep.download')}
        </Button>
        {canShare(window) && (
          <Button look="secondary" onClick={() => void shareFile(window, copy())}>
            {translate('keyFacts:keep.share')}
          </Button>
        )}
        <Button look="secondary" onClick={() => window.print()}>
          {translate('keyFacts:keep.print')}
        </Button>
      </div>
    </section>
  );
}
