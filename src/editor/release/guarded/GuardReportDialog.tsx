import { useSelector } from 'react-redux';
import type { EditorGuard, GuardFigures, GuardReport } from '../../../generated/editor';
import { comparedRegistrations, excludedLoss, leastNetworks } from '../../../experiments/guardedPublication';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { selectLanguage } from '../../kit/session/sessionSlice';
import {
  formatCount,
  formatPercent,
  formatRate,
  formatSignedPercent,
  formatVital,
} from '../../insight/statistics/figures';
import { FiguresTable } from '../../insight/statistics/FiguresTable';
import statistics from '../../insight/statistics/Statistics.module.css';
import { DataState } from '../../kit/ui/DataState';
import { Dialog } from '../../kit/ui/Dialog';
import stack from '../../kit/ui/layout.module.css';
import { guardReport } from './guardFeature';

interface RevisionTableProps {
  readonly guard: EditorGuard;
  readonly before: GuardFigures;
  readonly after: GuardFigures;
}

interface SentencesProps extends RevisionTableProps {
  readonly networks: GuardReport['networks'];
}

/** What the figures say so far, in sentences. */
function Sentences({ guard, before, after, networks }: SentencesProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const compared = comparedRegistrations(guard.sharePercent / 100, {
    before: before.registrations,
    after: after.registrations,
  });
  const visits = formatCount(before.visits + after.visits, language);
  const { plannedVisits, outcome, figure } = guard;
  return (
    <>
      <p className={statistics.sentence}>
        {outcome === 'rolledBack' && figure !== null
          ? translate(`editorEdit:guard.worse.${figure}`)
          : translate(`editorEdit:guard.says.${outcome ?? 'watching'}`)}
      </p>
      <p>
        {compared
          ? translate('editorEdit:guard.range', {
              low: formatSignedPercent(compared.low - 1, language),
              high: formatSignedPercent(compared.high - 1, language),
            })
          : translate('editorEdit:guard.noRange')}
      </p>
      <p className={statistics.muted}>
        {plannedVisits === null
          ? translate('editorEdit:guard.visitsSoFar', { visits })
          : translate('editorEdit:guard.visitsOfPlan', {
              visits,
              planned: formatCount(plannedVisits, language),
              loss: formatPercent(1 - excludedLoss, language, 0),
            })}
      </p>
      {networks !== null && (
        <p className={statistics.muted}>
          {translate('editorEdit:guard.networks', {
            count: networks,
            networks: formatCount(networks, language),
            least: formatCount(leastNetworks, language),
          })}
        </p>
      )}
    </>
  );
}

/** Both revisions side by side, a row each figure. */
function RevisionTable({ guard, before, after }: RevisionTableProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const share = (count: number, { visits }: GuardFigures): string =>
    visits === 0 ? '–' : `${formatPercent(count / visits, language)}%`;
  const vital = (name: 'LCP' | 'INP', value: number | null): string =>
    value === null ? '–' : formatVital(translate, name, value, language);
  const rows: readonly (readonly [string, (figures: GuardFigures) => string])[] = [
    [translate('editorStatistics:visits'), ({ visits }) => formatCount(visits, language)],
    [translate('editorStatistics:registrations'), (figures) => formatCount(figures.registrations, language)],
    [translate('editorStatistics:rateOf'), (figures) => formatRate(figures, language)],
    [translate('editorEdit:guard.figure.faults'), (figures) => share(figures.faults, figures)],
    [translate('editorEdit:guard.figure.lcp'), ({ lcp }) => vital('LCP', lcp)],
    [translate('editorEdit:guard.figure.inp'), ({ inp }) => vital('INP', inp)],
  ];
  const { revision, previousRevision: previous } = guard;
  return (
    <FiguresTable
      label={translate('editorEdit:guard.table')}
      heads={[
        { text: translate('editorEdit:guard.figure.head') },
        { text: translate('editorEdit:guard.before', { revision: previous }), isFigure: true },
        { text: translate('editorEdit:guard.after', { revision }), isFigure: true },
      ]}
    >
      {rows.map(([name, write]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className={statistics.number}>{write(before)}</td>
          <td className={statistics.number}>{write(after)}</td>
        </tr>
      ))}
    </FiguresTable>
  );
}

function Report({ guard, before, after, networks }: GuardReport) {
  const translate = useTranslate();
  if (!guard || !before || !after) return null;
  return (
    <>
      <Sentences guard={guard} before={before} after={after} networks={networks} />
      <RevisionTable guard={guard} before={before} after={after} />
      <p className={statistics.muted}>{translate('editorEdit:guard.rules')}</p>
    </>
  );
}

interface GuardReportDialogProps {
  readonly id: string;
  readonly onClosed: () => void;
}

/** The figures of both revisions, and what they say. */
export function GuardReportDialog({ id, onClosed }: GuardReportDialogProps) {
  const translate = useTranslate();
  const report = useResource(guardReport, id);
  return (
    <Dialog title={translate('editorEdit:guard.reportTitle')} isWide onClosed={onClosed}>
      <div className={stack.stack} data-testid="guard-report">
        <DataState of={report} />
        {report.value && <Report {...report.value} />}
      </div>
    </Dialog>
  );
}
