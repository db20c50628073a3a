import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../../effects/PageLink';
import { usePageQuery } from '../../../effects/usePageQuery';
import type { LoanDetailConfirmReply } from '../../../generated/replies';
import { pageAddress } from '../../../kernel/pageAddress';
import type { PresetTexts } from '../../../texts/presetTranslate';
import { AmountHero } from '../../../ui/borrower/AmountHero';
import { DetailRows } from '../../../ui/borrower/DetailRows';
import { useDay, useMoney, usePageFacts } from '../../../ui/borrower/pageContexts';
import { SectionTitle } from '../../../ui/borrower/ScreenFrame';
import { keyFactsShown } from '../confirm/keyFactsSeen';
import { PlanList } from '../confirm/Offer';
import { totalOf } from '../confirm/offerView';
import { offerQuery } from '../confirm/slice';
import { faultsOf } from './faultsOf';
import { KeepCopy } from './KeepCopy';
import { keyFactsIn } from './keyFactsIn';
import { keyFactsOf } from './keyFacts';
import { useTimeOfOpening } from '../../../ui/useTimeOfOpening';
import styles from './KeyFactsContent.module.css';
import { nobody, type KeyFactsPart } from './keyFactsPart';
import { useKeyFactsTexts } from './useKeyFactsTexts';

interface PartsProps {
  readonly parts: readonly KeyFactsPart[];
}

const Parts = ({ parts }: PartsProps) =>
  parts.map(({ title, words, rows }) => (
    <section key={title}>
      <SectionTitle>{title}</SectionTitle>
      {words && <p className={styles.words}>{words}</p>}
      {rows.length > 0 && <DetailRows rows={rows} />}
    </section>
  ));

export interface KeyFactsContentProps {
  readonly offer: LoanDetailConfirmReply;
  readonly texts: PresetTexts;
}

/** All that a loan costs and all that its borrower may do, from its own reply, before it is accepted. */
export function KeyFactsContent({ offer, texts }: KeyFactsContentProps) {
  const translate = useKeyFactsTexts(texts);
  const money = useMoney();
  const day = useDay();
  const { search } = useLocation();
  const { marketRules: rules, lender = nobody, utcOffsetMinutes } = usePageFacts();
  const { productId } = usePageQuery(offerQuery);
  const dispatch = useDispatch();
  const now = useTimeOfOpening();
  const sent = keyFactsIn(offer);
  const facts = keyFactsOf({ offer, facts: sent, rules, lender, translate, money, day });
  useEffect(() => {
    const faults = faultsOf(offer, { rules, lender, utcOffsetMinutes, now });
    dispatch(keyFactsShown({ offer, productId, faults }));
  }, [dispatch, offer, productId, rules, lender, utcOffsetMinutes, now]);
  const plans = offer.repay_plans ?? [];
  const { name, received, allIn } = facts;
  return (
    <div className={styles.facts} data-testid="key-facts">
      <p className={styles.name}>{name}</p>
      <div className={styles.figures}>
        {received.value && <AmountHero label={received.name} amount={received.value} />}
        {allIn && (
          <AmountHero label={allIn.name} amount={allIn.value} note={allIn.note} testId="key-facts-all-in" />
        )}
      </div>
      <Parts parts={facts.costs} />
      {plans.length > 0 && <PlanList plans={plans} total={totalOf(plans)} />}
      <Parts parts={facts.rights} />
      <PageLink className={styles.service} to={pageAddress('/customerService', {}, search)}>
        {translate('keyFacts:leaving.service')}
      </PageLink>
      <KeepCopy offer={offer} facts={facts} translate={translate} />
    </div>
  );
}
