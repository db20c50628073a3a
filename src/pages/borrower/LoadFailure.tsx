import { useTranslate } from '../../texts/TranslateContext';
import { ErrorState, wayHome } from '../../ui/FullPageState';

/** A part of the page's own code or texts did not come. */
export function LoadFailure({ onHome }: { readonly onHome: () => void }) {
  const translate = useTranslate();
  return (
    <main>
      <ErrorState
        title={translate('common:failure.title')}
        text={translate('common:failure.offline')}
        retryLabel={translate('common:retry')}
        onRetry={() => window.location.reload()}
        home={wayHome(translate, onHome)}
      />
    </main>
  );
}
