import { useEffect } from 'react';
import { formatPercent } from '../../../kernel/money';
import { useTranslate } from '../../../texts/TranslateContext';
import { Segments } from '../../kit/ui/Segments';
import { useBlockActions, useChosenItem } from '../model/useBlockActions';
import { useWorkspace } from '../model/workspace';
import { variantOf } from '../items/experiments';
import styles from './Experiments.module.css';
import { useExperiments, useShownGroups } from './useExperiments';

/** A switch for each experiment of the page: which of its variants the canvas shows. */
export function ExperimentBar() {
  const translate = useTranslate();
  const experiments = useExperiments();
  const shown = useShownGroups();
  const { shownGroups } = useWorkspace();
  const { select } = useBlockActions();
  const chosen = useChosenItem();
  const variant = chosen ? variantOf(chosen) : undefined;
  const { experiment, group } = variant ?? {};
  // A block that is chosen elsewhere, such as in the outline, must not stay out of sight.
  useEffect(() => {
    if (experiment !== undefined && group !== undefined) shownGroups.show(experiment, group);
  }, [shownGroups, experiment, group]);
  if (experiments.length === 0) return null;
  return (
    <div className={styles.bar}>
      {experiments.map(({ name, groups }) => (
        <div key={name} className={styles.barPart}>
          <span className={styles.barName}>{name}</span>
          <Segments
            label={translate('editorEdit:experiment.shown', { experiment: name })}
            options={groups.map((each) => ({
              value: each.name,
              label: each.name,
              name: `${each.name} ${formatPercent(each.share)}`,
            }))}
            value={shown.get(name) ?? ''}
            onChange={(next) => {
              shownGroups.show(name, next);
              // What was chosen in the other variant has gone out of sight: its counterpart takes its place.
              const [first] = groups.find((each) => each.name === next)?.itemIds ?? [];
              if (experiment === name && group !== next) select(first);
            }}
          />
        </div>
      ))}
    </div>
  );
}
