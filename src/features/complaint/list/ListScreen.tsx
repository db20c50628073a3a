import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../../effects/useOpened';
import { pageChosen, useNavigation } from '../../../events/navigation';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { EmptyState } from '../../../ui/borrower/EmptyState';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { Tabs } from '../../../ui/borrower/Tabs';
import { Button } from '../../../ui/Button';
import { ComplaintItem } from './ComplaintItem';
import { complaints as complaintsResource, tabChosen, selectList } from './slice';
import styles from './ListScreen.module.css';
import { ListSkeleton } from './ListSkeleton';
const skeleton = <ListSkeleton />;

/** `/complaintList`: the borrower's complaints by how far they are (contract §10). */
export function ListScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const navigation = useNavigation();
  const { complaints, tab } = useSelector(selectList);
  useOpened(complaintsResource, undefined);
  const empty = (
    <EmptyState title={translate('complaint:list.empty.title')} text={translate('complaint:list.empty.text')}>
      <Button onClick={() => dispatch(pageChosen({ path: '/complaint' }))}>
        {translate('complaint:list.empty.write')}
      </Button>
    </EmptyState>
  );
  return (
    <ResourceView
      {...navigation}
      {...complaints}
      title={translate('complaint:list.title')}
      skeleton={skeleton}
      onRetry={() => dispatch(complaintsResource.renewed(undefined))}
    >
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
