import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { formatMarketTime } from '../../kit/data/marketTime';
import { readTyped } from '../../kit/data/typedTime';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { presetsOf } from './publishPlan';

interface PresetsProps {
  readonly market: string;
  readonly onChosen: (value: string) => void;
}

/** The moments that are chosen most. */
export function Presets({ market, onChosen }: PresetsProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const [presets] = useState(() => presetsOf(market, Date.now()));
  return presets.map(({ name, value }) => (
    <Button key={name} onPress={() => onChosen(value)}>
      {translate(`editorEdit:publish.preset.${name}`, {
        time: formatMarketTime(readTyped(value, market).at, market, language),
      })}
    </Button>
  ));
}
