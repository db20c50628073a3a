import { CircleX, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { Locale } from '../../kernel/locale';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import { useBlockLabels } from '../edit/useOutline';
import { selectLanguage } from '../session/sessionSlice';
import styles from './CheckPanel.module.css';
import { type FindingGroup, groupFindings } from './findingGroups';
import { type AnyFinding, findingText } from './findingText';
import { mendedAt, mendedLanguage } from './useJump';

/** Told what has to be changed: its JSON Pointer, and in which language. */
type OnChosen = (path: string, language?: Locale) => void;

interface RowProps {
  readonly finding: AnyFinding;
  readonly onChosen: OnChosen;
}

function FindingRow({ finding, onChosen }: RowProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const isError = finding.severity === 'error';
  const Icon = isError ? CircleX : TriangleAlert;
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => onChosen(mendedAt(finding), mendedLanguage(finding))}
    >
      <Icon
        size={16}
        className={joinClasses(styles.icon, isError ? styles.error : styles.warning)}
        aria-label={translate(isError ? 'editorEdit:check.error' : 'editorEdit:check.warning')}
      />
      <span className={styles.words}>
        <span>{findingText(finding, language)}</span>
        {isError && <span className={styles.blocking}>{translate('editorEdit:check.blocking')}</span>}
      </span>
    </button>
  );
}

interface GroupProps {
  readonly group: FindingGroup;
  readonly label: string;
  readonly onChosen: OnChosen;
}

function Group({ group, label, onChosen }: GroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id} className={styles.groupTitle}>
        {label}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {group.findings.map((finding) => (
          <li key={`${finding.rule} ${finding.path} ${finding.message}`}>
            <FindingRow finding={finding} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FindingListProps {
  readonly findings: readonly AnyFinding[];
  readonly onChosen: OnChosen;
}

/** Findings by block, errors first; choosing one leads to where it is mended. */
export function FindingList({ findings, onChosen }: FindingListProps) {
  const translate = useTranslate();
  const blocks = useBlockLabels();
  const groups = groupFindings(
    findings,
    blocks.map(({ id }) => id),
  );
  return groups.map((group) => (
    <Group
      key={group.block ?? ''}
      group={group}
      onChosen={onChosen}
      label={blocks.find(({ id }) => id === group.block)?.label ?? translate('editorEdit:check.page')}
    />
  ));
}
