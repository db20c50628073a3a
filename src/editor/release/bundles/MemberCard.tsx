import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { BundleDetails, BundleMember, EditorFinding } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { frameOfBytes } from '../compare/comparedPage';
import { ComparedPages } from '../compare/ComparedPages';
import { useMutation } from '../../kit/data/mutation';
import { pathOf } from '../../kit/data/template';
import { selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import styles from './Bundles.module.css';
import { Findings } from './Findings';
import { changeBundle } from './bundlesFeature';

/** A bundle keeps at least one template; the last one goes with it. */
function RemoveButton({ bundle, member }: Pick<MemberCardProps, 'bundle' | 'member'>) {
  const translate = useTranslate();
  const { isBusy, request, run } = useMutation(changeBundle);
  const rest = bundle.members.map(({ templateId }) => templateId).filter((id) => id !== member.templateId);
  return (
    <Button
      look="quiet"
      aria-label={translate('editorBundles:removeNamed', { name: member.name })}
      isBusy={isBusy && !request?.templateIds.includes(member.templateId)}
      onPress={() => run({ id: bundle.id, name: bundle.name, templateIds: rest })}
    >
      {translate('editorBundles:remove')}
    </Button>
  );
}

function MemberChanges({ member }: { readonly member: BundleMember }) {
  const { templateId, before, beforeSha256, after, sha256 } = member;
  const drawn = (document: string | null, hash: string | null) =>
    document !== null && hash !== null ? { document, address: frameOfBytes(templateId, hash) } : undefined;
  const shown = drawn(after, sha256);
  return shown && <ComparedPages before={drawn(before, beforeSha256)} after={shown} />;
}

interface MemberCardProps {
  readonly bundle: BundleDetails;
  readonly member: BundleMember;
  /** Undefined: they are on their way, or are no matter any more. */
  readonly findings: readonly EditorFinding[] | undefined;
}

/** What one template of a bundle changes, and what is in its way. */
export function MemberCard({ bundle, member, findings }: MemberCardProps) {
  const translate = useTranslate();
  const mayEdit = useSelector(selectMay('editor'));
  const title = useId();
  const { templateId, name, isChanged, obstacle } = member;
  const isOpen = bundle.state === 'open';
  return (
    <article className={styles.member} aria-labelledby={title} data-testid={`member-${templateId}`}>
      <div className={styles.head}>
        <h3 id={title} className={styles.name}>
          <Link to={pathOf(templateId)}>{name}</Link>
        </h3>
        <div className={styles.tools}>
          {isOpen && mayEdit && bundle.members.length > 1 && <RemoveButton bundle={bundle} member={member} />}
        </div>
      </div>
      {obstacle !== null && <p className={styles.fault}>{translate(`editorBundles:obstacle.${obstacle}`)}</p>}
      {isOpen && isChanged && <p className={styles.fault}>{translate('editorBundles:isChanged')}</p>}
      <MemberChanges member={member} />
      {findings && <Findings findings={findings} document={member.after ?? ''} />}
    </article>
  );
}
