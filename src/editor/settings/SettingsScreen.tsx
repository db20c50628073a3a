import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { LoadingRows } from '../ui/LoadingRows';
import panel from '../ui/Panel.module.css';
import { ProblemNote } from '../ui/ProblemNote';
import { ProblemState } from '../ui/ProblemState';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { Switch } from '../ui/Switch';
import { changeSettings, selectSettings, selectSettingsChange, settings } from './settingsFeature';

export function SettingsScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, value, problem } = useSelector(selectSettings);
  const change = useSelector(selectSettingsChange);
  useEffect(() => {
    dispatch(settings.opened(undefined));
    return () => void dispatch(changeSettings.forgotten());
  }, [dispatch]);
  const isBusy = change.status === 'underWay';
  return (
    <Screen title={translate('editor:place.settings')}>
      {problem && (
        <ProblemState
          problem={problem}
          isRetrying={status === 'loading'}
          onRetry={() => dispatch(settings.renewed(undefined))}
        />
      )}
      {!value && !problem && <LoadingRows rows={2} />}
      {value && (
        <Section title={translate('editor:settings.publishing')}>
          <div className={panel.panel}>
            <Switch
              label={translate('editor:settings.approval')}
              hint={translate('editor:settings.approvalText')}
              isOn={isBusy && change.request ? change.request.requiresApproval : value.requiresApproval}
              isBusy={isBusy}
              onChange={(requiresApproval) => dispatch(changeSettings.requested({ requiresApproval }))}
            />
            <ProblemNote problem={change.problem} />
          </div>
        </Section>
      )}
    </Screen>
  );
}
