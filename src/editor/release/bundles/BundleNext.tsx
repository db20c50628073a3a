import { useId, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { BundleChecks, BundleDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { ApprovalLinks } from '../approvalLinks/ApprovalLinks';
import { ApprovalAnswer } from '../publish/ApprovalAnswer';
import { ApprovalWords } from '../publish/ApprovalWords';
import { AskWords } from '../publish/AskWords';
import { selectMay, selectSession } from '../../kit/session/sessionSlice';
import { AskPart } from './AskPart';
import styles from './Bundles.module.css';
import { approveBundle, askForBundleChange } from './bundlesFeature';
import { DeletePart } from './DeletePart';
import { PublishPart } from './PublishPart';
import { PublishedPart } from './PublishedPart';
import { ScheduledPart } from './ScheduledPart';
import { sharedMarket } from './sharedMarket';

interface BundleNextProps {
  readonly bundle: BundleDetails;
  readonly checks: BundleChecks | undefined;
}

/** The two answers about all of it together. */
function BundleAnswer({ bundle: { id, sha256 } }: { readonly bundle: BundleDetails }) {
  const translate = useTranslate();
  return (
    <>
      <p className={styles.quiet}>{translate('editorBundles:answerText')}</p>
      <ApprovalAnswer
        id={id}
        sha256={sha256}
        approval={approveBundle}
        changeRequest={askForBundleChange}
        approveLabel={translate('editorBundles:approve')}
        conflictText={translate('editorBundles:moved')}
      />
    </>
  );
}

/** While it waits to be published: asked about, answered, or published. */
function OpenPart({ bundle, checks }: BundleNextProps) {
  const mayEdit = useSelector(selectMay('editor'));
  const mayPublish = useSelector(selectMay('publisher'));
  const requiresApproval = useSelector(selectSession).session?.requiresApproval === true;
  const { id, approval, askable } = bundle;
  const subject = useMemo(() => ({ bundle: id }), [id]);
  const isApproved = approval?.state === 'approved';
  const isFree = mayPublish && (isApproved || !requiresApproval);
  const isAsked = approval?.state === 'waiting' || isApproved;
  return (
    <>
      {approval && <ApprovalWords approval={approval} market={sharedMarket(bundle)} />}
      {approval?.state === 'waiting' && approval.waitsForYou && <BundleAnswer bundle={bundle} />}
      {mayPublish && approval && approval.state !== 'outdated' && (
        <ApprovalLinks key={approval.state} subject={subject} sha256={approval.sha256} />
      )}
      {mayEdit && !isFree && !isAsked && (
        <>
          <AskWords askable={askable} />
          {askable.length > 0 && <AskPart bundle={bundle} />}
        </>
      )}
      {isFree && <PublishPart bundle={bundle} checks={checks} />}
      {mayEdit && <DeletePart id={id} />}
    </>
  );
}

/** Beside what changes: the one thing that can be done with it now. */
export function BundleNext({ bundle, checks }: BundleNextProps) {
  const translate = useTranslate();
  const title = useId();
  return (
    <section className={styles.next} aria-labelledby={title} data-testid="bundle-next">
      <h2 id={title} className={styles.name}>
        {translate('editorBundles:next')}
      </h2>
      {bundle.state === 'open' && <OpenPart bundle={bundle} checks={checks} />}
      {bundle.state === 'scheduled' && <ScheduledPart bundle={bundle} />}
      {(bundle.state === 'published' || bundle.state === 'rolledBack') && <PublishedPart bundle={bundle} />}
    </section>
  );
}
