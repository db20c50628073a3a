import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../../effects/PageLink';
import { useResource } from '../../../effects/useResource';
import { usePageQuery } from '../../../effects/usePageQuery';
import { pageChosen } from '../../../events/navigation';
import { identifierText } from '../../../kernel/identifier';
import { pageAddress } from '../../../kernel/pageAddress';
import { useTranslate } from '../../../texts/TranslateContext';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { selectForm } from '../form/slice';
import {
  kinds as kindsResource,
  orderChosen,
  orderQuery,
  selectHome,
  sonTypeChosen,
  sonTypesHidden,
  typeChosen,
} from './slice';
import styles from './HomeScreen.module.css';
import { ordersOf, selectedOrder } from './orders';
import type { Order, ProblemInitReply, TitleValue } from '../../../generated/replies';
import { EmptyState } from '../../../ui/borrower/StatePanel';
import { OrderSummary } from './OrderSummary';
import { TypeTiles } from './TypeTiles';
import { shownText } from '../../../kernel/shownValue';
import type { Kind } from '../draft';
import { SkeletonBoxes, SkeletonProduct, SkeletonRows } from '../../../ui/borrower/SkeletonRows';

const skeleton = (
  <>
    <div className={styles.order}>
      <SkeletonProduct />
      <SkeletonRows count={3} />
    </div>
    <SkeletonBoxes className={styles.tile} title={styles.title} />
  </>
);

/** `/complaint`: which order, and what about it (contract §10). The order stands in the address, so that it outlives a reload. */
export function HomeScreen() {
  const translate = useTranslate();
  const { search } = useLocation();
  const { kinds } = useSelector(selectHome);
  const { subject } = useSelector(selectForm);
  const query = usePageQuery(orderQuery);
  // Choosing another order shows what is there already, it asks for nothing.
  const [request] = useState(query);
  const view = useResource(kindsResource, kinds, request);
  return (
    <ResourceView
      {...view}
      title={translate('complaint:home.title')}
      skeleton={skeleton}
      aside={
        <PageLink
          className={styles.mine}
          data-testid="my-complaints"
          to={pageAddress('/complaintList', {}, search)}
        >
          {translate('complaint:home.mine')}
        </PageLink>
      }
    >
      {(reply) => (
        <HomeContent reply={reply} order={selectedOrder(reply, [query.orderId, subject?.orderNo])} />
      )}
    </ResourceView>
  );
}

interface HomeContentProps {
  readonly reply: ProblemInitReply;
  readonly order: Order | undefined;
}

/** The order that a complaint is about, and the questions to choose from. */
function HomeContent({ reply, order }: HomeContentProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { areSonTypesShown } = useSelector(selectHome);
  const unnamed = (position: number) => translate('complaint:home.unnamedType', { position });
  const types = kindsOf(reply.problemType, unnamed);
  const sonTypes = kindsOf(reply.problemSonType, unnamed);
  if (types.length === 0) {
    return (
      <EmptyState
        title={translate('complaint:home.empty.title')}
        text={translate('complaint:home.empty.text')}
        action={translate('complaint:home.empty.service')}
        onAction={() => dispatch(pageChosen({ path: '/customerService' }))}
      />
    );
  }
  return (
    <>
      {order && (
        <OrderSummary
          order={order}
          orders={ordersOf(reply)}
          onChosen={(number) => dispatch(orderChosen(number))}
        />
      )}
      <TypeTiles
        types={types}
        sonTypes={sonTypes}
        areSonTypesShown={areSonTypesShown}
        onTypeChosen={(type) => dispatch(typeChosen({ type, order, hasSonTypes: sonTypes.length > 0 }))}
        onSonTypesHidden={() => dispatch(sonTypesHidden())}
        onSonTypeChosen={(type, sonType) => dispatch(sonTypeChosen({ type, sonType, order }))}
      />
    </>
  );
}

/**
 * Kinds that can be chosen: those with a value, which is what is sent.
 * @param unnamed name of one that comes without a title, by its position from 1
 */
const kindsOf = (
  list: readonly TitleValue[] | null | undefined,
  unnamed: (position: number) => string,
): Kind[] =>
  (list ?? []).flatMap(({ title, value }, position) => {
    const text = identifierText(value);
    return text === '' ? [] : [{ value: text, title: shownText(title) || unnamed(position + 1) }];
  });
