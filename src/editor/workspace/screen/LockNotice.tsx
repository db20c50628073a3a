import { Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectAccount, selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { editEvents, type EditState, selectEdit } from '../model/editSlice';
import { flushForms, useWaitingForms } from '../model/openForms';
import styles from './Workspace.module.css';

interface NoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string | undefined;
  /** What can be done about it. */
  readonly children: ReactNode;
}

const Notice = ({ icon, title, text, children }: NoticeProps) => (
  <div className={styles.notice} role="alert" data-testid="lock">
    {icon}
    <div className={styles.noticeWords}>
      <p className={styles.noticeTitle}>{title}</p>
      {text !== undefined && <p>{text}</p>}
    </div>
    {children}
  </div>
);

/** Somebody would like to edit what this person edits. */
function Asked({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  return (
    <Notice
      icon={<Users size={18} aria-hidden />}
      title={translate('editorEdit:lock.asksTitle', { name })}
      text={translate('editorEdit:lock.asksText', { name })}
    >
      <Button onPress={() => dispatch(editEvents.lockKept())}>{translate('editorEdit:lock.keep')}</Button>
      <div data-kept>
        <Button
          look="primary"
          onPress={() => {
            flushForms();
            dispatch(editEvents.saveRequested());
            dispatch(editEvents.lockLetGo());
          }}
        >
          {translate('editorEdit:lock.letGo')}
        </Button>
      </div>
    </Notice>
  );
}

function titleOf({ othersLock, wasTakenOver, gaveTo }: EditState, isUnsaved: boolean) {
  if (isUnsaved) return 'unsavedTitle';
  if (gaveTo && gaveTo.accountId === othersLock?.accountId) return 'given';
  return wasTakenOver ? 'lost' : 'title';
}

/** How far asking has got, else what there is to know and to do. */
function useText(edit: EditState, isUnsaved: boolean): 'asked' | 'kept' | 'unkept' | 'unsaved' | 'text' {
  const account = useSelector(selectAccount);
  const { othersLock, hasAsked, isUnkept } = edit;
  if (othersLock?.askedBy && othersLock.askedBy.accountId === account?.id) return 'asked';
  if (hasAsked) return 'kept';
  if (!isUnsaved) return 'text';
  return isUnkept ? 'unkept' : 'unsaved';
}

/** Somebody else is editing: who, what that means for unsaved work here, and, for an account that may edit, the next steps. */
function Others({ edit, name }: { readonly edit: EditState; readonly name: string }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const mayEdit = useSelector(selectMay('editor'));
  const isTyping = useWaitingForms();
  const mayAsk = mayEdit && edit.details?.isArchived !== true;
  const isUnsaved = isTyping || edit.phase !== 'saved';
  const text = useText(edit, isUnsaved);
  return (
    <Notice
      icon={<Lock size={18} aria-hidden />}
      title={translate(`editorEdit:lock.${titleOf(edit, isUnsaved)}`, { name })}
      text={mayAsk || isUnsaved ? translate(`editorEdit:lock.${text}`, { name }) : undefined}
    >
      {mayAsk && isUnsaved && (
        <Button
          onPress={() => {
            flushForms();
            dispatch(editEvents.unsavedLeft());
          }}
        >
          {translate('editorEdit:lock.leaveMine')}
        </Button>
      )}
      {mayAsk && edit.hasAsked && (
        <Button onPress={() => dispatch(editEvents.takeOverRequested())}>
          {translate(isUnsaved ? 'editorEdit:lock.takeOverAndSave' : 'editorEdit:lock.takeOver')}
        </Button>
      )}
      {mayAsk && text !== 'asked' && (
        <div data-kept>
          <Button
            look={isUnsaved ? 'primary' : 'secondary'}
            onPress={() => dispatch(editEvents.lockRequested())}
          >
            {translate(edit.hasAsked ? 'editorEdit:lock.askAgain' : 'editorEdit:lock.ask')}
          </Button>
        </div>
      )}
    </Notice>
  );
}

/** Whose turn it is on a page that several have open. */
export function LockNotice() {
  const edit = useSelector(selectEdit);
  const { othersLock, ownsLock, askedBy } = edit;
  if (othersLock) return <Others edit={edit} name={othersLock.accountName} />;
  return ownsLock && askedBy ? <Asked name={askedBy.accountName} /> : null;
}
