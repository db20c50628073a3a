import type { SecondFactor, SecondFactors } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { FormDialog } from '../../kit/ui/FormDialog';
import { removeFactor } from './secondFactorFeature';
import { SignInAgainDialog } from './SignInAgainDialog';

interface RemoveFactorDialogProps {
  readonly factor: SecondFactor;
  readonly factors: SecondFactors;
  readonly onClosed: () => void;
}

export function RemoveFactorDialog({ factor, factors, onClosed }: RemoveFactorDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run, forget } = useMutation(removeFactor, onClosed);
  const name = factor.name || translate('editor:secondFactor.app');
  const isLast = factors.factors.length === 1;
  if (problem?.code === 'signInAgain') return <SignInAgainDialog onDone={forget} onClosed={onClosed} />;
  return (
    <FormDialog
      title={translate('editor:secondFactor.removeTitle', { name })}
      submitLabel={translate('editor:secondFactor.remove')}
      isDangerous
      isBusy={isBusy}
      isDisabled={isLast && factors.isDemanded}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editor:secondFactor.lastDemanded') : undefined}
      onSubmitted={() => run(factor.id)}
      onClosed={onClosed}
    >
      <p>
        {translate(
          isLast && factors.isDemanded
            ? 'editor:secondFactor.lastDemanded'
            : isLast
              ? 'editor:secondFactor.removeLast'
              : 'editor:secondFactor.removeText',
        )}
      </p>
    </FormDialog>
  );
}
