import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../texts/TranslateContext';
import { pathOf } from '../../kit/data/template';
import { Button, buttonClasses } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import styles from './RestoredLine.module.css';
import { type DraftSource, restoreDraft, undoRestore } from './restoreFeature';

function useSourceName(): (source: DraftSource) => string {
  const translate = useTranslate();
  return (source) =>
    source.kind === 'file'
      ? translate('editor:history.ofFile', { name: source.name })
      : translate(`editor:history.${source.kind === 'version' ? 'ofVersion' : 'ofRevision'}`, {
          number: source.number,
        });
}

/** What has just become the draft, and the way back. */
export function RestoredLine() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const nameOf = useSourceName();
  const restored = useSelector(restoreDraft.select);
  const undone = useSelector(undoRestore.select);
  useEffect(
    () => () => {
      dispatch(restoreDraft.forgotten());
      dispatch(undoRestore.forgotten());
    },
    [dispatch],
  );
  const { request, value } = restored;
  const line = useRef<HTMLDivElement>(null);
  const said = undone.status === 'done' ? 'undone' : value?.draft.version;
  // What was pressed is gone with what it stood for.
  useEffect(() => {
    if (said !== undefined) line.current?.focus();
  }, [said]);
  return (
    <>
      <ProblemNote problem={restored.problem ?? undone.problem} />
      <div ref={line} role="status" tabIndex={-1}>
        {undone.status === 'done' && <p className={styles.line}>{translate('editor:history.undone')}</p>}
        {request && value && (
          <div className={styles.line}>
            <p className={styles.words}>
              {translate('editor:history.restored', { what: nameOf(request.source) })}
            </p>
            <Button
              icon={<Undo2 aria-hidden="true" />}
              isBusy={undone.status === 'underWay'}
              onPress={() =>
                dispatch(
                  undoRestore.requested({
                    id: request.id,
                    before: request.before,
                    baseVersion: value.draft.version,
                  }),
                )
              }
            >
              {translate('editor:history.undo')}
            </Button>
            <Link to={pathOf(request.id)} className={buttonClasses()}>
              {translate('editor:history.openDraft')}
            </Link>
          </div>
        )}
      </div>
    </>
  );
}
