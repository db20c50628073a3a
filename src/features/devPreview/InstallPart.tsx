import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import { Part } from './Part';
import { useEffect, useState } from 'react';

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

/** The browser's offer to add a page to the home screen; Chromium only, and in no standard yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && 'userChoice' in event;

type InstallStage = 'waiting' | 'ready' | 'accepted' | 'dismissed';

/** Keeps the browser's offer until it is asked for; an offer is good for one question. */
function useInstallPrompt() {
  const [offer, setOffer] = useState<InstallOffer>();
  const [stage, setStage] = useState<InstallStage>('waiting');
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isOffer(event)) return;
      event.preventDefault();
      setOffer(event);
      setStage('ready');
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, []);
  const ask = async () => {
    if (!offer) return;
    setOffer(undefined);
    try {
      await offer.prompt();
      const { outcome } = await offer.userChoice;
      setStage(outcome === 'accepted' ? 'accepted' : 'dismissed');
    } catch {
      setStage('dismissed');
    }
  };
  return { stage, ask };
}
