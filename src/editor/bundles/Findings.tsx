import { useSelector } from 'react-redux';
import type { EditorFinding } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { findingText } from '../check/findingText';
import { selectLanguage } from '../session/sessionSlice';
import styles from './Bundles.module.css';

/** What the checks found in a page that is read and not edited: its errors, else what they warn of. */
export function Findings({ findings }: { readonly findings: readonly EditorFinding[] }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const shown = errors.length > 0 ? errors : findings;
  if (shown.length === 0) return <p className={styles.quiet}>{translate('editorBundles:sound')}</p>;
  const count = shown.length;
  return (
    <div data-testid="member-findings">
      <p className={errors.length > 0 ? styles.fault : styles.warning}>
        {translate(errors.length > 0 ? 'editorBundles:errors' : 'editorBundles:warnings', { count })}
      </p>
      <ul className={styles.findings}>
        {shown.map((finding) => (
          <li key={`${finding.rule} ${finding.path} ${finding.message}`}>{findingText(finding, language)}</li>
        ))}
      </ul>
    </div>
  );
}
