import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import type { EditorGuard } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import { useMutation } from '../../kit/data/mutation';
import { selectEdit } from '../../workspace/model/editSlice';
import workspace from '../../workspace/screen/Workspace.module.css';
import { usePageMoment } from '../../workspace/model/usePageMoment';
import { selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import { EndActions, type GuardProps } from './EndActions';
import styles from './GuardBanner.module.css';
import { GuardReportDialog } from './GuardReportDialog';
import { readGuard } from './guardFeature';

/** What happens, or what the host did by itself and why: a title and a line. */
function useGuardWords(guard: EditorGuard): readonly [string, string] {
  const translate = useTranslate();
  const timeOf = usePageMoment();
  const { revision, previousRevision, sharePercent: share, startedAt, outcome, figure, endedAt } = guard;
  const words = { revision, previous: previousRevision, share, time: timeOf(endedAt ?? startedAt) };
  switch (outcome) {
    case null:
      return [translate('editorEdit:guard.runs', words), translate('editorEdit:guard.runsText', words)];
    case 'rolledBack':
      return [
        translate(`editorEdit:guard.worse.${figure ?? 'registrations'}`, words),
        translate('editorEdit:guard.rolledBackText', words),
      ];
    case 'released':
    case 'replaced':
      return [
        translate('editorEdit:guard.released', words),
        translate('editorEdit:guard.releasedText', words),
      ];
  }
}

function ReadAction({ id, guard: { sequence } }: GuardProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(readGuard);
  return (
    <>
      <ProblemNote problem={problem} />
      <Button look="primary" isBusy={isBusy} onPress={() => run({ id, sequence })}>
        {translate('editorEdit:guard.read')}
      </Button>
    </>
  );
}

/** Above the page: a guarded publication that runs, or what the host did by itself until somebody has read it. */
function Guard({ id, guard }: GuardProps) {
  const translate = useTranslate();
  const mayPublish = useSelector(selectMay('publisher'));
  const mayEdit = useSelector(selectMay('editor'));
  const [isReading, setReading] = useState(false);
  const close = useCallback(() => setReading(false), []);
  const [title, text] = useGuardWords(guard);
  const isTakenBack = guard.outcome === 'rolledBack';
  const Icon = isTakenBack ? ShieldAlert : ShieldCheck;
  return (
    <div
      className={joinClasses(workspace.notice, styles.banner, isTakenBack && styles.takenBack)}
      data-testid="guard"
    >
      <Icon size={18} aria-hidden className={styles.icon} />
      <div className={styles.words} role={isTakenBack ? 'alert' : 'status'}>
        <p className={workspace.noticeTitle}>{title}</p>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        <Button onPress={() => setReading(true)}>{translate('editorEdit:guard.figures')}</Button>
        {guard.outcome === null && mayPublish && <EndActions id={id} guard={guard} />}
        {guard.outcome !== null && mayEdit && <ReadAction id={id} guard={guard} />}
      </div>
      {isReading && <GuardReportDialog id={id} onClosed={close} />}
    </div>
  );
}

export function GuardBanner() {
  const { id, details } = useSelector(selectEdit);
  return details?.guard ? <Guard key={details.guard.sequence} id={id} guard={details.guard} /> : null;
}
