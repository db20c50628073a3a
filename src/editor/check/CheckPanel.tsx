import { ruleTable } from '../../template/check/ruleTable';
import { useTranslate } from '../../texts/TranslateContext';
import { useBlockLabels } from '../edit/useBlockLabels';
import styles from './CheckPanel.module.css';
import { FindingList } from './FindingList';
import type { AnyFinding } from './findingText';
import { LayoutPart } from './LayoutPart';
import { NotRunPart } from './NotRunPart';
import type { CheckResult } from './useFindings';
import { useJump } from './useJump';
import { useLayoutLook } from './useLayoutLook';
import { WeightPart } from './WeightPart';

interface CheckPanelProps {
  /** Undefined: the check has not run yet. */
  readonly result: CheckResult | undefined;
}

/** What has to be mended before publishing, and what to think about. */
export function CheckPanel({ result }: CheckPanelProps) {
  const translate = useTranslate();
  const blocks = useBlockLabels();
  const jump = useJump();
  const { look, setLook } = useLayoutLook();
  const placeOf = ({ block }: AnyFinding): string =>
    blocks.find(({ id }) => id === block)?.label ?? translate('editorEdit:check.page');
  if (!result) return <p className={styles.quiet}>{translate('editorEdit:check.running')}</p>;
  const { findings, weight } = result;
  // Those of the layout are run by a button, in a page that has been drawn.
  const notRun = result.notRun.filter((rule) => look.phase !== 'done' || ruleTable[rule].needs !== 'layout');
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return (
    <div data-testid="checks">
      {findings.length === 0 && <p className={styles.quiet}>{translate('editorEdit:check.clean')}</p>}
      {errors > 0 && (
        <p className={styles.summary}>{translate('editorEdit:check.errors', { count: errors })}</p>
      )}
      {warnings > 0 && (
        <p className={styles.summary}>{translate('editorEdit:check.warnings', { count: warnings })}</p>
      )}
      <FindingList findings={findings} placeOf={placeOf} onChosen={({ path }) => jump(path)} />
      <LayoutPart look={look} onLooked={setLook} placeOf={placeOf} onChosen={({ path }) => jump(path)} />
      {weight && <WeightPart weight={weight} />}
      {notRun.length > 0 && <NotRunPart rules={notRun} />}
    </div>
  );
}
