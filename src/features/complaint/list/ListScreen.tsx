import { useDispatch, useSelector } from 'react-redux';
import { useResource } from '../../../effects/useResource';
import { pageChosen } from '../../../events/navigation';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { EmptyState } from '../../../ui/borrower/StatePanel';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { Tabs } from '../../../ui/borrower/Tabs';
import { ComplaintItem } from './ComplaintItem';
import { complaints as complaintsResource, selectList, tabChosen } from './slice';
import styles from './ListScreen.module.css';
import { Skeleton } from '../../../ui/Skeleton';

const awaitedItem = (
  <div className={styles.item}>
    <Skeleton className={styles.type} />
    <Skeleton />
    <Skeleton className={styles.time} />
  </div>
);

const skeleton = (
  <div>
    <div className={styles.tabs}>
      <Skeleton className={styles.tab} />
    </div>
    <div className={styles.awaitedItems}>
      {awaitedItem}
      {awaitedItem}
    </div>
  </div>
);

/** `/complaintList`: the borrower's complaints by how far they are (contract §10). */
export function ListScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { complaints, tab } = useSelector(selectList);
  const view = useResource(complaintsResource, complaints, undefined);
  const empty = (
    <EmptyState
      title={translate('complaint:list.empty.title')}
      text={translate('complaint:list.empty.text')}
      action={translate('complaint:list.empty.write')}
      onAction={() => dispatch(pageChosen({ path: '/complaint' }))}
    />
  );
  return (
    <ResourceView {...view} title={translate('complaint:list.title')} skeleton={skeleton}>
      {({ tabs }) => {
        if (!tabs || tabs.length === 0) return empty;
        const names = tabs.map(
          ({ title }, position) =>
            shownText(title) || translate('complaint:list.unnamedTab', { position: position + 1 }),
        );
        // Another visit may bring fewer tabs.
        const shown = Math.min(tab, tabs.length - 1);
        const list = tabs[shown]?.list ?? [];
        return (
          <Tabs
            label={translate('complaint:list.tabs')}
            names={names}
            selected={shown}
            onSelected={(position) => dispatch(tabChosen(position))}
          >
            {list.length === 0 ? (
              empty
            ) : (
              <ul className={styles.items}>
                {list.map((complaint, position) => (
                  <ComplaintItem key={shownText(complaint.id) || position} complaint={complaint} />
                ))}
              </ul>
            )}
          </Tabs>
        );
      }}
    </ResourceView>
  );
}
