import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { DataState } from '../ui/DataState';
import { standingOf } from '../data/standing';
import { StandingBadges } from '../ui/StandingBadges';
import { TextField } from '../ui/TextField';
import { isOpenToVisitors, isSiteTemplate, linkPages, useLinkPages } from './linkPagesFeature';
import styles from './Links.module.css';

interface PageListProps {
  readonly id: string;
  readonly onChosen: (id: string) => void;
}

const matches = ({ id, name }: TemplateEntry, search: string): boolean =>
  `${name} ${id}`.toLowerCase().includes(search.trim().toLowerCase());

/** Every page of ours with where it stands, one of them chosen. */
export function PageList({ id, onChosen }: PageListProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const pages = useLinkPages();
  const [search, setSearch] = useState('');
  const retry = (): void => void dispatch(linkPages.renewed(undefined));
  // Somebody may have published one since the page was opened.
  useEffect(() => void dispatch(linkPages.renewed(undefined)), [dispatch]);
  if (!pages.value) return <DataState of={{ ...pages, retry }} rows={4} />;
  const shown = pages.value.filter((entry) => !isSiteTemplate(entry) && matches(entry, search));
  const chosen = pages.value.find((entry) => entry.id === id);
  return (
    <>
      <TextField
        type="search"
        label={translate('editorEdit:link.search')}
        value={search}
        onChange={setSearch}
      />
      <div className={styles.pages} role="radiogroup" aria-label={translate('editorEdit:link.kinds.page')}>
        {shown.map((entry) => (
          <label key={entry.id} className={styles.page}>
            <input
              type="radio"
              name="link-page"
              checked={entry.id === id}
              onChange={() => onChosen(entry.id)}
            />
            <span className={styles.name}>{entry.name}</span>
            <StandingBadges standing={standingOf(entry)} />
          </label>
        ))}
      </div>
      {shown.length === 0 && <p role="status">{translate('editorEdit:link.nothing')}</p>}
      {chosen && !isOpenToVisitors(chosen) && (
        <p className={styles.warning} role="status">
          {translate('editorEdit:link.notLive')}
        </p>
      )}
    </>
  );
}
