import { UserRound } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useResource } from '../../../effects/useResource';
import { usePageQuery } from '../../../effects/usePageQuery';
import { appChosen, mineChosen } from '../../../events/navigation';
import { pageAddress } from '../../../kernel/pageAddress';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { EmptyState } from '../../../ui/borrower/StatePanel';
import { StoreLink } from '../../../ui/borrower/StoreLink';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { SkeletonCards } from '../../../ui/borrower/SkeletonRows';
import { IconButton } from '../../../ui/IconButton';
import { orders as ordersResource, ordersQuery, selectOrders } from '../slice';
import { OrderCard } from './OrderCard';
import styles from './OrdersScreen.module.css';
const skeleton = <SkeletonCards count={3} rows={3} />;

/** `/order`: the borrower's loans (contract §4). */
export function OrdersScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { search } = useLocation();
  const orders = useSelector(selectOrders);
  const query = usePageQuery(ordersQuery);
  const view = useResource(ordersResource, orders, query);
  return (
    <ResourceView
      {...view}
      title={translate('loan:orders.title')}
      skeleton={skeleton}
      aside={
        <IconButton
          className={styles.mine}
          data-testid="go-mine"
          label={translate('loan:orders.mine')}
          onClick={() => dispatch(mineChosen())}
        >
          <UserRound size={24} aria-hidden="true" />
        </IconButton>
      }
    >
      {({ orderList }) =>
        orderList && orderList.length > 0 ? (
          <ul>
            {orderList.map((order, position) => {
              const number = shownText(order.orderNo);
              const address = (path: string, name: string) =>
                number ? pageAddress(path, { [name]: number }, search) : undefined;
              return (
                <OrderCard
                  key={number || position}
                  order={order}
                  detailAddress={address('/loanDetail', 'orderId')}
                  contractAddress={address('/loanAgreement', 'orderNo')}
                />
              );
            })}
          </ul>
        ) : (
          <EmptyState
            title={translate('loan:orders.empty.title')}
            text={translate('loan:orders.empty.text')}
            action={translate('borrower:openApp')}
            onAction={() => dispatch(appChosen())}
          >
            <StoreLink />
          </EmptyState>
        )
      }
    </ResourceView>
  );
}
