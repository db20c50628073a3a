import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import styles from './ApprovalLinks.module.css';
import { approvalLinks, type LinkSubject } from './approvalLinksFeature';
import { LinkRow } from './LinkRow';
import { MakeLinkDialog } from './MakeLinkDialog';

interface ApprovalLinksProps {
  /** The same object as long as it names the same. */
  readonly subject: LinkSubject;
  /** Of the bytes that approval was asked for. */
  readonly sha256: string;
}

/** Links by which somebody without an account answers: those there are, and the way to another. For publishers. */
export function ApprovalLinks({ subject, sha256 }: ApprovalLinksProps) {
  const translate = useTranslate();
  const title = useId();
  const { value, problem } = useResource(approvalLinks, subject);
  const [isMaking, setMaking] = useState(false);
  if (!value) return <ProblemNote problem={problem} />;
  const { links, mayMake } = value;
  const shown = links.filter((link) => link.sha256 === sha256);
  if (!mayMake && shown.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={title} data-testid="approval-links">
      <h3 id={title} className={styles.heading}>
        {translate('editorApproval:links.title')}
      </h3>
      {mayMake && <p className={styles.quiet}>{translate('editorApproval:links.text')}</p>}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((link) => (
            <LinkRow key={link.id} link={link} subject={subject} />
          ))}
        </ul>
      )}
      {mayMake && (
        <div>
          <Button icon={<Link2 aria-hidden="true" />} onPress={() => setMaking(true)}>
            {translate('editorApproval:links.make')}
          </Button>
        </div>
      )}
      {isMaking && <MakeLinkDialog subject={subject} sha256={sha256} onClosed={() => setMaking(false)} />}
    </section>
  );
}
