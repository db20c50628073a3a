import { useSelector } from 'react-redux';
import type { EditorFinding } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { findingText } from '../check/findingText';
import { selectLanguage } from '../session/sessionSlice';
import styles from './PublishDialog.module.css';

interface RefusedFindingsProps {
  readonly findings: readonly EditorFinding[];
  /** They are warnings, to be accepted or mended. */
  readonly isAsking: boolean;
}

/** What the host's check found; errors keep the draft from being published, warnings ask. */
export function RefusedFindings({ findings, isAsking }: RefusedFindingsProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const severity = isAsking ? 'warning' : 'error';
  const shown = findings.filter((finding) => finding.severity === severity);
  return (
    <section className={styles.part} role="alert" data-testid="publish-findings">
      <h3 className={styles.heading}>{translate(isAsking ? 'editorEdit:publish.warnings' : 'editorEdit:publish.errors')}</h3>
      <ul className={styles.findings}>
        {shown.map((finding) => (
          <li key={`${finding.rule} ${finding.path} ${finding.message}`} className={isAsking ? styles.warning : styles.error}>
            {findingText(finding, language)}
          </li>
        ))}
      </ul>
    </section>
  );
}
