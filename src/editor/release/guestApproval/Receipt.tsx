import { Printer } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { ApprovalQuestion, GivenAnswer } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { formatMoment } from '../../kit/data/format';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { isWebView } from '../../../ui/webView';
import { Button } from '../../kit/ui/Button';
import { CopyField } from '../../kit/ui/CopyField';
import styles from './Approval.module.css';
import { ApprovalFrame } from './ApprovalFrame';

interface ReceiptProps {
  readonly question: ApprovalQuestion;
  readonly state: 'approved' | 'changeAsked';
  readonly answered: GivenAnswer;
}

/** What was answered, by whom, when and about which bytes: to be printed or kept. It stands under the link from now on. */
export function Receipt({ question, state, answered }: ReceiptProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { appName, subject, sha256, name, madeByName } = question;
  const rows = [
    ['about', subject],
    ['by', answered.byName],
    ['for', name],
    ['at', formatMoment(answered.at, language)],
    ...(answered.note === '' ? [] : [['note', answered.note] as const]),
    ['maker', madeByName],
  ] as const;
  // For where nothing is printed, as when a messenger shows the page.
  const text = [
    ...rows.map(([key, value]) => [translate(`editorApproval:receipt.${key}`), value]),
    [translate('editorApproval:receipt.fingerprint'), sha256],
  ]
    .map((line) => line.join(': '))
    .join('\n');
  return (
    <ApprovalFrame appName={appName} title={translate(`editorApproval:receipt.${state}`)}>
      <p className={styles.text} role="status">
        {translate(`editorApproval:receipt.${state}Text`)}
      </p>
      <dl className={styles.receipt} data-testid="receipt">
        {rows.map(([key, value]) => (
          <div key={key} className={styles.row}>
            <dt className={styles.term}>{translate(`editorApproval:receipt.${key}`)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt className={styles.term}>{translate('editorApproval:receipt.fingerprint')}</dt>
          <dd className={styles.code}>{sha256}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>{translate('editorApproval:receipt.keep')}</p>
      <div className={styles.print}>
        {isWebView(navigator.userAgent) ? (
          <CopyField
            label={translate('editorApproval:receipt.text')}
            value={text}
            copyLabel={translate('editorApproval:receipt.copy')}
          />
        ) : (
          <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
            {translate('editorApproval:receipt.print')}
          </Button>
        )}
      </div>
    </ApprovalFrame>
  );
}
