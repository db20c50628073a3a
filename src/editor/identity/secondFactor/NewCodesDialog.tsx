import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { FormDialog } from '../../kit/ui/FormDialog';
import { RecoveryCodes } from './RecoveryCodes';
import { makeCodes } from './secondFactorFeature';
import { SignInAgainDialog } from './SignInAgainDialog';

interface NewCodesDialogProps {
  readonly onClosed: () => void;
  readonly onDone: () => void;
}

export function NewCodesDialog({ onClosed, onDone }: NewCodesDialogProps) {
  const translate = useTranslate();
  const { value, isBusy, problem, run, forget } = useMutation(makeCodes);
  if (problem?.code === 'signInAgain') return <SignInAgainDialog onDone={forget} onClosed={onClosed} />;
  return (
    <FormDialog
      title={translate(value ? 'editor:secondFactor.codesTitle' : 'editor:secondFactor.newCodes')}
      submitLabel={translate('editor:secondFactor.makeCodes')}
      isBusy={isBusy}
      problem={problem}
      onSubmitted={() => run(undefined)}
      outcome={value && <RecoveryCodes codes={value.recoveryCodes} onKept={onDone} />}
      onClosed={onClosed}
    >
      <p>{translate('editor:secondFactor.newCodesText')}</p>
    </FormDialog>
  );
}
