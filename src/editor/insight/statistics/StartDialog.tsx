import type { TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMarketMoment } from '../../kit/ui/useMarketMoment';
import { useMutation } from '../../kit/data/mutation';
import { marketOf } from '../../kit/data/template';
import { ActDialog } from './ActDialog';
import { type PlanRequest, startExperiment } from './experimentsFeature';

interface StartDialogProps {
  readonly plan: PlanRequest;
  readonly details: TemplateDetails;
  readonly onClosed: () => void;
}

/** Starts an experiment: says what it is judged by, then publishes the draft that holds it. */
export function StartDialog({ plan, details, onClosed }: StartDialogProps) {
  const translate = useTranslate();
  const act = useMutation(startExperiment, onClosed);
  const { experiment, mainFigure, smallestChange, id } = plan;
  const setFor = details.schedule?.publishAt ?? null;
  const timeOf = useMarketMoment(marketOf(details) ?? '');
  const figure = translate(`editorStatistics:mainFigure.${mainFigure}`);
  return (
    <ActDialog
      title={translate('editorStatistics:trial.startTitle', { name: experiment })}
      text={[
        translate('editorStatistics:trial.startText', { figure, change: smallestChange }),
        ...(setFor === null
          ? []
          : [translate('editorStatistics:trial.startScheduled', { time: timeOf(setFor) })]),
      ].join(' ')}
      submitLabel={translate('editorStatistics:trial.startNow')}
      templateId={id}
      isBusy={act.isBusy}
      problem={act.problem}
      conflict={translate('editorStatistics:trial.startConflict')}
      onSubmitted={(given) =>
        details.draft &&
        act.run({
          ...plan,
          publication: {
            ...given,
            sha256: details.draft.sha256,
            liveRevision: details.live?.revision ?? 0,
          },
        })
      }
      onClosed={onClosed}
    />
  );
}
