import { ArrowLeft, Files } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Section } from '../../../generated/editor';
import { recordOf } from '../../../kernel/record';
import { useTranslate } from '../../../texts/TranslateContext';
import { formatMoment } from '../../kit/data/format';
import { useMutation } from '../../kit/data/mutation';
import { sectionPath } from '../../kit/data/sectionPath';
import { editEvents, selectEdit } from '../model/editSlice';
import { flushForms } from '../model/openForms';
import styles from './TopBar.module.css';
import { BarExtras, type BarProps, History, ViewChoices } from './TopBar';
import { useWorkspace } from '../model/workspace';
import { sectionProblem } from '../../library/sections/sectionProblem';
import { changeSection } from '../../library/sections/sectionsFeature';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import { joinClasses } from '../../../ui/joinClasses';
import own from '../../library/sections/Synced.module.css';

/** JSON text of the blocks alone: what is around them on the screen is no part of a synced block. */
function documentOf(text: string): string {
  const { schemaVersion, theme, blocks } = recordOf(JSON.parse(text) as unknown);
  return JSON.stringify({ schemaVersion, theme, blocks });
}

/** Above a synced block that is open: which version it is, how far what is typed has got, and the way to all its pages. */
export function SectionBar({ section, parts, ...view }: BarProps & { readonly section: Section }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const language = useSelector(selectLanguage);
  const { isReadOnly, history } = useWorkspace();
  const { phase, version } = useSelector(selectEdit);
  const { isBusy, problem, run, forget } = useMutation(changeSection);
  const { id, name, synced } = section;
  const path = `${sectionPath(id)}/pages`;
  return (
    <>
      <header className={styles.bar}>
        <Link
          to={path}
          className={styles.back}
          aria-label={translate('editorSynced:toPages')}
          title={translate('editorSynced:toPages')}
        >
          <ArrowLeft size={18} aria-hidden />
        </Link>
        <div className={styles.words}>
          <div className={styles.title}>
            <h1 className={styles.name}>{name}</h1>
            <p className={styles.status} role="status" data-testid="save-status">
              {translate(
                `editorSynced:${isReadOnly ? 'readOnly' : phase === 'waiting' ? 'unsaved' : 'saved'}`,
              )}
            </p>
          </div>
          {synced && (
            <p className={styles.status}>
              {translate('editorSynced:version', {
                version: synced.version,
                name: synced.changedByName,
                time: formatMoment(synced.changedAt, language),
              })}
            </p>
          )}
        </div>
        {!isReadOnly && <History />}
        <BarExtras label={translate('editorEdit:screen.more')}>
          <ViewChoices {...view} />
          <Link to={path} className={styles.way}>
            <Files size={18} aria-hidden />
            <span className={styles.wayName}>{translate('editorSynced:pages')}</span>
          </Link>
        </BarExtras>
        {parts}
        {!isReadOnly && (
          <Button
            look="primary"
            isBusy={isBusy}
            onPress={() => {
              flushForms();
              run({ id, document: documentOf(history.text), baseVersion: version });
            }}
          >
            {translate('editorSynced:save')}
          </Button>
        )}
      </header>
      <div className={joinClasses(problem && own.trouble)}>
        <ProblemNote problem={problem} text={sectionProblem(translate, problem)} isWholeText />
        {problem?.code === 'conflict' && problem.reason === 'changedMeanwhile' && (
          <Button
            onPress={() => {
              forget();
              dispatch(editEvents.sectionOpened(id));
            }}
          >
            {translate('editorSynced:openAgain')}
          </Button>
        )}
      </div>
    </>
  );
}
