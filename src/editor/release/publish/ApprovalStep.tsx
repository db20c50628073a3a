import { useSelector } from 'react-redux';
import type { TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { marketOf } from '../../kit/data/template';
import { selectEdit } from '../../workspace/model/editSlice';
import { selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { ApprovalWords } from './ApprovalWords';
import { AskWords } from './AskWords';
import { DraftAnswer } from './DraftAnswer';
import styles from './PublishDialog.module.css';
import { requestApproval } from './publishSaga';
import type { LastStep } from './publishSteps';
import { AlreadyLive } from './AlreadyLive';
import { StepActions } from './StepActions';
import { TemplateLinks } from './TemplateLinks';
import { UnsavedNote } from './UnsavedNote';

interface ApprovalStepProps {
  readonly last: LastStep;
  readonly details: TemplateDetails;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onBack: () => void;
  /** The dialog is left: there is nothing to do in it. */
  readonly onLeft: () => void;
}

/** Where somebody may only wait: for whom, or what they can do instead. */
function WaitPart({ details }: { readonly details: TemplateDetails }) {
  const translate = useTranslate();
  const mayEdit = useSelector(selectMay('editor'));
  const { approval } = details;
  if (!approval)
    return mayEdit ? (
      <p>
        <AlreadyLive details={details} /> {translate('editorEdit:publish.nothingToApprove')}
      </p>
    ) : (
      <p>{translate('editorEdit:publish.onlyLook')}</p>
    );
  return approval.state === 'approved' ? <p>{translate('editorEdit:publish.publisherNext')}</p> : null;
}

/** A second person's approval of exactly these bytes: asked for, answered, or waited for. */
export function ApprovalStep({ last, details, note, onNote, onBack, onLeft }: ApprovalStepProps) {
  const translate = useTranslate();
  const { id, phase } = useSelector(selectEdit);
  const { isBusy, problem, run } = useMutation(requestApproval);
  const { approval, draft } = details;
  return (
    <>
      <form
        className={stack.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (draft && last === 'ask') run({ id, sha256: draft.sha256, note });
        }}
      >
        <section className={styles.part}>
          <h3 className={styles.heading}>{translate('editorEdit:publish.approval')}</h3>
          {(last === 'ask' || last === 'nobody') && <AskWords askable={details.askable} />}
          {approval && <ApprovalWords approval={approval} market={marketOf(details) ?? ''} />}
          {last === 'wait' && <WaitPart details={details} />}
        </section>
        {last === 'ask' && (
          <TextField
            label={translate('editorEdit:publish.note')}
            value={note}
            onChange={onNote}
            maxLength={1000}
          />
        )}
        <UnsavedNote />
        <ProblemNote problem={problem} />
        {last === 'answer' && approval ? (
          <DraftAnswer id={id} sha256={approval.sha256} onBack={onBack} />
        ) : (
          <StepActions onBack={onBack}>
            {last === 'ask' && (
              <Button type="submit" look="primary" isBusy={isBusy} isDisabled={phase !== 'saved'}>
                {translate('editorEdit:publish.request')}
              </Button>
            )}
            {(last === 'wait' || last === 'nobody') && (
              <Button look="primary" onPress={onLeft}>
                {translate('editorEdit:publish.close')}
              </Button>
            )}
          </StepActions>
        )}
      </form>
      {approval && <TemplateLinks id={id} approval={approval} />}
    </>
  );
}
