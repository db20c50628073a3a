import { useSelector } from 'react-redux';
import type { EditorFinding } from '../../../generated/editor';
import { findingLines } from '../../../template/check/findingLines';
import { useTranslate } from '../../../texts/TranslateContext';
import { documentPlaces } from '../../workspace/check/documentPlaces';
import { lineText } from '../../workspace/check/lineText';
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
  const errors = findings.filter(({ severity }) => severity === 'error');
  const shown = findingLines(errors.length > 0 ? errors : findings);
  if (shown.length === 0) return <p className={styles.quiet}>{translate('editorBundles:sound')}</p>;
  const count = shown.length;
  return (
    <div data-testid="member-findings">
      <p className={errors.length > 0 ? styles.fault : styles.warning}>
        {translate(errors.length > 0 ? 'editorBundles:errors' : 'editorBundles:warnings', { count })}
      </p>
      <ul className={styles.findings}>
        {shown.map((line) => (
          <li key={`${line.first.rule} ${line.first.path} ${line.first.message}`}>
            {lineText(line, language)}
            <p className={styles.quiet}>{documentPlaces(document, line.findings, translate).join('; ')}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
