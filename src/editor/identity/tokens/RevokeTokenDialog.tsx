import type { AccessToken } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { FormDialog } from '../../kit/ui/FormDialog';
import { revokeToken, type TokenOwners } from './tokensFeature';

interface RevokeTokenDialogProps {
  readonly token: AccessToken;
  readonly owners: TokenOwners;
  readonly onClosed: () => void;
  readonly onRevoked: () => void;
}

export function RevokeTokenDialog({ token, owners, onClosed, onRevoked }: RevokeTokenDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(revokeToken, onRevoked);
  return (
    <FormDialog
      title={translate('editor:tokens.revokeTitle', { name: token.name })}
      submitLabel={translate('editor:tokens.revoke')}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'notFound' ? translate('editor:tokens.gone') : undefined}
      onSubmitted={() => run({ id: token.id, owners })}
      onClosed={onClosed}
    >
      <p>{translate('editor:tokens.revokeText')}</p>
    </FormDialog>
  );
}
