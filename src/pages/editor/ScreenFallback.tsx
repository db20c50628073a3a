import { LoadingRows } from '../../editor/ui/LoadingRows';
import { Screen } from '../../editor/ui/Screen';
import { useTranslate } from '../../texts/TranslateContext';

/** Stands in the place of a screen whose code is on its way. */
export function ScreenFallback() {
  const translate = useTranslate();
  return (
    <Screen title={translate('editor:opening')}>
      <LoadingRows rows={6} />
    </Screen>
  );
}
