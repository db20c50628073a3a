import { useSelector } from 'react-redux';
import type { ApprovalLink } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { formatMoment } from '../../kit/data/format';
import { useMutation } from '../../kit/data/mutation';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import styles from './ApprovalLinks.module.css';
import { type LinkSubject, revokeApprovalLink } from './approvalLinksFeature';

interface LinkRowProps {
  readonly link: ApprovalLink;
  readonly subject: LinkSubject;
}

/** Whom a link is for and how it stands, and the way to take it back. */
export function LinkRow({ link, subject }: LinkRowProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { request, isBusy, problem, run } = useMutation(revokeApprovalLink);
  const { id, name, state, createdByName, expiresAt, answeredByName, answeredAt } = link;
  const isOwn = request?.id === id;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {translate(`editorApproval:links.state.${state}`, {
            time: formatMoment(answeredAt ?? expiresAt, language),
            name: answeredByName ?? '',
          })}
        </span>
        <span className={styles.quiet}>
          {translate('editorApproval:links.madeBy', { name: createdByName })}
        </span>
        <ProblemNote problem={isOwn ? problem : undefined} />
      </div>
      {state === 'open' && (
        <Button
          isBusy={isBusy && isOwn}
          aria-label={translate('editorApproval:links.revokeNamed', { name })}
          onPress={() => run({ id, subject })}
        >
          {translate('editorApproval:links.revoke')}
        </Button>
      )}
    </li>
  );
}
