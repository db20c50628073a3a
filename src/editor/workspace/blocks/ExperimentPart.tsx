import { useTranslate } from '../../../texts/TranslateContext';
import { useBlockActions, useChosenItem } from '../model/useBlockActions';
import { useWorkspace } from '../model/workspace';
import fieldStyles from '../../library/fields/Fields.module.css';
import { useForm } from '../../library/fields/FormContext';
import { announce } from '../../kit/ui/Announcer';
import {
  type Experiment,
  variantOf,
  withExperimentRenamed,
  withGroupKept,
  withGroupRenamed,
  withoutGroup,
  withShares,
} from '../items/experiments';
import styles from './Experiments.module.css';
import { NameField } from './NameField';
import { ShareSlider, useSyncedState } from './ShareSlider';
import { withShare } from '../../kit/data/shares';
import { useBlockCommands } from './useBlockCommands';
import { useExperiments } from './useExperiments';

/** The experiment that the chosen block belongs to, and the way to make one of it. `block` is as its form holds it. */
export function ExperimentPart({ block }: { readonly block: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const { makeVariant } = useBlockCommands();
  // From where the experiments are read too: the form follows a moment later, and the fields would come and go.
  const chosen = useChosenItem();
  const variant = chosen ? variantOf(chosen) : undefined;
  const experiment = useExperiments().find(({ name }) => name === variant?.experiment);
  const makeButton = (
    <button type="button" className={fieldStyles.button} disabled={isReadOnly} onClick={makeVariant}>
      {translate(experiment ? 'editorEdit:experiment.makeAnother' : 'editorEdit:experiment.make')}
    </button>
  );
  if (experiment && variant)
    return (
      <div className={styles.experiment}>
        <ExperimentFields experiment={experiment} own={variant.group} />
        {makeButton}
      </div>
    );
  return (
    <>
      <p className={fieldStyles.help}>{translate('editorEdit:experiment.help')}</p>
      {makeButton}
      {block.variant !== undefined && (
        <button
          type="button"
          className={fieldStyles.button}
          disabled={isReadOnly}
          onClick={() => change('/variant', undefined)}
        >
          {translate('editorEdit:experiment.remove')}
        </button>
      )}
    </>
  );
}

interface ExperimentFieldsProps {
  readonly experiment: Experiment;
  /** Group of the chosen block. */
  readonly own: string;
}

function ExperimentFields({ experiment, own }: ExperimentFieldsProps) {
  const translate = useTranslate();
  const { isReadOnly } = useForm();
  const { change, chosenIds } = useBlockActions();
  const { shownGroups } = useWorkspace();
  const { name, groups } = experiment;
  const rename = (act: Parameters<typeof change>[0]): boolean => change(act, chosenIds());
  return (
    <>
      <NameField
        label={translate('editorEdit:experiment.name')}
        value={name}
        isReadOnly={isReadOnly}
        onNamed={(next) => rename((items) => withExperimentRenamed(items, name, next) ?? items)}
      />
      <NameField
        label={translate('editorEdit:experiment.group')}
        value={own}
        isReadOnly={isReadOnly}
        onNamed={(next) => {
          const isNamed = rename((items) => withGroupRenamed(items, name, own, next) ?? items);
          if (isNamed) shownGroups.show(name, next);
          return isNamed;
        }}
      />
      {groups.length > 1 && <Shares experiment={experiment} />}
      <ul className={styles.endings}>
        {groups.map((group) => (
          <Ending key={group.name} experiment={experiment} group={group.name} />
        ))}
      </ul>
    </>
  );
}

/** How many of the visitors get each variant. With two, one slider says both. */
function Shares({ experiment: { name, groups } }: { readonly experiment: Experiment }) {
  const translate = useTranslate();
  const { isReadOnly } = useForm();
  const { change, chosenIds } = useBlockActions();
  const [shares, follow] = useSyncedState(groups.map(({ share }) => share));
  const sliders = groups.length === 2 ? groups.slice(0, 1) : groups;
  const [, second] = groups;
  return (
    <fieldset className={styles.shares}>
      <legend className={fieldStyles.legend}>{translate('editorEdit:experiment.shares')}</legend>
      {sliders.map((group, place) => (
        <ShareSlider
          key={group.name}
          label={group.name}
          share={shares[place] ?? 0}
          isDisabled={isReadOnly}
          onChange={(share) => follow(withShare(shares, place, share))}
          onChangeEnd={(share) =>
            change((items) => withShares(items, name, withShare(shares, place, share)), chosenIds())
          }
        />
      ))}
      {sliders.length === 1 && second && (
        <p className={styles.rest}>
          {translate('editorEdit:experiment.rest', { group: second.name, share: shares[1] ?? 0 })}
        </p>
      )}
    </fieldset>
  );
}

/** Ends the experiment with one of its groups, or takes that one out of it. */
function Ending({
  experiment: { name, groups },
  group,
}: {
  readonly experiment: Experiment;
  readonly group: string;
}) {
  const translate = useTranslate();
  const { isReadOnly } = useForm();
  const { change, chosenIds, items } = useBlockActions();
  const end = (act: typeof withGroupKept, done: string): void => {
    const after = act(items(), name, group);
    const left = new Set(groups.find((each) => each.name === group)?.itemIds);
    const chosen = act === withGroupKept ? left : new Set([...chosenIds()].filter((id) => !left.has(id)));
    change(() => after, chosen);
    announce(done);
  };
  return (
    <li className={styles.ending}>
      <span className={styles.endingName}>{group}</span>
      <button
        type="button"
        className={fieldStyles.button}
        disabled={isReadOnly}
        aria-label={translate('editorEdit:experiment.keepGroup', { group })}
        onClick={() => end(withGroupKept, translate('editorEdit:experiment.kept', { group }))}
      >
        {translate('editorEdit:experiment.keep')}
      </button>
      {groups.length > 1 && (
        <button
          type="button"
          className={fieldStyles.button}
          disabled={isReadOnly}
          aria-label={translate('editorEdit:experiment.dropGroup', { group })}
          onClick={() => end(withoutGroup, translate('editorEdit:experiment.dropped', { group }))}
        >
          {translate('editorEdit:experiment.drop')}
        </button>
      )}
    </li>
  );
}
