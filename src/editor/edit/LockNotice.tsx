import { Lock } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { editEvents, selectEdit } from './editSlice';
import styles from './LockNotice.module.css';

/** Somebody else is editing: who, what that means, and the way to take over. */
export function LockNotice() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { othersLock, wasTakenOver } = useSelector(selectEdit);
  if (!othersLock) return null;
  const name = othersLock.accountName;
  return (
    <div className={styles.notice} role="alert">
      <Lock size={18} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>
          {translate(wasTakenOver ? 'editorEdit:lock.lost' : 'editorEdit:lock.title', { name })}
        </p>
        <p>{translate('editorEdit:lock.text', { name })}</p>
      </div>
      <Button onPress={() => dispatch(editEvents.takeOverRequested())}>
        {translate('editorEdit:lock.takeOver')}
      </Button>
    </div>
  );
}
