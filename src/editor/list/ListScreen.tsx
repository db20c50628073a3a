import { FileUp, LayoutTemplate, Plus, SearchX } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../texts/TranslateContext';
import { selectMay } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ProblemState } from '../ui/ProblemState';
import { Screen } from '../ui/Screen';
import { FilterBar } from './FilterBar';
import { ListDialogs, type OpenDialog } from './ListDialogs';
import styles from './ListScreen.module.css';
import { selectTemplateList, templateList } from './listState';
import { TemplateCard } from './TemplateCard';
import { hasFilters, readFilters, type TemplateFilters, writeFilters } from './templateFilters';
import { TemplateMenu } from './TemplateMenu';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** All templates: found, looked at, made, copied, put away. */
export function ListScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const { status, request, value, problem } = useSelector(selectTemplateList);
  const mayEdit = useSelector(selectMay('editor'));
  const [dialog, setDialog] = useState<OpenDialog>();
  useEffect(() => void dispatch(templateList.opened({ filters, pages: 1 })), [dispatch, filters]);
  const change = useCallback(
    (changed: TemplateFilters) => setQuery(writeFilters(changed), { replace: true }),
    [setQuery],
  );

  const again = () => dispatch(templateList.renewed(request ?? { filters, pages: 1 }));
  const more = () => dispatch(templateList.renewed({ filters, pages: (request?.pages ?? 1) + 1 }));
  const rows = value?.templates ?? [];
  const create = (
    <Button look="primary" icon={<Plus aria-hidden="true" />} onPress={() => setDialog({ kind: 'new' })}>
      {translate('editor:list.new')}
    </Button>
  );

  return (
    <Screen
      title={translate('editor:place.templates')}
      actions={
        mayEdit && (
          <>
            <Button icon={<FileUp aria-hidden="true" />} onPress={() => setDialog({ kind: 'import' })}>
              {translate('editor:list.import')}
            </Button>
            {create}
          </>
        )
      }
    >
      <FilterBar filters={filters} onChanged={change} />
      <p role="status" className={styles.total}>
        {value && translate('editor:list.total', { total: value.total })}
      </p>
      {problem && <ProblemState problem={problem} isRetrying={status === 'loading'} onRetry={again} />}
      {!value && !problem && <LoadingCards />}
      {value && rows.length === 0 && !hasFilters(filters) && (
        <EmptyState
          icon={<LayoutTemplate />}
          title={translate('editor:list.emptyTitle')}
          text={translate('editor:list.emptyText')}
        >
          {mayEdit && create}
        </EmptyState>
      )}
      {value && rows.length === 0 && hasFilters(filters) && (
        <EmptyState
          icon={<SearchX />}
          title={translate('editor:list.nothingTitle')}
          text={translate('editor:list.nothingText')}
        >
          <Button onPress={() => setQuery({})}>{translate('editor:list.clearFilters')}</Button>
        </EmptyState>
      )}
      <ul className={styles.cards}>
        {rows.map((entry) => (
          <li key={entry.id} className={styles.cell}>
            <TemplateCard entry={entry} menu={<TemplateMenu entry={entry} onDialog={setDialog} />} />
          </li>
        ))}
      </ul>
      {value && value.next !== null && (
        <div className={styles.more}>
          <Button onPress={more} isBusy={status === 'loading'}>
            {translate('editor:list.more')}
          </Button>
        </div>
      )}
      <ListDialogs dialog={dialog} onClosed={() => setDialog(undefined)} />
    </Screen>
  );
}

const cards = 5;

function LoadingCards() {
  const translate = useTranslate();
  return (
    <div className={styles.cards} aria-busy="true">
      <VisuallyHidden>{translate('editor:loading')}</VisuallyHidden>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} className={styles.ghost} />
      ))}
    </div>
  );
}
