import type { BundleDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { ApprovalAnswer } from '../publish/ApprovalAnswer';
import styles from './Bundles.module.css';
import { approveBundle, askForBundleChange } from './bundlesFeature';

/** The two answers about all of it together. */
export function BundleAnswer({ bundle: { id, sha256 } }: { readonly bundle: BundleDetails }) {
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
