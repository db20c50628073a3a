import { History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../texts/TranslateContext';
import { selectMay } from '../session/sessionSlice';
import { templateName } from '../data/template';
import { Button } from '../ui/Button';
import { EmptyState, DataState } from '../ui/DataState';
import { Screen, Section } from '../ui/Screen';
import { TemplateNav } from '../ui/TemplateNav';
import { type HistoryData, templateHistory } from './historyFeature';
import { useResource } from '../data/resource';
import { KeptDrafts, PublicationTable } from './HistoryTables';
import { RollbackDialog } from './RollbackDialog';

interface ContentProps {
  readonly data: HistoryData;
  readonly onRollback: (revision: number) => void;
}

function Content({ data: { details, publications, versions }, onRollback }: ContentProps) {
  const translate = useTranslate();
  if (publications.length === 0 && versions.length === 0) {
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
      <Section title={translate('editor:history.publications')}>
        {publications.length === 0 ? (
          <p>{translate('editor:history.neverLive')}</p>
        ) : (
          <PublicationTable
            publications={publications}
            liveRevision={details.live?.revision}
            onRollback={onRollback}
          />
        )}
      </Section>
      {versions.length > 0 && <KeptDrafts id={details.id} versions={versions} />}
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
  const [revision, setRevision] = useState<number>();
  const name = value && templateName(value.details);
  const live = value?.details.live;
  const back = value && previousRevision(value);
  return (
    <Screen
      title={translate('editor:history.title')}
      about={name}
      above={<TemplateNav id={id} name={name} details={value?.details} />}
      description={translate('editor:history.text')}
      actions={
        mayPublish &&
        back !== undefined && (
          <Button look="primary" icon={<Undo2 aria-hidden="true" />} onPress={() => setRevision(back)}>
            {translate('editor:history.rollBack')}
          </Button>
        )
      }
    >
      <DataState of={history} />
      {value && <Content data={value} onRollback={setRevision} />}
      {revision !== undefined && (
        <RollbackDialog
          id={id}
          revision={revision}
          live={live?.document}
          liveRevision={live?.revision ?? 0}
          onClosed={() => setRevision(undefined)}
        />
      )}
    </Screen>
  );
}

/** The revision that was live before what is live now; undefined where there is none to go back to. */
function previousRevision({ details, publications }: HistoryData): number | undefined {
  const latest = publications[0];
  if (!latest || latest.previousRevision === null) return undefined;
  return latest.previousRevision === details.live?.revision ? undefined : latest.previousRevision;
}
