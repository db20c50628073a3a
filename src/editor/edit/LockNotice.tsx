import { Lock } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { selectMay } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import { editEvents, selectEdit } from './editSlice';
import { flushForms, useWaitingForms } from './openForms';
import styles from './Workspace.module.css';

/** Somebody else is editing: who, what that means for what was written here, and, for who may edit, the ways on. */
export function LockNotice() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const mayEdit = useSelector(selectMay('editor'));
  const { othersLock, wasTakenOver, details, phase, isUnkept } = useSelector(selectEdit);
  const isTyping = useWaitingForms();
  if (!othersLock) return null;
  const name = othersLock.accountName;
  const mayTakeOver = mayEdit && details?.isArchived !== true;
  const isUnsaved = isTyping || phase !== 'saved';
  const title = isUnsaved ? 'unsavedTitle' : wasTakenOver ? 'lost' : 'title';
  const text = isUnsaved ? (isUnkept ? 'unkept' : 'unsaved') : 'text';
  return (
    <div className={styles.notice} role="alert">
      <Lock size={18} aria-hidden />
      <div className={styles.noticeWords}>
        <p className={styles.noticeTitle}>{translate(`editorEdit:lock.${title}`, { name })}</p>
        {(mayTakeOver || isUnsaved) && <p>{translate(`editorEdit:lock.${text}`, { name })}</p>}
      </div>
      {mayTakeOver && isUnsaved && (
        <Button
          onPress={() => {
            flushForms();
            dispatch(editEvents.unsavedLeft());
          }}
        >
          {translate('editorEdit:lock.leaveMine')}
        </Button>
      )}
      {mayTakeOver && (
        <Button
          look={isUnsaved ? 'primary' : 'secondary'}
          onPress={() => dispatch(editEvents.takeOverRequested())}
        >
          {translate(isUnsaved ? 'editorEdit:lock.takeOverAndSave' : 'editorEdit:lock.takeOver')}
        </Button>
      )}
    </div>
  );
}
