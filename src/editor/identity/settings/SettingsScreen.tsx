import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { useResource } from '../../kit/data/resource';
import { joinClasses } from '../../../ui/joinClasses';
import { providerName } from '../session/provider';
import { DataState } from '../../kit/ui/DataState';
import type { EditorSettings } from '../../../generated/editor';
import layout from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { Screen, Section } from '../../kit/ui/Screen';
import { Switch } from '../../kit/ui/Switch';
import { changeSettings, settings } from './settingsFeature';

export function SettingsScreen() {
  const translate = useTranslate();
  const current = useResource(settings, undefined);
  const { request, isBusy, problem, run } = useMutation(changeSettings);
  /** While a change is under way, as it is going to be. */
  const shown: EditorSettings | undefined = current.value && {
    ...current.value,
    ...(isBusy && request),
  };
  return (
    <Screen title={translate('editor:place.settings')}>
      <DataState of={current} rows={2} />
      {shown && (
        <>
          <Section title={translate('editor:settings.publishing')}>
            <div className={joinClasses(layout.panel, layout.stack)}>
              <Switch
                label={translate('editor:settings.approval')}
                hint={translate('editor:settings.approvalText')}
                isOn={shown.requiresApproval}
                isBusy={isBusy}
                onChange={(requiresApproval) => run({ requiresApproval })}
              />
              <Switch
                label={translate('editor:settings.approvalLinks')}
                hint={translate('editor:settings.approvalLinksText')}
                isOn={shown.allowsApprovalLinks}
                isBusy={isBusy}
                onChange={(allowsApprovalLinks) => run({ allowsApprovalLinks })}
              />
            </div>
          </Section>
          <Section title={translate('editor:settings.signIn')}>
            <div className={joinClasses(layout.panel, layout.stack)}>
              <Switch
                label={translate('editor:settings.secondFactor')}
                hint={translate(
                  providerName() === undefined
                    ? 'editor:settings.secondFactorText'
                    : 'editor:settings.secondFactorBesideProvider',
                )}
                isOn={shown.requiresSecondFactor}
                isBusy={isBusy}
                onChange={(requiresSecondFactor) => run({ requiresSecondFactor })}
              />
              <Switch
                label={translate('editor:settings.secondFactorOfAll')}
                hint={translate('editor:settings.secondFactorOfAllText')}
                isOn={shown.requiresSecondFactorOfAll}
                isBusy={isBusy}
                onChange={(requiresSecondFactorOfAll) => run({ requiresSecondFactorOfAll })}
              />
            </div>
          </Section>
          <ProblemNote problem={problem} />
        </>
      )}
    </Screen>
  );
}
