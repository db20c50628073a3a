import { FileUp, LayoutTemplate, Package, Plus, Replace, SearchX } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../texts/TranslateContext';
import { selectMay } from '../kit/session/sessionSlice';
import { Button } from '../kit/ui/Button';
import { Screen } from '../kit/ui/Screen';
import { type OpenDialog, ListDialogs } from './ListDialogs';
import styles from './ListScreen.module.css';
import { templateList } from './listFeature';
import { useResource } from '../kit/data/resource';
import { readFilters, type TemplateFilters, writeFilters, hasFilters } from '../kit/data/templateFilters';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { EmptyState } from '../kit/ui/DataState';
import { FolderBar } from './FolderBar';
import { ChoiceBar, ChoiceCheck, type TemplateChoice } from './TemplateChoice';
import { FilterBar } from './FilterBar';
import { ProblemState } from '../kit/ui/Problem';
import { TemplateCard } from './TemplateCard';
import { TemplateMenu } from './TemplateMenu';

/** All templates: found, looked at, made, copied, put away. */
export function ListScreen() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const first = useMemo(() => ({ filters: readFilters(query), pages: 1 }), [query]);
  const { filters } = first;
  const { status, request, value, problem, renew, retry } = useResource(templateList, first);
  const mayEdit = useSelector(selectMay('editor'));
  const [dialog, setDialog] = useState<OpenDialog>();
  const [choice, setChoice] = useState<TemplateChoice>();
  const [isFiltering, setFiltering] = useState(false);
  const change = useCallback(
    (changed: TemplateFilters) => setQuery(writeFilters(changed), { replace: true }),
    [setQuery],
  );

  const choose = (purpose: TemplateChoice['purpose']) => setChoice({ purpose, chosen: new Map() });
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
            {!choice && (
              <>
                <Button icon={<Package aria-hidden="true" />} onPress={() => choose('bundle')}>
                  {translate('editorBundles:choose')}
                </Button>
                <Button icon={<Replace aria-hidden="true" />} onPress={() => choose('replace')}>
                  {translate('editorReplace:open')}
                </Button>
              </>
            )}
            <Button icon={<FileUp aria-hidden="true" />} onPress={() => setDialog({ kind: 'import' })}>
              {translate('editor:list.import')}
            </Button>
            {create}
          </>
        )
      }
    >
      <div className={styles.controls} data-open={isFiltering}>
        <FilterBar
          filters={filters}
          waitingForMe={value?.waitingForMe ?? 0}
          onChanged={change}
          isOpen={isFiltering}
          onOpened={setFiltering}
        />
        <div className={styles.line}>
          <div className={styles.folders}>
            <FolderBar chosen={filters.folder} onChosen={(folder) => change({ ...filters, folder })} />
          </div>
          <p role="status" className={styles.total}>
            {value && translate('editor:list.total', { total: value.total })}
          </p>
        </div>
      </div>
      {problem && <ProblemState problem={problem} isRetrying={status === 'loading'} onRetry={retry} />}
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
      {choice && <ChoiceBar choice={choice} onClosed={() => setChoice(undefined)} />}
      <ul className={styles.cards}>
        {rows.map((entry) => (
          <li key={entry.id} className={styles.cell}>
            <TemplateCard
              entry={entry}
              isNamesake={rows.some(({ id, name }) => name === entry.name && id !== entry.id)}
              menu={<TemplateMenu entry={entry} onDialog={setDialog} />}
              choice={choice && <ChoiceCheck entry={entry} choice={choice} onChosen={setChoice} />}
            />
          </li>
        ))}
      </ul>
      {value && value.next !== null && (
        <div className={styles.more}>
          <Button
            onPress={() => renew({ filters, pages: (request?.pages ?? 1) + 1 })}
            isBusy={status === 'loading'}
          >
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
