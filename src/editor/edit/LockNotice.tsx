import { Lock } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { selectMay } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import { editEvents, selectEdit } from './editSlice';
import styles from './Workspace.module.css';

/** Somebody else is editing: who, what that means, and, for who may edit, the way to take over. */
export function LockNotice() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const mayEdit = useSelector(selectMay('editor'));
  const { othersLock, wasTakenOver, details } = useSelector(selectEdit);
  if (!othersLock) return null;
  const name = othersLock.accountName;
  const mayTakeOver = mayEdit && details?.isArchived !== true;
  return (
    <div className={styles.notice} role="alert">
      <Lock size={18} aria-hidden />
      <div className={styles.noticeWords}>
        <p className={styles.noticeTitle}>
          {translate(wasTakenOver ? 'editorEdit:lock.lost' : 'editorEdit:lock.title', { name })}
        </p>
        {mayTakeOver && <p>{translate('editorEdit:lock.text', { name })}</p>}
      </div>
      {mayTakeOver && (
        <Button onPress={() => dispatch(editEvents.takeOverRequested())}>
          {translate('editorEdit:lock.takeOver')}
        </Button>
      )}
    </div>
  );
}
