import { useContext } from 'react';
import { useDispatch } from 'react-redux';
import { toastRequested } from '../../../events/toast';
import type { LoanDetailConfirmReply } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import type { Translate } from '../../../texts/textKey';
import { useDay, useMoment, useMoney, usePageFacts } from '../../../ui/borrower/pageContexts';
import { useCopying } from '../../../ui/borrower/useCopying';
import { isWebView } from '../../../ui/webView';
import { SectionTitle } from '../../../ui/borrower/ScreenFrame';
import { Button } from '../../../ui/Button';
import { ClockContext } from '../../../ui/ClockContext';
import { totalOf } from '../confirm/offerView';
import { canShare, downloadFile, shareFile } from './keptFile';
import type { KeyFacts } from './keyFacts';
import { keyFactsDocument, type KeptKeyFacts } from './keyFactsDocument';
import { keyFactsText } from './keyFactsText';
import styles from './KeyFactsContent.module.css';

interface KeepCopyProps {
  readonly offer: LoanDetailConfirmReply;
  readonly facts: KeyFacts;
  readonly translate: Translate;
}

/** A copy as of now, as a file and as text. */
interface Kept {
  readonly file: () => File;
  readonly text: () => string;
}

function useKept({ offer, facts, translate }: KeepCopyProps): Kept {
  const money = useMoney();
  const day = useDay();
  const moment = useMoment();
  const clock = useContext(ClockContext);
  const { locale, lender } = usePageFacts();
  const copyAt = (now: number): KeptKeyFacts => {
    const plans = offer.repay_plans ?? [];
    return {
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
    };
  };
  return {
    file() {
      const now = clock.now();
      const name = `${translate('keyFacts:keep.file')}-${day(now)}.html`;
      return new File([keyFactsDocument(copyAt(now))], name, { type: 'text/html' });
    },
    text: () => keyFactsText(copyAt(clock.now())),
  };
}

/** What is read before a loan is accepted can be kept, by whichever of the ways there are: an app's web view keeps no file and prints nothing. */
export function KeepCopy(props: KeepCopyProps) {
  const { translate } = props;
  const { isInApp = () => false } = usePageFacts();
  const dispatch = useDispatch();
  const kept = useKept(props);
  const { copy, byHand } = useCopying(() => dispatch(toastRequested({ key: 'borrower:copied' })));
  const keepsFiles = !isInApp() && !isWebView(navigator.userAgent);
  const share = async (): Promise<void> => {
    const file = kept.file();
    if (await shareFile(window, file)) return;
    if (keepsFiles) downloadFile(window, file);
    else copy(kept.text());
  };
  return (
    <section className={styles.keep}>
      <SectionTitle>{translate('keyFacts:keep.title')}</SectionTitle>
      <p className={styles.note}>{translate(keepsFiles ? 'keyFacts:keep.note' : 'keyFacts:keep.appNote')}</p>
      <div className={styles.ways}>
        {keepsFiles ? (
          <Button look="secondary" onClick={() => downloadFile(window, kept.file())}>
            {translate('keyFacts:keep.download')}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => copy(kept.text())}>
            {translate('keyFacts:keep.copy')}
          </Button>
        )}
        {canShare(window) && (
          <Button look="secondary" onClick={() => void share()}>
            {translate('keyFacts:keep.share')}
          </Button>
        )}
        {keepsFiles && (
          <Button look="secondary" onClick={() => window.print()}>
            {translate('keyFacts:keep.print')}
          </Button>
        )}
      </div>
      {byHand}
    </section>
  );
}
