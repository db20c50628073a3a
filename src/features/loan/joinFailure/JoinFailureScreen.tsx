import { Drawing } from '../../../ui/drawings/Drawing';
import { useEffect } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { FullPageState } from '../../../ui/FullPageState';

/** Two halves of a link that did not join. */
const FailureDrawing = () => (
  <Drawing
    areas={
      <>
        <circle cx="80" cy="58" r="46" />
      </>
    }
    lines={
      <>
        <path d="M70 46l-6-6a17 17 0 0 0-24 24l14 14a17 17 0 0 0 22 2" />
        <path d="M90 70l6 6a17 17 0 0 0 24-24l-14-14a17 17 0 0 0-22-2" />
        <path d="M66 88l-3 10M52 86l-8 8M94 28l3-10M108 30l8-8" />
        <path d="M28 112h104" />
      </>
    }
  />
);

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
