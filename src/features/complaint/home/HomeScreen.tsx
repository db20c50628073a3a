import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useOpened } from '../../../effects/useOpened';
import { usePageQuery } from '../../../effects/usePageQuery';
import { useNavigation } from '../../../events/navigation';
import { pageAddress } from '../../../kernel/pageAddress';
import { useTranslate } from '../../../texts/TranslateContext';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { selectForm } from '../form/slice';
import { kinds as kindsResource, selectHome } from './slice';
import { HomeContent } from './HomeContent';
import styles from './HomeScreen.module.css';
import { HomeSkeleton } from './HomeSkeleton';
import { selectedOrder } from './orders';

/** `/complaint`: which order, and what about it (contract §10). The order stands in the address, so that it outlives a reload. */
export function HomeScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const navigation = useNavigation();
  const { search } = useLocation();
  const { kinds } = useSelector(selectHome);
  const { subject } = useSelector(selectForm);
  const query = usePageQuery('orderId');
  // Choosing another order shows what is there already, it asks for nothing.
  const [request] = useState(query);
  useOpened(kindsResource, request);
  return (
    <ResourceView
      {...navigation}
      {...kinds}
      title={translate('complaint:home.title')}
      skeleton={<HomeSkeleton />}
      onRetry={() => dispatch(kindsResource.renewed(request))}
      aside={
        <Link
          className={styles.mine}
          data-testid="my-complaints"
          to={pageAddress('/complaintList', {}, search)}
        >
          {translate('complaint:home.mine')}
        </Link>
      }
    >
      {(reply) => (
        <HomeContent reply={reply} order={selectedOrder(reply, [query.orderId, subject?.orderNo])} />
      )}
    </ResourceView>
  );
}
