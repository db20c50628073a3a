import { useDispatch } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { FindingList } from '../../workspace/check/FindingList';
import { type AnyFinding, isOfLayout } from '../../workspace/check/lineText';
import { type Jump, useJump } from '../../workspace/model/useJump';
import { useBlockLabels } from '../../workspace/model/useOutline';
import { StepActions } from './StepActions';
import styles from './PublishDialog.module.css';
import type { EditorFinding, TemplateDetails } from '../../../generated/editor';
import { ruleTable } from '../../../template/check/ruleTable';
import { useFindings } from '../../workspace/check/useFindings';
import { editEvents } from '../../workspace/model/editSlice';
import { Button } from '../../kit/ui/Button';

/** A dialog that closes gives the focus back to its button, a frame after it is gone; what has the focus then keeps it. */
function whenDialogGone(act: () => void): void {
  const isThere = document.querySelector('[role="dialog"]') !== null;
  const next = isThere ? () => whenDialogGone(act) : () => requestAnimationFrame(act);
  requestAnimationFrame(next);
}

interface CheckStepProps {
  readonly known: KnownFindings;
  /** The dialog is left for the place where a finding is mended. */
  readonly onLeft: () => void;
  readonly onGoingOn: () => void;
}

/** What the checks found, each leading to its field; errors keep the draft from being published, warnings ask. */
export function CheckStep({ known, onLeft, onGoingOn }: CheckStepProps) {
  const translate = useTranslate();
  const jump = useJump();
  const blocks = useBlockLabels();
  const { findings, isBlocked, isChecking } = known;
  const mend: Jump = (...place) => {
    onLeft();
    whenDialogGone(() => jump(...place));
  };
  if (isChecking) return <p role="status">{translate('editorEdit:check.running')}</p>;
  return (
    <section className={styles.part} data-testid="publish-findings">
      <h3 className={styles.heading}>
        {translate(
          isBlocked
            ? 'editorEdit:publish.errors'
            : findings.length > 0
              ? 'editorEdit:publish.warnings'
              : 'editorEdit:publish.sound',
        )}
      </h3>
      {isBlocked && <p className={styles.quiet}>{translate('editorEdit:publish.mendFirst')}</p>}
      {findings.length > 0 && <FindingList findings={findings} blocks={blocks} onChosen={mend} />}
      {!isBlocked && <StepActions onGoingOn={onGoingOn} />}
    </section>
  );
}

export interface KnownFindings {
  /** Only errors where there are any: warnings are not asked about before those are mended. */
  readonly findings: readonly AnyFinding[];
  /** There are errors: nothing can be published. */
  readonly isBlocked: boolean;
  /** These are all the warnings there are, so going on accepts them. */
  readonly asksAboutWarnings: boolean;
  readonly isChecking: boolean;
}

/** @param refused what the host's own check found, once it was asked; until then the check here speaks. */
export function useKnownFindings(refused: readonly EditorFinding[] | undefined): KnownFindings {
  const result = useFindings();
  const here: readonly AnyFinding[] = result?.findings ?? [];
  // The host draws no page: what was seen of the layout is known here alone.
  const ofLayout = here.filter(isOfLayout);
  const ofHost = refused ?? here.filter((finding) => !isOfLayout(finding));
  const all = [...ofHost, ...ofLayout];
  const errors = all.filter(({ severity }) => severity === 'error');
  const isBlocked = errors.length > 0;
  // Only what the host alone may know keeps the warnings here from being all.
  const isWhole =
    refused !== undefined || result?.notRun.every((rule) => ruleTable[rule].needs === 'layout') === true;
  return {
    findings: isBlocked ? errors : all,
    isBlocked,
    asksAboutWarnings: !isBlocked && ofHost.length > 0 && isWhole,
    isChecking: result === undefined && refused === undefined,
  };
}

/** Somebody else saved another version since: it is looked at before anything is published. */
export function NewerDraftNotice({ details }: { readonly details: TemplateDetails }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  return (
    <div className={styles.part} role="alert">
      <p className={styles.fault}>{translate('editorEdit:publish.othersDraft')}</p>
      <div>
        <Button onPress={() => dispatch(editEvents.detailsArrived(details))}>
          {translate('editorEdit:publish.openOthers')}
        </Button>
      </div>
    </div>
  );
}
