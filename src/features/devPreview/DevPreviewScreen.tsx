import { useState } from 'react';
import { useWays } from '../../events/useWays';
import { useTranslate } from '../../texts/TranslateContext';
import { ScreenFrame } from '../../ui/borrower/ScreenFrame';
import { BridgePart } from './BridgePart';
import { ContactPart } from './ContactPart';
import { InstallPart } from './InstallPart';
import { LoginPart } from './LoginPart';
import { PagesPart } from './PagesPart';
import { ParametersPart } from './ParametersPart';
import type { TestParameters } from './parameters';
import { PhotoPart } from './PhotoPart';
import { PlacePart } from './PlacePart';

interface DevPreviewScreenProps {
  /** What the page was opened with. */
  readonly opened: TestParameters;
  readonly servicePhone: string;
}

/** `/testPreview`: what developers try pages, the phone and the app with (contract §10); `devTools` only. */
export function DevPreviewScreen({ opened, servicePhone }: DevPreviewScreenProps) {
  const translate = useTranslate();
  const { onBack } = useWays();
  const [parameters, setParameters] = useState(opened);
  return (
    <ScreenFrame title={translate('devPreview:title')} backLabel={translate('borrower:back')} onBack={onBack}>
      <ParametersPart
        parameters={parameters}
        onChanged={(name, value) => setParameters({ ...parameters, [name]: value })}
      />
      <PagesPart parameters={parameters} />
      <LoginPart />
      <PhotoPart />
      <ContactPart />
      <PlacePart />
      <InstallPart />
      <BridgePart parameters={parameters} phone={servicePhone} />
    </ScreenFrame>
  );
}
