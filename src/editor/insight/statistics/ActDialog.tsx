import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Translate } from '../../../texts/textKey';
import { countLines } from '../../../template/check/findingLines';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../../kit/api/editorClient';
import { buttonClasses } from '../../kit/ui/Button';
import { FormDialog } from '../../kit/ui/FormDialog';
import { TextField } from '../../kit/ui/TextField';

interface Given {
  readonly reason: string;
  readonly acceptsWarnings?: true;
}

interface ActDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly templateId: string;
  readonly isBusy: boolean;
  readonly problem: EditorProblem | undefined;
  /** What to say where something else has happened meanwhile. */
  readonly conflict: string;
  /** In the place of the way to the editor, where a second person has to approve. */
  readonly approval?: ReactNode;
  readonly onSubmitted: (given: Given) => void;
  readonly onClosed: () => void;
}

const findingsOf = (problem: EditorProblem | undefined) =>
  countLines(problem && 'findings' in problem ? (problem.findings ?? []) : []);

function wordsOf(
  translate: Translate,
  problem: EditorProblem | undefined,
  conflict: string,
): string | undefined {
  const { errors, warnings } = findingsOf(problem);
  if (problem?.code === 'conflict') return conflict;
  if (problem?.code === 'approvalNeeded') return translate('editorStatistics:act.approvalNeeded');
  if (problem?.code === 'blocked') return translate('editorStatistics:act.blocked', { count: errors });
  return problem?.code === 'warnings'
    ? translate('editorStatistics:act.warnings', { count: warnings })
    : undefined;
}

/** An act that publishes: what will happen, why, and what blocks it. Warnings are shown once before they are accepted. */
export function ActDialog({
  title,
  text,
  submitLabel,
  templateId,
  conflict,
  approval,
  ...rest
}: ActDialogProps) {
  const { isBusy, problem, onSubmitted, onClosed } = rest;
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';
  const hasWarnings = problem?.code === 'warnings';
  const leadsToEditor = hasWarnings || problem?.code === 'blocked' || problem?.code === 'approvalNeeded';
  return (
    <FormDialog
      title={title}
      submitLabel={hasWarnings ? translate('editorStatistics:act.all') : submitLabel}
      isBusy={isBusy}
      problem={problem}
      problemText={wordsOf(translate, problem, conflict)}
      onSubmitted={() => {
        setChecked(true);
        if (!isMissing) onSubmitted({ reason: reason.trim(), ...(hasWarnings && { acceptsWarnings: true }) });
      }}
      onClosed={onClosed}
    >
      <p>{text}</p>
      <TextField
        label={translate('editor:history.reason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        rows={2}
        autoFocus
        error={isChecked && isMissing ? translate('editor:required') : undefined}
      />
      {problem?.code === 'approvalNeeded' && approval}
      {leadsToEditor && !(problem.code === 'approvalNeeded' && approval) && (
        <p>
          <Link to={`/templates/${encodeURIComponent(templateId)}`} className={buttonClasses()}>
            {translate('editorStatistics:act.open')}
          </Link>
        </p>
      )}
    </FormDialog>
  );
}
