import { useEffect } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { FullPageState } from '../../../ui/FullPageState';
import { FailureDrawing } from '../../../ui/drawings/FailureDrawing';

/** `/error`: an account could not be joined; there is nothing to do here (contract §10, joint-login failure). */
export function JoinFailureScreen() {
  const translate = useTranslate();
  const title = translate('loan:joinFailure.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main>
      <FullPageState drawing={<FailureDrawing />} title={title} text={translate('loan:joinFailure.text')} />
    </main>
  );
}
