import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Definitions } from '../../blocks/definition';
import type { BridgeMessage } from '../../bridge/messages';
import type { RenderedSite } from '../../features/site/siteData';
import { SiteScreen, type SiteEvents } from '../../features/site/SiteScreen';
import { presetTranslate } from '../../texts/presetTranslate';
import { TranslateContext } from '../../texts/TranslateContext';
import { followOnSite, goBackOnce } from './followOnSite';
import { reportFaults, useDecision } from './useDecision';
import type { SiteDependencies } from './siteDependencies';
/** How long a toast stays, in ms (contract §14). */
const toastMs = 3000;

function useNotice(text: string) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), toastMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  const show = useCallback(() => setShown(true), []);
  return { notice: isShown ? text : undefined, show };
}

interface SiteViewProps {
  readonly dependencies: SiteDependencies;
  readonly definitions: Definitions;
  readonly site: RenderedSite;
  /** Called once the page answers by itself. */
  readonly onHydrated: () => void;
}

/** A page of the site in the browser: the same screen as in its first HTML, with its effects. */
export function SiteView({ dependencies, definitions, site, onHydrated }: SiteViewProps) {
  const { brand, bridge, window: view } = dependencies;
  const translate = useMemo(() => presetTranslate(site.texts), [site]);
  const context = useDecision(site.content, dependencies);
  const { notice, show } = useNotice(translate('common:bridgeFailed'));
  const events = useMemo((): SiteEvents => {
    const page = site.content?.page;
    const send = (message: BridgeMessage): void => {
      void bridge.send(message).then((delivery) => {
        if (delivery === 'failed') show();
      });
    };
    return {
      onAction: (action) => followOnSite({ window: view, brand }, page?.links ?? {}, action, send, show),
      onBack: goBackOnce(view, bridge),
      onFault: reportFaults(page, dependencies),
    };
  }, [view, brand, bridge, dependencies, site, show]);
  return (
    <TranslateContext value={translate}>
      <SiteScreen
        brand={brand}
        definitions={definitions}
        site={site}
        context={context}
        events={events}
        notice={notice}
        onHydrated={onHydrated}
      />
    </TranslateContext>
  );
}
