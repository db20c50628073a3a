import { useSelector } from 'react-redux';
import type { EditorPublication, DraftVersion, TemplateDetails } from '../../../generated/editor';
import { shippedReason } from '../../../kernel/shippedReason';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { Moment } from '../../kit/ui/Moment';
import { TableFrame } from '../../kit/ui/TableFrame';
import table from '../../kit/ui/table.module.css';
import styles from './HistoryTables.module.css';
import { FileDown } from 'lucide-react';
import { ProblemNote } from '../../kit/ui/Problem';
import { Section } from '../../kit/ui/Screen';
import { saveVersion } from './historyFeature';
import type { DraftSource } from './restoreFeature';
import type { Restore } from './useRestoring';
import { useMutation } from '../../kit/data/mutation';
import { sharePercentOf } from '../../kit/data/shownRevisions';

interface PublicationTableProps {
  readonly publications: readonly EditorPublication[];
  readonly details: TemplateDetails;
  readonly onRollback: (revision: number) => void;
  readonly restoring: Restore;
  /** Of the page. */
  readonly market: string;
}

/** What was done, in the word of the button that does it. */
function actWord({ action, previousRevision, setFor }: EditorPublication) {
  if (action === 'end') return setFor === undefined ? 'end' : 'setEnd';
  // Back from nothing: it was offline.
  return action === 'rollback' && previousRevision === null ? 'online' : action;
}

function What({ publication }: { readonly publication: EditorPublication }) {
  const translate = useTranslate();
  const { action, revision, previousRevision, setFor, guarded } = publication;
  const isSet = setFor !== undefined;
  return (
    <>
      <span className={table.strong}>{translate(`editor:history.action.${actWord(publication)}`)}</span>
      {isSet && <div className={table.second}>{translate('editor:history.atSetTime')}</div>}
      {guarded && (
        <div className={table.second}>
          {translate('editor:history.guardedFirst', { share: guarded.sharePercent })}
        </div>
      )}
      {revision !== null && (
        <div className={table.second}>{translate('editor:history.revision', { revision })}</div>
      )}
      {action === 'end' && previousRevision !== null && (
        <div className={table.second}>
          {translate('editor:history.wasRevision', { revision: previousRevision })}
        </div>
      )}
    </>
  );
}

function describeReason(translate: Translate, reason: string): string {
  if (reason === '') return translate('editor:history.noReason');
  return reason === shippedReason ? translate('editor:history.shipped') : reason;
}

/** What visitors see, or who of them does. */
const liveWords = (translate: Translate, share: number): string =>
  share === 100 ? translate('editor:history.isLive') : translate('editor:history.isLiveFor', { share });

export function PublicationTable(props: PublicationTableProps) {
  const { publications, details, onRollback, restoring, market } = props;
  const translate = useTranslate();
  const mayPublish = useSelector(selectMay('publisher'));
  const mayBringBack = mayPublish && !details.isArchived;
  return (
    <TableFrame
      label={translate('editor:history.publications')}
      heads={[
        translate('editor:history.what'),
        translate('editor:history.why'),
        translate('editor:history.who'),
        translate('editor:history.when'),
        translate('editor:history.then'),
      ]}
    >
      <tbody>
        {publications.map((publication) => {
          const { sequence, revision, reason, byName, at } = publication;
          const share = revision === null ? 0 : sharePercentOf(details, revision);
          const isLive = share > 0;
          // Of several acts that led to a revision, what visitors see came by the newest.
          const isNewest = publications.find((each) => each.revision === revision) === publication;
          return (
            <tr key={sequence}>
              <td className={table.narrow}>
                <What publication={publication} />
              </td>
              <td className={table.wide}>{describeReason(translate, reason)}</td>
              <td className={table.narrow}>{byName}</td>
              <td className={table.narrow}>
                <Moment at={at} market={market} />
              </td>
              <td className={table.narrow}>
                <div className={styles.actions}>
                  {isLive && isNewest && liveWords(translate, share)}
                  {revision !== null && revision !== details.live?.revision && restoring.may && (
                    <RestoreButton
                      source={{ kind: 'revision', number: revision }}
                      label={translate('editor:history.restoreRevision', { revision })}
                      restoring={restoring}
                    />
                  )}
                  {!isLive && revision !== null && mayBringBack && (
                    <Button
                      onPress={() => onRollback(revision)}
                      aria-label={translate('editor:history.bringBackRevision', { revision })}
                    >
                      {translate('editor:history.bringBack')}
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}

interface RestoreButtonProps {
  readonly source: DraftSource;
  /** Its name, which says of what. */
  readonly label: string;
  readonly restoring: Restore;
}

/** Makes an earlier state the draft, which can be undone. */
function RestoreButton({ source, label, restoring }: RestoreButtonProps) {
  const translate = useTranslate();
  return (
    <Button isBusy={restoring.isBusy(source)} onPress={() => restoring.run(source)} aria-label={label}>
      {translate('editor:history.restore')}
    </Button>
  );
}

interface KeptDraftsProps {
  readonly restoring: Restore;
  readonly id: string;
  readonly versions: readonly DraftVersion[];
  readonly market: string;
}

/** Earlier states of the draft, and those that lost to another person's; each can be restored, or had as a file. */
export function KeptDrafts({ id, versions, restoring, market }: KeptDraftsProps) {
  const translate = useTranslate();
  const { request, isBusy, problem, run } = useMutation(saveVersion);
  return (
    <Section title={translate('editor:history.drafts')} text={translate('editor:history.draftsText')}>
      <ProblemNote problem={problem} />
      <TableFrame
        label={translate('editor:history.drafts')}
        heads={[
          translate('editor:history.why'),
          translate('editor:history.who'),
          translate('editor:history.when'),
          translate('editor:history.then'),
        ]}
      >
        <tbody>
          {versions.map(({ number, reason, savedByName, savedAt, sha256 }) => (
            <tr key={number}>
              <td>{translate(`editor:history.kept.${reason}`)}</td>
              <td className={table.narrow}>{savedByName}</td>
              <td className={table.narrow}>
                <Moment at={savedAt} market={market} />
              </td>
              <td className={table.narrow}>
                <div className={styles.actions}>
                  {sha256 === restoring.sha256 && (
                    <span className={table.second}>{translate('editor:history.isDraft')}</span>
                  )}
                  {sha256 !== restoring.sha256 && restoring.may && (
                    <RestoreButton
                      source={{ kind: 'version', number }}
                      label={translate('editor:history.restoreVersion', { number })}
                      restoring={restoring}
                    />
                  )}
                  <Button
                    icon={<FileDown aria-hidden="true" />}
                    isBusy={isBusy && request?.number === number}
                    onPress={() => run({ id, number })}
                    aria-label={translate('editor:history.saveDraft', { number })}
                  >
                    {translate('editor:history.save')}
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Section>
  );
}
