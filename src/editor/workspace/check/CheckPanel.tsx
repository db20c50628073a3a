import { countLines } from '../../../template/check/findingLines';
import { type RuleId, ruleTable } from '../../../template/check/ruleTable';
import { useTranslate } from '../../../texts/TranslateContext';
import styles from './CheckPanel.module.css';
import { FindingList } from './FindingList';
import { LayoutPart } from './LayoutPart';
import type { CheckResult } from './useFindings';
import { useJump } from '../model/useJump';
import { useBlockLabels } from '../model/useOutline';
import { useSelector } from 'react-redux';
import { budgets, type PageWeight } from '../../../template/check/weighPage';
import { useWorkspace } from '../model/workspace';
import { readersOf } from '../../kit/data/format';
import { selectLanguage } from '../../kit/session/sessionSlice';

interface CheckPanelProps {
  /** Undefined: the check has not run yet. */
  readonly result: CheckResult | undefined;
}

/** What has to be mended before publishing, and what to think about. */
export function CheckPanel({ result }: CheckPanelProps) {
  const translate = useTranslate();
  const jump = useJump();
  const blocks = useBlockLabels();
  const { isSection } = useWorkspace();
  if (!result) return <p className={styles.quiet}>{translate('editorEdit:check.running')}</p>;
  const { findings, weight, notRun } = result;
  const { errors, warnings } = countLines(findings);
  return (
    <div data-testid="checks">
      {findings.length === 0 && <p className={styles.quiet}>{translate('editorEdit:check.clean')}</p>}
      {errors > 0 && (
        <p className={styles.summary}>{translate('editorEdit:check.errors', { count: errors })}</p>
      )}
      {warnings > 0 && (
        <p className={styles.summary}>{translate('editorEdit:check.warnings', { count: warnings })}</p>
      )}
      <FindingList findings={findings} blocks={blocks} onChosen={jump} />
      {!isSection && <LayoutPart />}
      {weight && <WeightPart weight={weight} />}
      {notRun.length > 0 && <NotRunPart rules={notRun} />}
    </div>
  );
}

const named = [
  'textOverflows',
  'wordTorn',
  'layoutShifts',
  'tapTargetSmall',
  'unpublishedTemplate',
  'pictureTooHeavy',
  'pageTooHeavy',
  'pageTooSlow',
] as const;

/** Rules that nothing above speaks of, since what they need is not known here yet. */
function NotRunPart({ rules }: { readonly rules: readonly RuleId[] }) {
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

/** What the page costs a cheap phone on a slow line, beside the budget. */
function WeightPart({ weight }: { readonly weight: PageWeight }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { format } = new Intl.NumberFormat(readersOf(language), { maximumFractionDigits: 1 });
  const kilobytes = (bytes: number): string => format(Math.round(bytes / 1_000));
  const seconds = (ms: number): string => format(ms / 1_000);
  const { totalBytes, pictureBytes, lcp, unknownPictures } = weight;
  return (
    <section
      className={styles.part}
      aria-label={translate('editorEdit:check.weight')}
      data-testid="page-weight"
    >
      <h2 className={styles.partTitle}>{translate('editorEdit:check.weight')}</h2>
      <p>
        {translate('editorEdit:check.weightBytes', {
          bytes: kilobytes(totalBytes),
          budget: kilobytes(budgets.pageBytes),
          pictures: kilobytes(pictureBytes),
        })}
      </p>
      <p>
        {translate('editorEdit:check.weightTime', { seconds: seconds(lcp), budget: seconds(budgets.lcp) })}
      </p>
      {unknownPictures > 0 && (
        <p>{translate('editorEdit:check.weightUnknown', { count: unknownPictures })}</p>
      )}
    </section>
  );
}
