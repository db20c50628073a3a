import { useSelector } from 'react-redux';
import type { EditorPublication } from '../../generated/editor';
import { shippedReason } from '../../kernel/shippedReason';
import type { Translate } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import { selectMay } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import { Moment } from '../ui/Moment';
import { TableFrame } from '../ui/TableFrame';
import table from '../ui/table.module.css';

interface PublicationTableProps {
  readonly publications: readonly EditorPublication[];
  readonly liveRevision: number | undefined;
  readonly onRollback: (revision: number) => void;
}

function What({ publication }: { readonly publication: EditorPublication }) {
  const translate = useTranslate();
  const { action, revision, previousRevision } = publication;
  return (
    <>
      <span className={table.strong}>{translate(`editor:history.action.${action}`)}</span>
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

export function PublicationTable({ publications, liveRevision, onRollback }: PublicationTableProps) {
  const translate = useTranslate();
  const mayPublish = useSelector(selectMay('publisher'));
  const latest = publications[0]?.sequence;
  return (
    <TableFrame label={translate('editor:history.publications')}>
      <thead>
        <tr>
          <th scope="col">{translate('editor:history.what')}</th>
          <th scope="col">{translate('editor:history.why')}</th>
          <th scope="col">{translate('editor:history.who')}</th>
          <th scope="col">{translate('editor:history.when')}</th>
          <th scope="col">{translate('editor:history.then')}</th>
        </tr>
      </thead>
      <tbody>
        {publications.map((publication) => {
          const { sequence, revision, reason, byName, at } = publication;
          const isLive = revision !== null && revision === liveRevision;
          return (
            <tr key={sequence}>
              <td className={table.narrow}>
                <What publication={publication} />
              </td>
              <td className={table.wide}>{describeReason(translate, reason)}</td>
              <td className={table.narrow}>{byName}</td>
              <td className={table.narrow}>
                <Moment at={at} />
              </td>
              <td className={table.narrow}>
                {isLive && sequence === latest && translate('editor:history.isLive')}
                {!isLive && revision !== null && mayPublish && (
                  <Button
                    onPress={() => onRollback(revision)}
                    aria-label={translate('editor:history.bringBackRevision', { revision })}
                  >
                    {translate('editor:history.bringBack')}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}
