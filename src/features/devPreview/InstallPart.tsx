import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import { Part } from './Part';
import { useInstallPrompt } from './useInstallPrompt';

/** The browser's own question whether to add the page to the home screen, when it is asked for. */
export function InstallPart() {
  const translate = useTranslate();
  const { stage, ask } = useInstallPrompt();
  return (
    <Part title={translate('devPreview:install.title')}>
      <p role="status">{translate(`devPreview:install.${stage}`)}</p>
      <Button look="secondary" aria-disabled={stage !== 'ready'} onClick={() => void ask()}>
        {translate('devPreview:install.add')}
      </Button>
    </Part>
  );
}
