import { useMemo, useState } from 'react';
import type { LiveTemplate, TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { frameOfBytes } from '../compare/comparedPage';
import { ComparedPages } from '../compare/ComparedPages';
import { useMutation } from '../../kit/data/mutation';
import { mostSeen, runningGuard } from '../../kit/data/shownRevisions';
import { useResource } from '../../kit/data/resource';
import { LoadingRows } from '../../kit/ui/DataState';
import { FormDialog } from '../../kit/ui/FormDialog';
import layout from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { Section } from '../../kit/ui/Screen';
import { TextField } from '../../kit/ui/TextField';
import { rollBack } from './historyFeature';
import { wantedRevision } from './historyCalls';

interface RollbackDialogProps {
  readonly details: TemplateDetails;
  readonly revision: number;
  /** Somebody has written a draft that is not live. */
  readonly hasDraft: boolean;
  readonly onClosed: () => void;
}

interface ChangesProps {
  readonly id: string;
  readonly revision: number;
  /** What visitors see now, while a share of them tries another revision the rest. */
  readonly live: LiveTemplate;
}

/** What visitors will see otherwise than now. */
function Changes({ id, revision, live }: ChangesProps) {
  const translate = useTranslate();
  const wanted = useMemo(() => ({ id, revision }), [id, revision]);
  const { value, problem } = useResource(wantedRevision, wanted);
  return (
    <Section title={translate('editorEdit:publish.changes')}>
      <ProblemNote problem={problem} />
      {!value && !problem && <LoadingRows rows={2} />}
      {value?.revision === revision && (
        <ComparedPages
          before={{ document: live.document, address: frameOfBytes(id, live.sha256) }}
          after={{ document: value.document, address: frameOfBytes(id, value.sha256) }}
        />
      )}
    </Section>
  );
}

/** Bytes that were live before are live again within two seconds; the reason stands in the history. */
export function RollbackDialog({ details, revision, hasDraft, onClosed }: RollbackDialogProps) {
  const translate = useTranslate();
  const { id } = details;
  const guard = runningGuard(details);
  const live = mostSeen(details);
  const { isBusy, problem, run } = useMutation(rollBack, onClosed);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <FormDialog
      title={translate('editor:history.rollBackTitle', { revision })}
      submitLabel={translate('editor:history.rollBack')}
      isWide
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editor:history.liveMoved') : undefined}
      onSubmitted={() => {
        setChecked(true);
        const liveRevision = details.live?.revision ?? 0;
        if (!isMissing) run({ id, revision, liveRevision, reason: reason.trim() });
      }}
      onClosed={onClosed}
    >
      <p className={layout.muted}>
        {translate('editor:history.rollBackText')}{' '}
        {translate(hasDraft ? 'editor:history.draftStays' : 'editor:history.draftFollows', { revision })}
      </p>
      {guard && <p>{translate('editorEdit:guard.endsByRollback', { revision: guard.revision })}</p>}
      <TextField
        label={translate('editor:history.reason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        rows={2}
        autoFocus
        error={isChecked && isMissing ? translate('editor:required') : undefined}
      />
      {/* Below what has to be filled in, which it would push out of sight once it is drawn. */}
      {live !== undefined && <Changes id={id} revision={revision} live={live} />}
    </FormDialog>
  );
}
