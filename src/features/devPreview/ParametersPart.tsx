import { useTranslate } from '../../texts/TranslateContext';
import { TextField } from '../../ui/TextField';
import { parameterNames, type TestParameters } from './parameters';
import { Part } from './Part';

interface ParametersPartProps {
  readonly parameters: TestParameters;
  readonly onChanged: (name: keyof TestParameters, value: string) => void;
}

/** What the pages below are opened with. */
export function ParametersPart({ parameters, onChanged }: ParametersPartProps) {
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
