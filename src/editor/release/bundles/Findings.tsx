import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { EditorFinding } from '../../../generated/editor';
import { countLines } from '../../../template/check/findingLines';
import { useTranslate } from '../../../texts/TranslateContext';
import { documentLabels } from '../../workspace/check/documentLabels';
import { FindingList } from '../../workspace/check/FindingList';
import { selectLanguage } from '../../kit/session/sessionSlice';
import styles from './Bundles.module.css';

interface FindingsProps {
  readonly findings: readonly EditorFinding[];
  /** Exact JSON text of the page. */
  readonly document: string;
}

/** What the checks found in a page that is read and not edited: its errors, else what they warn of. */
export function Findings({ findings, document }: FindingsProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const blocks = useMemo(
    () => documentLabels(document, translate, language),
    [document, translate, language],
  );
  const { errors, warnings } = countLines(findings);
  if (errors + warnings === 0) return <p className={styles.quiet}>{translate('editorBundles:sound')}</p>;
  const isFaulty = errors > 0;
  return (
    <div data-testid="member-findings">
      <p className={isFaulty ? styles.fault : styles.warning}>
        {translate(isFaulty ? 'editorBundles:errors' : 'editorBundles:warnings', {
          count: errors || warnings,
        })}
      </p>
      <FindingList
        findings={isFaulty ? findings.filter(({ severity }) => severity === 'error') : findings}
        blocks={blocks}
      />
    </div>
  );
}
