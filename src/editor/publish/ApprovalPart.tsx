import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Approval } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { formatMoment } from '../data/format';
import { selectEdit } from '../edit/editSlice';
import { selectAccount, selectLanguage, selectMay, selectSession } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import { ProblemNote } from '../ui/Problem';
import { TextField } from '../ui/TextField';
import styles from './PublishDialog.module.css';
import { useMutation } from '../data/mutation';
import { approveDraft, requestApproval } from './publishSaga';

function RequestForm({ id, sha256 }: { readonly id: string; readonly sha256: string }) {
  const translate = useTranslate();
  const { phase } = useSelector(selectEdit);
  const { isBusy, problem, run } = useMutation(requestApproval);
  const [note, setNote] = useState('');
  return (
    <>
      <TextField label={translate('editorEdit:publish.note')} value={note} onChange={setNote} />
      <ProblemNote problem={problem} />
      <div>
        <Button isBusy={isBusy} isDisabled={phase !== 'saved'} onPress={() => run({ id, sha256, note })}>
          {translate('editorEdit:publish.request')}
        </Button>
      </div>
    </>
  );
}

interface RequestedProps {
  readonly id: string;
  readonly approval: Approval;
  readonly changedById: string;
}

function Requested({ id, approval, changedById }: RequestedProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const account = useSelector(selectAccount);
  const mayApprove = useSelector(selectMay('publisher'));
  const { isBusy, problem, run } = useMutation(approveDraft);
  const isInvolved = account?.id === approval.requestedById || account?.id === changedById;
  return (
    <>
      <p>
        {translate('editorEdit:publish.requested', {
          name: approval.requestedByName,
          time: formatMoment(approval.requestedAt, language),
        })}
      </p>
      {approval.note !== '' && <blockquote className={styles.quiet}>{approval.note}</blockquote>}
      {isInvolved && <p className={styles.quiet}>{translate('editorEdit:publish.notOwn')}</p>}
      <ProblemNote problem={problem} />
      {mayApprove && !isInvolved && (
        <div>
          <Button isBusy={isBusy} onPress={() => run({ id, sha256: approval.sha256 })}>
            {translate('editorEdit:publish.approve')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A second person's approval of exactly these bytes: asked for, given, or not needed. */
export function ApprovalPart() {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const mayEdit = useSelector(selectMay('editor'));
  const mayPublish = useSelector(selectMay('publisher'));
  const { session } = useSelector(selectSession);
  const { id, details } = useSelector(selectEdit);
  const draft = details?.draft;
  if (!draft) return null;
  const approval = details.approvals.find(({ sha256 }) => sha256 === draft.sha256);
  const isNeeded = session?.requiresApproval === true;
  if (!isNeeded && !approval && mayPublish) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{translate('editorEdit:publish.approval')}</h3>
      {isNeeded && !approval && <p>{translate('editorEdit:publish.approvalNeeded')}</p>}
      {approval?.approvedAt !== undefined && (
        <p className={styles.approved}>
          {translate('editorEdit:publish.approved', {
            name: approval.approvedByName ?? '',
            time: formatMoment(approval.approvedAt, language),
          })}
        </p>
      )}
      {approval && approval.approvedAt === undefined && (
        <Requested id={id} approval={approval} changedById={draft.changedById} />
      )}
      {!approval && mayEdit && <RequestForm id={id} sha256={draft.sha256} />}
    </section>
  );
}
