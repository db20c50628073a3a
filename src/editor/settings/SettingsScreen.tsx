import { useTranslate } from '../../texts/TranslateContext';
import { useMutation } from '../data/mutation';
import { useResource } from '../data/resource';
import { DataState } from '../ui/DataState';
import layout from '../ui/layout.module.css';
import { ProblemNote } from '../ui/Problem';
import { Screen, Section } from '../ui/Screen';
import { Switch } from '../ui/Switch';
import { changeSettings, settings } from './settingsFeature';

export function SettingsScreen() {
  const translate = useTranslate();
  const current = useResource(settings, undefined);
  const { request, isBusy, problem, run } = useMutation(changeSettings);
  return (
    <Screen title={translate('editor:place.settings')}>
      <DataState of={current} rows={2} />
      {current.value && (
        <Section title={translate('editor:settings.publishing')}>
          <div className={layout.panel}>
            <Switch
              label={translate('editor:settings.approval')}
              hint={translate('editor:settings.approvalText')}
              isOn={isBusy && request ? request.requiresApproval : current.value.requiresApproval}
              isBusy={isBusy}
              onChange={(requiresApproval) => run({ requiresApproval })}
            />
            <ProblemNote problem={problem} />
          </div>
        </Section>
      )}
    </Screen>
  );
}
