import { useSelector } from 'react-redux';
import type { ApprovalQuestion } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { formatMoment } from '../../kit/data/format';
import { selectLanguage } from '../../kit/session/sessionSlice';
import styles from './Approval.module.css';
import { ApprovalFrame } from './ApprovalFrame';

interface ClosedApprovalLinkProps {
  readonly state: 'unknown' | 'expired' | 'revoked' | 'changed' | 'decided';
  readonly question?: ApprovalQuestion;
}

/** Why there is nothing to answer, and whom to ask. */
export function ClosedApprovalLink({ state, question }: ClosedApprovalLinkProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { subject = '', madeByName = '', expiresAt = 0, answered } = question ?? {};
  const values = {
    subject,
    maker: madeByName,
    name: answered?.byName ?? '',
    time: formatMoment(answered?.at ?? expiresAt, language),
  };
  return (
    <ApprovalFrame appName={question?.appName} title={translate(`editorApproval:useless.${state}.title`)}>
      <p className={styles.text}>{translate(`editorApproval:useless.${state}.text`, values)}</p>
    </ApprovalFrame>
  );
}
