import { Provider } from 'react-redux';
import { readParameters } from '../../api/pageParameters';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { DevPreviewScreen } from '../../features/devPreview/DevPreviewScreen';
import { parameterNames, type TestParameters } from '../../features/devPreview/parameters';
import { TranslateContext } from '../../texts/TranslateContext';
import type { Translate } from '../../texts/textKey';
import type { BorrowerStore } from '../borrower/borrowerStore';
import { SignInSheet, ToastOutlet } from '../borrower/ToastOutlet';

interface TestPreviewPageProps {
  readonly dependencies: BorrowerDependencies;
  readonly store: BorrowerStore['store'];
  readonly translate: Translate;
}

/** What the page was opened with; the session that was taken out of the address too. */
function openedWith({ window: { location }, parameters }: BorrowerDependencies): TestParameters {
  const known: Readonly<Record<string, string | undefined>> = {
    ...readParameters(location),
    ...parameters.common(),
  };
  return Object.fromEntries(
    parameterNames.map((name) => [name, known[name] ?? '']),
  ) as unknown as TestParameters;
}

export const TestPreviewPage = ({ dependencies, store, translate }: TestPreviewPageProps) => (
  <Provider store={store}>
    <TranslateContext value={translate}>
      <ToastOutlet>
        <DevPreviewScreen opened={openedWith(dependencies)} servicePhone={dependencies.brand.servicePhone} />
        <SignInSheet />
      </ToastOutlet>
    </TranslateContext>
  </Provider>
);
