import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { type AnyFinding, findingText } from '../check/FindingList';
import { selectLanguage } from '../session/sessionSlice';
import styles from './PublishDialog.module.css';
import type { EditorFinding, TemplateDetails } from '../../generated/editor';
import { ruleTable } from '../../template/check/ruleTable';
import { useFindings } from '../check/useFindings';
import { useWorkspace } from '../edit/workspace';
import { editEvents } from '../edit/editSlice';
import { Button } from '../ui/Button';

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

export interface KnownFindings {
  /** Only errors where there are any: warnings are not asked about before those are mended. */
  readonly findings: readonly AnyFinding[];
  /** There are errors: nothing can be published. */
  readonly isBlocked: boolean;
  /** These are all the warnings there are, so whoever goes on accepts them. */
  readonly asksAboutWarnings: boolean;
  readonly isChecking: boolean;
}

/** @param refused what the host's own check found, once it was asked; until then the check here speaks. */
export function useKnownFindings(refused: readonly EditorFinding[] | undefined): KnownFindings {
  const { brand } = useWorkspace();
  const result = useFindings(brand);
  const all: readonly AnyFinding[] = refused ?? result?.findings ?? [];
  const errors = all.filter(({ severity }) => severity === 'error');
  const isBlocked = errors.length > 0;
  // The host draws no page either, so only what it alone may know keeps the warnings here from being all.
  const isWhole =
    refused !== undefined || result?.notRun.every((rule) => ruleTable[rule].needs === 'layout') === true;
  return {
    findings: isBlocked ? errors : all,
    isBlocked,
    asksAboutWarnings: !isBlocked && all.length > 0 && isWhole,
    isChecking: result === undefined && refused === undefined,
  };
}

/** Somebody else saved another version since: it is looked at before anything is published. */
export function OthersDraft({ details }: { readonly details: TemplateDetails }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  return (
    <div className={styles.part} role="alert">
      <p className={styles.fault}>{translate('editorEdit:publish.othersDraft')}</p>
      <div>
        <Button onPress={() => dispatch(editEvents.detailsArrived(details))}>
          {translate('editorEdit:publish.openOthers')}
        </Button>
      </div>
    </div>
  );
}
