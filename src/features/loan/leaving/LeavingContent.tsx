import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../../effects/PageLink';
import { useOpened } from '../../../effects/useResource';
import { valueOf } from '../../../effects/resource';
import { dialledNumber } from '../../../kernel/dialledNumber';
import { pageAddress } from '../../../kernel/pageAddress';
import type { PresetTexts } from '../../../texts/presetTranslate';
import type { Translate } from '../../../texts/textKey';
import { DetailRows } from '../../../ui/borrower/DetailRows';
import { useMoney, usePageFacts } from '../../../ui/borrower/pageContexts';
import { SectionTitle } from '../../../ui/borrower/ScreenFrame';
import { unbroken } from '../confirm/offerView';
import { nobody } from '../keyFacts/keyFactsPart';
import { readableLink } from '../keyFacts/rights';
import { useKeyFactsTexts } from '../keyFacts/useKeyFactsTexts';
import { contract as contractResource, selectContract } from '../slice';
import { useTimeOfOpening } from '../../../ui/useTimeOfOpening';
import styles from './LeavingContent.module.css';
import { leavingOf, type LeavingFacts } from './leavingOf';
import { coolingOffFoundOver } from './slice';

export interface LeavingContentProps {
  readonly orderId: string;
  /** In which the market lets a loan be given back. */
  readonly days: number;
  /** Of the loan's contract; empty: the lender names none. */
  readonly contractAddress: string;
  readonly texts: PresetTexts;
}

/** A loan of several payments has its contract there (contract §4). */
const isOfInstalments = (address: string): boolean => /\/agony(?:[?#]|$)/.test(address);

function useLeaving({ orderId, days, contractAddress }: LeavingContentProps) {
  const { utcOffsetMinutes } = usePageFacts();
  const [request] = useState({ orderNo: orderId });
  const now = useTimeOfOpening();
  const contract = useSelector(selectContract);
  useOpened(contractResource, request);
  const value = contract.request === request ? valueOf(contract) : undefined;
  const isInInstalments = isOfInstalments(contractAddress);
  return value && leavingOf(value, { days, utcOffsetMinutes, now, isInInstalments });
}

/** Until when a loan can be given back, what that costs today and how it is done, from its own contract. */
export function LeavingContent(props: LeavingContentProps) {
  const { orderId, texts } = props;
  const dispatch = useDispatch();
  const translate = useKeyFactsTexts(texts);
  const leaving = useLeaving(props);
  useEffect(() => {
    if (leaving === 'over') dispatch(coolingOffFoundOver({ orderId }));
  }, [dispatch, leaving, orderId]);
  if (leaving === undefined || leaving === 'over') return null;
  return (
    <section data-testid="loan-leaving">
      <SectionTitle>{translate('keyFacts:leaving.title')}</SectionTitle>
      <p className={styles.words}>
        {translate('keyFacts:leaving.until', { date: unbroken(leaving.lastDay) })}
      </p>
      <Cost leaving={leaving} translate={translate} />
      <Ways translate={translate} />
    </section>
  );
}

interface CostProps {
  readonly leaving: LeavingFacts;
  readonly translate: Translate;
}

function Cost({ leaving: { today, cost }, translate }: CostProps) {
  const money = useMoney();
  const { marketRules } = usePageFacts();
  if (!marketRules.coolingOffCost) return null;
  return (
    <>
      <p className={styles.words}>{translate('keyFacts:leaving.cost')}</p>
      {cost !== undefined && (
        <DetailRows
          rows={[{ name: translate('keyFacts:leaving.today', { date: today }), value: money(cost) }]}
        />
      )}
      <p className={styles.note}>
        {translate(cost === undefined ? 'keyFacts:leaving.ask' : 'keyFacts:leaving.computed')}
      </p>
    </>
  );
}

/** By the brand file: the lender's own way, else its telephone and its service's screen. */
function Ways({ translate }: { readonly translate: Translate }) {
  const { search } = useLocation();
  const { withdrawalLink, servicePhone } = usePageFacts().lender ?? nobody;
  if (withdrawalLink.startsWith('https:'))
    return (
      <a className={styles.way} href={withdrawalLink} rel="external noopener noreferrer">
        {translate('keyFacts:leaving.give')}
      </a>
    );
  const phone = dialledNumber(servicePhone);
  const contact = withdrawalLink || (phone && `tel:${phone}`);
  return (
    <>
      {contact && (
        <DetailRows
          rows={[
            {
              name: translate('keyFacts:leaving.how'),
              value: (
                <a className={styles.way} href={contact} translate="no">
                  {withdrawalLink ? readableLink(withdrawalLink) : servicePhone}
                </a>
              ),
            },
          ]}
        />
      )}
      {!withdrawalLink && (
        <PageLink className={styles.way} to={pageAddress('/customerService', {}, search)}>
          {translate('keyFacts:leaving.service')}
        </PageLink>
      )}
    </>
  );
}
