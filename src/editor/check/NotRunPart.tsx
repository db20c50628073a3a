import { ruleTable, type RuleId } from '../../template/check/ruleTable';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './CheckPanel.module.css';

const named = [
  'textOverflows',
  'tapTargetSmall',
  'unpublishedTemplate',
  'pictureTooHeavy',
  'pageTooHeavy',
  'pageTooSlow',
] as const;

/** Rules that nothing above speaks of, since what they need is not known here yet. */
export function NotRunPart({ rules }: { readonly rules: readonly RuleId[] }) {
  const translate = useTranslate();
  const nameOf = (rule: RuleId): string => {
    const known = named.find((each) => each === rule);
    return known
      ? translate(`editorEdit:check.rules.${known}`)
      : translate(`checks:group.${ruleTable[rule].group}`);
  };
  const names = [...new Set(rules.map(nameOf))];
  return (
    <p className={styles.notRun} data-testid="rules-not-run">
      {translate('editorEdit:check.notRun', { rules: names.join(', ') })}
    </p>
  );
}
