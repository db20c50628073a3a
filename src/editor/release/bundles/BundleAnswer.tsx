import { useState } from 'react';
import type { BundleDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import styles from './Bundles.module.css';
import { approveBundle, askForBundleChange } from './bundlesFeature';

/** The two answers: yes to all of it, or what is to be changed. */
export function BundleAnswer({ bundle: { id, sha256 } }: { readonly bundle: BundleDetails }) {
  const translate = useTranslate();
  const approving = useMutation(approveBundle);
  const asking = useMutation(askForBundleChange);
  const [isWriting, setWriting] = useState(false);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = note.trim() === '';
  const problem = approving.problem ?? asking.problem;
  const send = (): void => {
    setChecked(true);
    if (!isMissing) asking.run({ id, sha256, note: note.trim() });
  };
  return (
    <div className={stack.stack}>
      <p className={styles.quiet}>{translate('editorBundles:answerText')}</p>
      {isWriting && (
        <TextField
          label={translate('editorEdit:approval.what')}
          value={note}
          onChange={setNote}
          maxLength={1000}
          rows={3}
          autoFocus
          error={isChecked && isMissing ? translate('editorEdit:approval.whatMissing') : undefined}
        />
      )}
      <ProblemNote
        problem={problem}
        text={problem?.code === 'conflict' ? translate('editorBundles:moved') : undefined}
      />
      {isWriting ? (
        <>
          <Button look="primary" isBusy={asking.isBusy} onPress={send}>
            {translate('editorEdit:approval.send')}
          </Button>
          <Button onPress={() => setWriting(false)}>{translate('editor:cancel')}</Button>
        </>
      ) : (
        <>
          <Button look="primary" isBusy={approving.isBusy} onPress={() => approving.run({ id, sha256 })}>
            {translate('editorBundles:approve')}
          </Button>
          <Button onPress={() => setWriting(true)}>{translate('editorEdit:approval.askForChange')}</Button>
        </>
      )}
    </div>
  );
}
