import { useTranslate } from '../../texts/TranslateContext';
import { ErrorState } from '../../ui/ErrorState';

/** A part of the page's own code or texts did not come. */
export function LoadFailure() {
  const translate = useTranslate();
  return (
    <main>
      <ErrorState
        title={translate('common:failure.title')}
        text={translate('common:failure.offline')}
        retryLabel={translate('common:retry')}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
