import { useContext, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../../effects/useResource';
import { useTranslate } from '../../../texts/TranslateContext';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Button } from '../../kit/ui/Button';
import { DataState } from '../../kit/ui/DataState';
import { standingOf } from '../../kit/data/standing';
import { StandingBadges } from '../../kit/ui/StandingBadges';
import { TextField } from '../../kit/ui/TextField';
import { type FoundPages, linkPages, type LinkSearch } from './linkPagesFeature';
import { OwnPageContext } from './OwnPage';
import { PageSummary } from './LinkSummary';
import styles from './Links.module.css';

interface PageListProps {
  readonly id: string;
  /** The search takes the focus. */
  readonly isFirst: boolean;
  readonly onChosen: (id: string) => void;
}

/** Pages of ours, searched by the host, each with where it stands; one of them chosen. */
export function PageList({ id, isFirst, onChosen }: PageListProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const own = useContext(OwnPageContext);
  const everyPage = useMemo((): LinkSearch => ({ search: '', pages: 1, market: own.market }), [own.market]);
  useOpened(linkPages, everyPage);
  const { request = everyPage, ...found } = useSelector(linkPages.select);
  const [search, setSearch] = useState('');
  const ask = (asked: LinkSearch): void => void dispatch(linkPages.renewed(asked));
  return (
    <>
      <TextField
        type="search"
        label={translate('editorEdit:link.search')}
        value={search}
        autoFocus={isFirst}
        onChange={(typed) => {
          setSearch(typed);
          ask({ ...everyPage, search: typed.trim() });
        }}
      />
      <div className={styles.found} aria-busy={found.status === 'loading'}>
        <DataState of={{ ...found, retry: () => ask(request) }} rows={4} />
        {!found.problem && found.value && (
          <Rows
            found={found.value}
            id={id}
            ownId={own.id}
            isLoading={found.status === 'loading'}
            onChosen={onChosen}
            onMore={() => ask({ ...request, pages: request.pages + 1 })}
          />
        )}
      </div>
      {id !== '' && <PageSummary id={id} />}
    </>
  );
}

interface RowsProps extends Omit<PageListProps, 'isFirst'> {
  readonly found: FoundPages;
  /** The page that the link stands on; it leads there only where it did before. */
  readonly ownId: string;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

function Rows({ found, id, ownId, isLoading, onChosen, onMore }: RowsProps) {
  const translate = useTranslate();
  const templates = found.templates.filter((entry) => entry.id !== ownId || entry.id === id);
  const words = translate(templates.length === 0 ? 'editorEdit:link.nothing' : 'editorEdit:link.found', {
    count: templates.length,
  });
  return (
    <>
      <div role="radiogroup" aria-label={translate('editorEdit:link.kinds.page')}>
        {templates.map((entry) => (
          <label key={entry.id} className={styles.page}>
            <input
              type="radio"
              name="link-page"
              checked={entry.id === id}
              onChange={() => onChosen(entry.id)}
            />
            <span className={styles.name}>
              {entry.name} {entry.name !== entry.id && <span className={styles.id}>{entry.id}</span>}
            </span>
            <StandingBadges standing={standingOf(entry)} />
          </label>
        ))}
      </div>
      {found.hasMore && (
        <Button look="quiet" isBusy={isLoading} onPress={onMore}>
          {translate('editor:list.more')}
        </Button>
      )}
      <p role="status" className={styles.nothing}>
        {!isLoading && (templates.length === 0 ? words : <VisuallyHidden>{words}</VisuallyHidden>)}
      </p>
    </>
  );
}
