import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import { readersOf } from '../../kit/data/format';
import { selectLanguage, selectMay } from '../../kit/session/sessionSlice';
import { problemText } from '../../kit/ui/Problem';
import { editEvents, selectEdit } from '../model/editSlice';
import { flushForms, useWaitingForms } from '../model/openForms';
import styles from './TopBar.module.css';

const timeOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(readersOf(language), { timeStyle: 'short' }).format(at);

function useStatus(): { readonly text: string; readonly isTrouble: boolean; readonly mayRetry: boolean } {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const mayEdit = useSelector(selectMay('editor'));
  const { phase, savedAt, saveProblem, othersLock, isUnkept } = useSelector(selectEdit);
  const isTyping = useWaitingForms();
  const calm = { isTrouble: false, mayRetry: false };
  if (!mayEdit) return { ...calm, text: translate('editorEdit:save.viewer') };
  if (othersLock && phase === 'saved' && !isTyping)
    return { ...calm, text: translate('editorEdit:save.readOnly') };
  if (othersLock && phase !== 'conflict') {
    const text = translate(isUnkept ? 'editorEdit:save.unkept' : 'editorEdit:save.failed');
    return { isTrouble: true, mayRetry: false, text };
  }
  if (phase === 'saved' && isTyping) return { ...calm, text: translate('editorEdit:save.waiting') };
  switch (phase) {
    case 'waiting':
      return { ...calm, text: translate('editorEdit:save.waiting') };
    case 'saving':
      return { ...calm, text: translate('editorEdit:save.saving') };
    case 'conflict':
      return { isTrouble: true, mayRetry: false, text: translate('editorEdit:save.conflict') };
    case 'failed': {
      if (isUnkept)
        return {
          isTrouble: true,
          mayRetry: saveProblem?.code !== 'signedOut',
          text: translate('editorEdit:save.unkept'),
        };
      const isOffline = saveProblem?.code === 'offline' || saveProblem?.code === 'timeout';
      if (saveProblem?.code === 'signedOut')
        return { isTrouble: true, mayRetry: false, text: translate('editorEdit:save.failed') };
      if (isOffline || !saveProblem)
        return { isTrouble: true, mayRetry: true, text: translate('editorEdit:save.offline') };
      return {
        isTrouble: true,
        mayRetry: true,
        text: translate('editorEdit:save.refused', { reason: problemText(translate, saveProblem) }),
      };
    }
    case 'saved':
      return {
        ...calm,
        text:
          savedAt === undefined
            ? translate('editorEdit:save.saved')
            : translate('editorEdit:save.savedAt', { time: timeOf(savedAt, language) }),
      };
  }
}

export function SaveStatus() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { text, isTrouble, mayRetry } = useStatus();
  return (
    <p className={joinClasses(styles.status, isTrouble && styles.trouble)}>
      <span role="status" data-testid="save-status">
        {text}
      </span>
      {mayRetry && (
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            flushForms();
            dispatch(editEvents.saveRequested());
          }}
        >
          {translate('editorEdit:save.retry')}
        </button>
      )}
    </p>
  );
}
