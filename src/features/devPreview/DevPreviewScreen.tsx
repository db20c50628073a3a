import { useState } from 'react';
import { useNavigation } from '../../events/navigation';
import { useTranslate } from '../../texts/TranslateContext';
import { ScreenFrame } from '../../ui/borrower/ScreenFrame';
import { BridgePart } from './BridgePart';
import { ContactPart } from './ContactPart';
import { InstallPart } from './InstallPart';
import { parameterNames, testedPages, type TestParameters } from './parameters';
import { PhotoPart } from './PhotoPart';
import { PlacePart } from './PlacePart';
import { ChevronRight } from 'lucide-react';
import { pageAddress } from '../../kernel/pageAddress';
import styles from './DevPreview.module.css';
import { Part } from './Part';
import { TextField } from '../../ui/TextField';
import { useDispatch, useSelector } from 'react-redux';
import { isUnderWay } from '../../kernel/acting';
import { Button } from '../../ui/Button';
import { loginChosen, selectLogin } from './slice';

interface DevPreviewScreenProps {
  readonly opened: TestParameters;
  readonly servicePhone: string;
}

/** `/testPreview`: what developers try pages, the phone and the app with (contract §10); `devTools` only. */
export function DevPreviewScreen({ opened, servicePhone }: DevPreviewScreenProps) {
  const translate = useTranslate();
  const { onBack } = useNavigation();
  const [parameters, setParameters] = useState(opened);
  return (
    <ScreenFrame title={translate('devPreview:title')} onBack={onBack}>
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

/** Links that load each page anew with the parameters; the page itself then hides the secret one. */
function PagesPart({ parameters }: { readonly parameters: TestParameters }) {
  const translate = useTranslate();
  return (
    <Part title={translate('devPreview:pages.title')}>
      <ul>
        {testedPages.map(({ path, name }) => (
          <li key={path}>
            <a className={styles.link} href={pageAddress(path, parameters, window.location.search)}>
              {translate(name)}
              <ChevronRight size={20} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface ParametersPartProps {
  readonly parameters: TestParameters;
  readonly onChanged: (name: keyof TestParameters, value: string) => void;
}

/** What the pages below are opened with. */
function ParametersPart({ parameters, onChanged }: ParametersPartProps) {
  const translate = useTranslate();
  return (
    <Part title={translate('devPreview:parameters.title')}>
      {parameterNames.map((name) => (
        <TextField
          key={name}
          label={translate(`devPreview:parameters.${name}`)}
          name={name}
          value={parameters[name]}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChanged(name, event.target.value)}
        />
      ))}
    </Part>
  );
}

/** The brand's test borrower signs in, on a tap. */
function LoginPart() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const login = useSelector(selectLogin);
  return (
    <Part title={translate('devPreview:login.title')}>
      <p>{translate('devPreview:login.text')}</p>
      <Button data-testid="test-login" isBusy={isUnderWay(login)} onClick={() => dispatch(loginChosen())}>
        {translate('devPreview:login.send')}
      </Button>
    </Part>
  );
}
