import { useNavigate } from 'react-router-dom';
import type { TemplateDetails } from '../../../generated/editor';
import { withExperimentEnded } from '../../../template/documentExperiments';
import type { TextKey } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../../kit/api/editorClient';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import { ActDialog } from './ActDialog';
import { draftEnding, endExperiment } from './experimentsFeature';

interface EndDialogProps {
  readonly name: string;
  /** The group that everybody gets. */
  readonly group: string;
  readonly isOriginal: boolean;
  readonly details: TemplateDetails;
  readonly onClosed: () => void;
}

/** A second person approves drafts, so the page without the experiment becomes one. A draft with other work is not replaced. */
function EndingAsDraft({ name, group, details }: Omit<EndDialogProps, 'isOriginal' | 'onClosed'>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id, draft, live, version } = details;
  const { isBusy, problem, run } = useMutation(
    draftEnding,
    () => void navigate(`/templates/${encodeURIComponent(id)}`),
  );
  if (draft) return <p>{translate('editorStatistics:act.draftInTheWay')}</p>;
  return (
    <div>
      <Button
        isBusy={isBusy}
        onPress={() =>
          live && run({ id, document: withExperimentEnded(live.document, name, group), baseVersion: version })
        }
      >
        {translate('editorStatistics:act.makeDraft')}
      </Button>
      <ProblemNote problem={problem} />
    </div>
  );
}

/** Why it was not ended, and what comes first. */
function conflictKey(problem: EditorProblem | undefined): TextKey {
  const reason = problem && 'reason' in problem ? problem.reason : undefined;
  if (reason === 'guarded') return 'editorStatistics:trial.endGuarded';
  return reason === 'scheduled'
    ? 'editorStatistics:trial.endScheduled'
    : 'editorStatistics:trial.endConflict';
}

/** Ends an experiment: publishes what is live with one group's blocks as plain ones. */
export function EndDialog({ name, group, isOriginal, details, onClosed }: EndDialogProps) {
  const translate = useTranslate();
  const act = useMutation(endExperiment, onClosed);
  const { id, live, draft } = details;
  const isInDraft = draft?.document.includes(JSON.stringify(name)) === true;
  const text = translate(isOriginal ? 'editorStatistics:trial.stopText' : 'editorStatistics:trial.giveText', {
    group,
  });
  return (
    <ActDialog
      title={translate(isOriginal ? 'editorStatistics:trial.stopTitle' : 'editorStatistics:trial.giveTitle', {
        name,
        group,
      })}
      text={isInDraft ? `${text} ${translate('editorStatistics:trial.draftHolds')}` : text}
      submitLabel={translate(
        isOriginal ? 'editorStatistics:trial.stop' : 'editorStatistics:trial.giveToAll',
        { group },
      )}
      templateId={id}
      isBusy={act.isBusy}
      problem={act.problem}
      conflict={translate(conflictKey(act.problem))}
      approval={<EndingAsDraft name={name} group={group} details={details} />}
      onSubmitted={(given) =>
        live && act.run({ ...given, id, experiment: name, group, liveRevision: live.revision })
      }
      onClosed={onClosed}
    />
  );
}
