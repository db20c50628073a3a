import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import { signOut } from './sessionFeature';

/** For who is signed in and has not got as far as the editor's own menu. */
export function SignOutButton() {
  const translate = useTranslate();
  const { isBusy, run } = useMutation(signOut);
  return (
    <Button look="quiet" isBusy={isBusy} onPress={() => run(undefined)}>
      {translate('editor:signOut')}
    </Button>
  );
}
