import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { backChosen, useNavigation } from '../../../events/navigation';
import type { LoanDetailConfirmReply } from '../../../generated/replies';
import type { BorrowerLanguage } from '../../../kernel/locale';
import type { PresetTexts } from '../../../texts/presetTranslate';
import { useTranslate } from '../../../texts/TranslateContext';
import { ActionBar } from '../../../ui/borrower/ActionBar';
import { usePageFacts } from '../../../ui/borrower/pageContexts';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { SkeletonAmount, SkeletonRows } from '../../../ui/borrower/SkeletonRows';
import { loadKeyFactsTexts } from '../keyFacts/loadTexts';
import styles from './KeyFacts.module.css';
import { wasSeen } from './keyFactsSeen';

interface Loaded {
  readonly Content: ComponentType<{ readonly offer: LoanDetailConfirmReply; readonly texts: PresetTexts }>;
  readonly texts: PresetTexts;
}

const known = new Map<BorrowerLanguage, Loaded>();

/** Who only looks at the offer downloads nothing of the key facts. */
async function load(locale: BorrowerLanguage): Promise<Loaded> {
  const [{ KeyFactsContent }, texts] = await Promise.all([
    import(/* webpackChunkName: "keyFacts" */ '../keyFacts/KeyFactsContent'),
    loadKeyFactsTexts(locale),
  ]);
  const loaded = { Content: KeyFactsContent, texts };
  known.set(locale, loaded);
  return loaded;
}

/** They stand in the offer's own address, so that they are of the very offer that is accepted, and outlive a reload. */
export function useKeyFacts() {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const query = new URLSearchParams(location.search);
  return {
    isOpen: query.has('keyFacts'),
    open: () => {
      query.set('keyFacts', '1');
      void navigate({ search: query.toString() }, { state: 'fromOffer' });
    },
    /** Back to the offer, which does not stand before them where they were opened first. */
    close: () => {
      query.delete('keyFacts');
      if (location.state === 'fromOffer') dispatch(backChosen());
      else void navigate({ search: query.toString() }, { replace: true });
    },
  };
}

/** Whether an offer can't be accepted yet since the market wants its key facts read before. */
export function useMustRead(offer: LoanDetailConfirmReply | undefined): boolean {
  const { marketRules } = usePageFacts();
  const isSeen = useSelector(wasSeen(offer));
  return marketRules.keyFactsBeforeAcceptance?.value === true && !isSeen;
}

interface KeyFactsRowProps {
  readonly offer: LoanDetailConfirmReply;
  readonly onOpen: () => void;
}

/** The way to the key facts of an offer. */
export function KeyFactsRow({ offer, onOpen }: KeyFactsRowProps) {
  const translate = useTranslate();
  const { locale } = usePageFacts();
  return (
    <button
      type="button"
      className={styles.row}
      data-testid="confirm-key-facts"
      // Who comes back from them goes on where they were.
      autoFocus={useSelector(wasSeen(offer))}
      // A failure shows where they are drawn.
      onPointerDown={() => void load(locale).catch(() => undefined)}
      onClick={onOpen}
    >
      <span>
        {translate('loan:confirm.keyFacts')}
        <span className={styles.note}>{translate('loan:confirm.keyFactsNote')}</span>
      </span>
    </button>
  );
}

interface KeyFactsViewProps {
  readonly offer: LoanDetailConfirmReply;
  readonly onBack: () => void;
}

const skeleton = (
  <>
    <SkeletonAmount />
    <SkeletonRows count={6} />
  </>
);

/** The key facts in the place of the offer: a screen to read, with one way on, which is back. */
export function KeyFactsView({ offer, onBack }: KeyFactsViewProps) {
  const translate = useTranslate();
  const { locale } = usePageFacts();
  const [loaded, setLoaded] = useState(() => known.get(locale));
  const [attempt, setAttempt] = useState(1);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    load(locale).then(setLoaded, () => setFailures(attempt));
  }, [locale, attempt]);
  return (
    <ResourceView
      {...useNavigation()}
      onBack={onBack}
      title={translate('loan:confirm.keyFacts')}
      status={loaded ? 'ready' : failures === attempt ? 'failed' : 'loading'}
      value={loaded}
      problem={!loaded && failures > 0 ? { kind: 'offline' } : undefined}
      onRetry={() => setAttempt(attempt + 1)}
      skeleton={skeleton}
      actions={() => (
        <ActionBar primary={{ label: translate('loan:confirm.keyFactsBack'), onChosen: onBack }} />
      )}
    >
      {({ Content, texts }) => <Content offer={offer} texts={texts} />}
    </ResourceView>
  );
}
