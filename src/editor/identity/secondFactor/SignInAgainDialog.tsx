import { useTranslate } from '../../../texts/TranslateContext';
import { Dialog } from '../../kit/ui/Dialog';
import { SignInAgain } from './SignInAgain';

interface SignInAgainDialogProps {
  readonly onDone: () => void;
  readonly onClosed: () => void;
}

/** In the place of a dialog that asked for what takes a sign-in of the last minutes. */
export function SignInAgainDialog({ onDone, onClosed }: SignInAgainDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog title={translate('editor:secondFactor.again')} onClosed={onClosed}>
      <SignInAgain onDone={onDone} />
    </Dialog>
  );
}
