import { FileUp, History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectMay } from '../../kit/session/sessionSlice';
import { runningGuard } from '../../kit/data/shownRevisions';
import { marketOf, templateName } from '../../kit/data/template';
import { EndActions } from '../guarded/EndActions';
import { Button } from '../../kit/ui/Button';
import { EmptyState, DataState } from '../../kit/ui/DataState';
import { Screen, Section } from '../../kit/ui/Screen';
import { TemplateNav } from '../../kit/ui/TemplateNav';
import { type HistoryData, templateHistory } from './historyCalls';
import { ImportOverDialog } from './ImportOverDialog';
import { RestoredLine } from './RestoredLine';
import { useMayRestore, useRestoring } from './useRestoring';
import { useResource } from '../../kit/data/resource';
import { KeptDrafts, PublicationTable } from './HistoryTables';
import { ScheduledSection } from './ScheduledSection';
import { RollbackDialog } from './RollbackDialog';

interface ContentProps {
  readonly data: HistoryData;
  readonly onRollback: (revision: number) => void;
}

function Content({ data: { details, publications, versions }, onRollback }: ContentProps) {
  const translate = useTranslate();
  const restoring = useRestoring(details);
  const market = marketOf(details) ?? '';
  const { schedule } = details;
  if (publications.length === 0 && versions.length === 0 && !schedule) {
    return (
      <EmptyState
        icon={<History />}
        title={translate('editor:history.emptyTitle')}
        text={translate('editor:history.emptyText')}
      />
    );
  }
  return (
    <>
      {restoring.why !== undefined && <p>{restoring.why}</p>}
      {schedule && <ScheduledSection details={details} schedule={schedule} />}
      <Section
        title={translate('editor:history.publications')}
        text={publications.length === 0 ? undefined : translate('editor:history.publicationsText')}
      >
        {publications.length === 0 ? (
          <p>{translate('editor:history.neverLive')}</p>
        ) : (
          <PublicationTable
            publications={publications}
            details={details}
            onRollback={onRollback}
            restoring={restoring}
            market={market}
          />
        )}
      </Section>
      {versions.length > 0 && (
        <KeptDrafts id={details.id} versions={versions} restoring={restoring} market={market} />
      )}
    </>
  );
}

/** Who published what, when and why; and the way back. */
export function HistoryScreen() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const history = useResource(templateHistory, id);
  const { value } = history;
  const mayPublish = useSelector(selectMay('publisher'));
  const mayImport = useMayRestore(value?.details);
  const [revision, setRevision] = useState<number>();
  const [isImporting, setImporting] = useState(false);
  const name = value && templateName(value.details);
  const guard = value && runningGuard(value.details);
  const back = value && !guard ? previousRevision(value) : undefined;
  return (
    <Screen
      title={translate('editor:history.title')}
      about={name}
      above={<TemplateNav id={id} name={name} details={value?.details} />}
      description={translate('editor:history.text')}
      actions={
        value && (
          <>
            {mayImport && (
              <Button icon={<FileUp aria-hidden="true" />} onPress={() => setImporting(true)}>
                {translate('editor:history.import')}
              </Button>
            )}
            {mayPublish && guard && <EndActions id={id} guard={guard} />}
            {mayPublish && !value.details.isArchived && back !== undefined && (
              <Button look="primary" icon={<Undo2 aria-hidden="true" />} onPress={() => setRevision(back)}>
                {translate('editor:history.rollBack')}
              </Button>
            )}
          </>
        )
      }
    >
      <DataState of={history} />
      <RestoredLine />
      {value && <Content data={value} onRollback={setRevision} />}
      {value && isImporting && (
        <ImportOverDialog details={value.details} onClosed={() => setImporting(false)} />
      )}
      {value && revision !== undefined && (
        <RollbackDialog
          details={value.details}
          revision={revision}
          hasDraft={hasOwnDraft(value.details)}
          onClosed={() => setRevision(undefined)}
        />
      )}
    </Screen>
  );
}

/** What was live last stands in the place of a draft once a campaign is over: nobody has written it. */
const hasOwnDraft = ({ draft }: TemplateDetails): boolean => draft !== null && draft.changedById !== '';

/** The revision that was live before what is live now; undefined where there is none to go back to. */
function previousRevision({ details, publications }: HistoryData): number | undefined {
  const latest = publications[0];
  if (!latest || latest.previousRevision === null) return undefined;
  return latest.previousRevision === details.live?.revision ? undefined : latest.previousRevision;
}
