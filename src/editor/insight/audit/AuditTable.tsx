import { useSelector } from 'react-redux';
import type { AuditEntry } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { Moment } from '../../kit/ui/Moment';
import { TableFrame } from '../../kit/ui/TableFrame';
import table from '../../kit/ui/table.module.css';
import styles from './Audit.module.css';
import { describeDetail } from './describeDetail';

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  /** Shows only the rows of one template or one person. */
  readonly onNarrowed: (filter: Readonly<Record<string, string>>) => void;
}

type ActorProps = Pick<AuditEntry, 'accountId' | 'accountName'> & Pick<AuditTableProps, 'onNarrowed'>;

/** An actor without a name was not signed in, or was no person. */
function Actor({ accountId, accountName, onNarrowed }: ActorProps) {
  const translate = useTranslate();
  if (accountId === null) {
    return accountName === '' ? translate('editor:audit.nobody') : accountName;
  }
  return (
    <button
      type="button"
      className={styles.filter}
      title={translate('editor:audit.onlyBy', { name: accountName })}
      onClick={() => onNarrowed({ accountId })}
    >
      {accountName}
    </button>
  );
}

export function AuditTable({ entries, onNarrowed }: AuditTableProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  return (
    <TableFrame
      label={translate('editor:place.audit')}
      heads={[
        translate('editor:history.when'),
        translate('editor:history.who'),
        translate('editor:history.what'),
        translate('editor:audit.subject'),
        translate('editor:audit.detail'),
      ]}
    >
      <tbody>
        {entries.map(({ id, at, action, subject, templateId, detail, ...actor }) => (
          <tr key={id}>
            <td className={table.narrow}>
              <Moment at={at} />
            </td>
            <td className={table.narrow}>
              <Actor {...actor} onNarrowed={onNarrowed} />
            </td>
            <td className={table.narrow}>
              <span className={table.strong}>{translate(`editor:audit.action.${action}`)}</span>
            </td>
            <td className={styles.subject}>
              {templateId === null ? (
                <span className={styles.plain}>{subject}</span>
              ) : (
                <button
                  type="button"
                  className={styles.filter}
                  title={translate('editor:audit.onlyTemplate', { id: templateId })}
                  onClick={() => onNarrowed({ templateId })}
                >
                  {subject}
                </button>
              )}
            </td>
            <td className={table.wide}>
              {describeDetail(translate, language, detail).map((line) => (
                <div key={line} className={styles.detail}>
                  {line}
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
