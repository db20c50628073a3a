import { CircleX, TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import { selectLanguage } from '../session/sessionSlice';
import styles from './CheckPanel.module.css';
import english from '../../../locales/en/checks.json';
import spanish from '../../../locales/es/checks.json';
import type { EditorFinding, EditorLanguage } from '../../generated/editor';
import { describeCheck, type CheckParameters, type TemplateCheck } from '../../template/check/templateCheck';

interface FindingListProps {
  readonly findings: readonly AnyFinding[];
  readonly placeOf: (finding: AnyFinding) => string;
  readonly onChosen: (finding: AnyFinding) => void;
}

/** Findings, errors first; choosing one leads to its block. */
export function FindingList({ findings, placeOf, onChosen }: FindingListProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const ordered = [...errors, ...findings.filter(({ severity }) => severity === 'warning')];
  return (
    <ul className={styles.list}>
      {ordered.map((finding) => {
        const isError = finding.severity === 'error';
        const Icon = isError ? CircleX : TriangleAlert;
        return (
          <li key={`${finding.rule} ${finding.path} ${finding.message}`}>
            <button type="button" className={styles.row} onClick={() => onChosen(finding)}>
              <Icon
                size={16}
                className={joinClasses(styles.icon, isError ? styles.error : styles.warning)}
                aria-label={translate(isError ? 'editorEdit:check.error' : 'editorEdit:check.warning')}
              />
              <span className={styles.words}>
                <span>{findingText(finding, language)}</span>
                <span className={styles.place}>{placeOf(finding)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A finding as the checks make it here or as the host sends it. */
export type AnyFinding = TemplateCheck | EditorFinding;

const textsByLanguage: Readonly<Record<EditorLanguage, Readonly<Record<string, string>>>> = {
  en: english.rule,
  es: spanish.rule,
};

/** Strings and numbers are all that rules say. */
const plain = (parameters: AnyFinding['parameters']): CheckParameters =>
  Object.fromEntries(
    Object.entries(parameters).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/** What a finding says in the language of whoever edits; of a rule that this build doesn't know, the host's own words. */
export function findingText(finding: AnyFinding, language: EditorLanguage): string {
  const text = textsByLanguage[language][finding.rule];
  return text === undefined ? finding.message : describeCheck(text, plain(finding.parameters), language);
}
