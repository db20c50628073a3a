import { useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { findingText, type AnyFinding } from '../check/findingText';
import { selectLanguage } from '../session/sessionSlice';
import styles from './PublishDialog.module.css';

interface KnownFindingsProps {
  readonly findings: readonly AnyFinding[];
  /** They are errors, to be mended first; else warnings, to be accepted or mended. */
  readonly isBlocked: boolean;
}

/** What the check found; errors keep the draft from being published, warnings ask. */
export function KnownFindings({ findings, isBlocked }: KnownFindingsProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  return (
    <section className={styles.part} role="alert" data-testid="publish-findings">
      <h3 className={styles.heading}>
        {translate(isBlocked ? 'editorEdit:publish.errors' : 'editorEdit:publish.warnings')}
      </h3>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li
            key={`${finding.rule} ${finding.path} ${finding.message}`}
            className={isBlocked ? styles.error : styles.warning}
          >
            {findingText(finding, language)}
          </li>
        ))}
      </ul>
    </section>
  );
}
