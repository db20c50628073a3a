import { useTranslate } from '../../texts/TranslateContext';
import type { TemplateCheck } from '../../template/check/templateCheck';
import { useBlockLabels } from '../edit/useBlockLabels';
import styles from './CheckPanel.module.css';
import { FindingList } from './FindingList';
import type { AnyFinding } from './findingText';
import { LayoutPart } from './LayoutPart';
import { useJump } from './useJump';

interface CheckPanelProps {
  /** Undefined: the check has not run yet. */
  readonly findings: readonly TemplateCheck[] | undefined;
}

/** What has to be mended before publishing, and what to think about. */
export function CheckPanel({ findings }: CheckPanelProps) {
  const translate = useTranslate();
  const blocks = useBlockLabels();
  const jump = useJump();
  const placeOf = ({ block }: AnyFinding): string =>
    blocks.find(({ id }) => id === block)?.label ?? translate('editorEdit:check.page');
  if (!findings) return <p className={styles.quiet}>{translate('editorEdit:check.running')}</p>;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return (
    <div data-testid="checks">
      {findings.length === 0 && <p className={styles.quiet}>{translate('editorEdit:check.clean')}</p>}
      {errors > 0 && <p className={styles.summary}>{translate('editorEdit:check.errors', { count: errors })}</p>}
      {warnings > 0 && <p className={styles.summary}>{translate('editorEdit:check.warnings', { count: warnings })}</p>}
      <FindingList findings={findings} placeOf={placeOf} onChosen={({ path }) => jump(path)} />
      <LayoutPart placeOf={placeOf} onChosen={({ path }) => jump(path)} />
    </div>
  );
}
