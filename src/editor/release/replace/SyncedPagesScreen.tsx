import { ChevronLeft, Files, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import type { SyncedPage, SyncedPages } from '../../../generated/editor';
import { mostTemplatesAtOnce } from '../../../kernel/mostTemplatesAtOnce';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { useResource } from '../../kit/data/resource';
import { sectionPath } from '../../kit/data/sectionPath';
import { pathOf } from '../../kit/data/template';
import { ManyDraftsOutcome } from './ManyDraftsOutcome';
import styles from './Replace.module.css';
import own from '../../library/sections/Synced.module.css';
import { syncedPages, updatePages } from '../../library/sections/sectionsFeature';
import { selectMay } from '../../kit/session/sessionSlice';
import { Button, buttonClasses } from '../../kit/ui/Button';
import { DataState, EmptyState } from '../../kit/ui/DataState';
import { ProblemNote } from '../../kit/ui/Problem';
import { Screen } from '../../kit/ui/Screen';

const isBehind = ({ isInWork, version }: SyncedPage, newest: number): boolean => isInWork && version < newest;

/** Whether a page can be brought up to date now. */
const isOpen = (page: SyncedPage, newest: number): boolean =>
  (isBehind(page, newest) || page.isAltered) && page.copy.lockedByName === null;

interface PageRowProps {
  readonly page: SyncedPage;
  readonly newest: number;
  readonly mayEdit: boolean;
  readonly isChosen: boolean;
  readonly onChosen: (isChosen: boolean) => void;
}

function PageRow({ page, newest, mayEdit, isChosen, onChosen }: PageRowProps) {
  const translate = useTranslate();
  const { copy, version, isInWork, isAltered } = page;
  const { id, name, isLive, hasOtherChanges, lockedByName } = copy;
  const behind = isBehind(page, newest);
  return (
    <li className={styles.place} data-testid={`synced-page-${id}`}>
      <label className={styles.tick}>
        {mayEdit && (
          <input
            type="checkbox"
            aria-label={translate('editorSynced:choose', { name })}
            checked={isChosen}
            disabled={!isOpen(page, newest)}
            onChange={({ target }) => onChosen(target.checked)}
          />
        )}
      </label>
      <div className={styles.what}>
        <p>
          <Link to={pathOf(id)}>{name}</Link>{' '}
          <span className={styles.quiet}>
            {translate(isLive ? 'editorReplace:live' : 'editorReplace:onlyDraft')}
            {isInWork &&
              ` · ${behind ? translate('editorSynced:isBehind', { version }) : translate('editorSynced:upToDate')}`}
          </span>
        </p>
        {!isInWork && <p className={styles.quiet}>{translate('editorSynced:onlyLive')}</p>}
        {isAltered && <p className={styles.warning}>{translate('editorSynced:altered')}</p>}
        {lockedByName !== null && (
          <p className={styles.fault}>{translate('editorReplace:locked', { name: lockedByName })}</p>
        )}
        {lockedByName === null && hasOtherChanges && behind && (
          <p className={styles.warning}>{translate('editorReplace:otherChanges')}</p>
        )}
      </div>
    </li>
  );
}

/**
 * As many as go at once, of those that take nothing else along: what a draft holds besides, or what was changed by hand,
 * somebody has to say.
 */
const firstChoice = (pages: readonly SyncedPage[], newest: number): ReadonlySet<string> =>
  new Set(
    pages
      .filter((page) => isOpen(page, newest) && !page.copy.hasOtherChanges && !page.isAltered)
      .slice(0, mostTemplatesAtOnce)
      .map(({ copy }) => copy.id),
  );

function Pages({ found, onAgain }: { readonly found: SyncedPages; readonly onAgain: () => void }) {
  const translate = useTranslate();
  const mayEdit = useSelector(selectMay('editor'));
  const { section, pages, others } = found;
  const newest = section.synced?.version ?? 1;
  const [chosen, setChosen] = useState(() => firstChoice(pages, newest));
  const { value: outcome, isBusy, problem, run } = useMutation(updatePages);
  if (outcome)
    return (
      <ManyDraftsOutcome
        outcome={outcome}
        bundleName={section.name}
        againLabel={translate('editorSynced:toPages')}
        onAgain={onAgain}
      />
    );
  const toggle = (id: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  const templates = pages.flatMap(({ copy: { id, version, sha256 } }) =>
    chosen.has(id) ? [{ id, version, sha256 }] : [],
  );
  const isTooMany = templates.length > mostTemplatesAtOnce;
  return (
    <div className={styles.results}>
      {others > 0 && <p className={styles.quiet}>{translate('editorSynced:others', { count: others })}</p>}
      {pages.length === 0 && others === 0 && (
        <EmptyState
          icon={<Files />}
          title={translate('editorSynced:none')}
          text={translate('editorSynced:noneText')}
        />
      )}
      {pages.length > 0 && (
        <ul className={own.pages}>
          {pages.map((page) => (
            <PageRow
              key={page.copy.id}
              page={page}
              newest={newest}
              mayEdit={mayEdit}
              isChosen={chosen.has(page.copy.id)}
              onChosen={(isChosen) => toggle(page.copy.id, isChosen)}
            />
          ))}
        </ul>
      )}
      {mayEdit && pages.some((page) => isOpen(page, newest)) && (
        <div className={styles.bar}>
          <div className={styles.what}>
            <p role="status" className={styles.count}>
              {translate('editorSynced:chosen', { count: templates.length })}
            </p>
            <p className={styles.quiet}>{translate('editorReplace:saveText')}</p>
            {isTooMany && (
              <p className={styles.warning}>
                {translate('editorSynced:tooMany', { most: mostTemplatesAtOnce })}
              </p>
            )}
            <ProblemNote problem={problem} />
          </div>
          <Button
            look="primary"
            isBusy={isBusy}
            isDisabled={templates.length === 0 || isTooMany}
            onPress={() => run({ id: section.id, templates })}
          >
            {translate('editorSynced:make')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** `/sections/:id/pages`: every page with a copy of a synced block, and the way to bring them up to date together. */
export function SyncedPagesScreen() {
  const translate = useTranslate();
  const mayEdit = useSelector(selectMay('editor'));
  const { id = '' } = useParams();
  const found = useResource(syncedPages, id);
  const [round, setRound] = useState(0);
  const section = found.value?.section;
  return (
    <Screen
      title={translate('editorSynced:pagesTitle', { name: section?.name ?? '…' })}
      description={
        section?.synced && translate('editorSynced:pagesText', { version: section.synced.version })
      }
      above={
        <Link to="/" className={styles.way}>
          <ChevronLeft aria-hidden="true" />
          {translate('editorSynced:back')}
        </Link>
      }
      actions={
        mayEdit &&
        section && (
          <Link to={sectionPath(id)} className={buttonClasses()}>
            <Pencil size={16} aria-hidden="true" /> {translate('editorSynced:toEdit')}
          </Link>
        )
      }
    >
      <DataState of={found} />
      {found.value && found.status !== 'loading' && (
        <Pages
          key={`${id} ${round}`}
          found={found.value}
          onAgain={() => {
            found.renew(id);
            setRound(round + 1);
          }}
        />
      )}
    </Screen>
  );
}
