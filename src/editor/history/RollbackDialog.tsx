import { useEffect, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { Differences } from '../publish/Differences';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { LoadingRows } from '../ui/LoadingRows';
import { ProblemNote } from '../ui/ProblemNote';
import { Section } from '../ui/Section';
import stack from '../ui/Stack.module.css';
import { TextField } from '../ui/TextField';
import { rollBack, selectRollback, selectWantedRevision, wantedRevision } from './historyState';

interface RollbackDialogProps {
  readonly id: string;
  readonly revision: number;
  /** Exact text of what visitors see now; undefined: nothing. */
  readonly live: string | undefined;
  /** Its revision; 0: nothing. */
  readonly liveRevision: number;
  readonly onClosed: () => void;
}

/** What visitors will see otherwise than now. */
function Changes({
  id,
  revision,
  live,
}: Pick<RollbackDialogProps, 'id' | 'revision'> & { readonly live: string }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { value, problem } = useSelector(selectWantedRevision);
  useEffect(() => void dispatch(wantedRevision.opened({ id, revision })), [dispatch, id, revision]);
  return (
    <Section title={translate('editorEdit:publish.changes')}>
      <ProblemNote problem={problem} />
      {!value && !problem && <LoadingRows rows={2} />}
      {value?.revision === revision && <Differences before={live} after={value.document} />}
    </Section>
  );
}

/** Bytes that were live before are live again within two seconds; the reason stands in the history. */
export function RollbackDialog({ id, revision, live, liveRevision, onClosed }: RollbackDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectRollback);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isBusy = status === 'underWay';
  useEffect(() => {
    if (status === 'done') onClosed();
  }, [status, onClosed]);
  useEffect(() => () => void dispatch(rollBack.forgotten()), [dispatch]);
  return (
    <Dialog
      title={translate('editor:history.rollBackTitle', { revision })}
      isWide
      onClosed={isBusy ? undefined : onClosed}
    >
      <Form
        className={stack.stack ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (reason.trim() !== '')
            dispatch(rollBack.requested({ id, revision, liveRevision, reason: reason.trim() }));
        }}
      >
        <p className={stack.muted}>{translate('editor:history.rollBackText')}</p>
        {live !== undefined && <Changes id={id} revision={revision} live={live} />}
        <TextField
          label={translate('editor:history.reason')}
          value={reason}
          onChange={setReason}
          maxLength={1000}
          rows={2}
          autoFocus
          error={isChecked && reason.trim() === '' ? translate('editor:required') : undefined}
        />
        <ProblemNote
          problem={problem}
          text={problem?.code === 'conflict' ? translate('editor:history.liveMoved') : undefined}
        />
        <div className={stack.actions}>
          <Button onPress={onClosed} isDisabled={isBusy}>
            {translate('editor:cancel')}
          </Button>
          <Button look="primary" type="submit" isBusy={isBusy}>
            {translate('editor:history.rollBack')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
