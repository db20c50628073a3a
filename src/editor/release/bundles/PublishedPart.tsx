import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { BundleDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { readersOf } from '../../kit/data/format';
import { useMarketMoment } from '../../kit/ui/useMarketMoment';
import { useMutation } from '../../kit/data/mutation';
import { selectLanguage, selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { FormDialog } from '../../kit/ui/FormDialog';
import layout from '../../kit/ui/layout.module.css';
import { TextField } from '../../kit/ui/TextField';
import styles from './Bundles.module.css';
import { rollBackBundle } from './bundlesFeature';
import { sharedMarket } from './sharedMarket';

function RollbackDialog({ id, onClosed }: { readonly id: string; readonly onClosed: () => void }) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(rollBackBundle, onClosed);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <FormDialog
      title={translate('editorBundles:rollBackTitle')}
      submitLabel={translate('editorBundles:rollBack')}
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editorBundles:moved') : undefined}
      onSubmitted={() => {
        setChecked(true);
        if (!isMissing) run({ id, reason: reason.trim() });
      }}
      onClosed={onClosed}
    >
      <p className={layout.muted}>{translate('editorBundles:rollBackText')}</p>
      <TextField
        label={translate('editor:history.reason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        rows={2}
        autoFocus
        error={isChecked && isMissing ? translate('editor:required') : undefined}
      />
    </FormDialog>
  );
}

/** Who published it, and the way back for all of it. */
export function PublishedPart({ bundle }: { readonly bundle: BundleDetails }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const mayPublish = useSelector(selectMay('publisher'));
  const [isAsking, setAsking] = useState(false);
  const { id, state, members, published, rolledBack } = bundle;
  const since = members.filter(({ obstacle }) => obstacle === 'publishedSince').map(({ name }) => name);
  const names = new Intl.ListFormat(readersOf(language), { type: 'conjunction' }).format(since);
  const timeOf = useMarketMoment(sharedMarket(bundle));
  return (
    <>
      {published && (
        <>
          <p>
            {translate('editorBundles:published', { name: published.byName, time: timeOf(published.at) })}
          </p>
          <blockquote className={styles.said}>{published.reason}</blockquote>
        </>
      )}
      {rolledBack && (
        <>
          <p>
            {translate('editorBundles:rolledBack', { name: rolledBack.byName, time: timeOf(rolledBack.at) })}
          </p>
          <blockquote className={styles.said}>{rolledBack.reason}</blockquote>
        </>
      )}
      {state === 'published' && since.length > 0 && (
        <p className={styles.fault}>{translate('editorBundles:torn', { names })}</p>
      )}
      {state === 'published' && since.length === 0 && mayPublish && (
        <Button icon={<Undo2 aria-hidden="true" />} onPress={() => setAsking(true)}>
          {translate('editorBundles:rollBack')}
        </Button>
      )}
      {isAsking && <RollbackDialog id={id} onClosed={() => setAsking(false)} />}
    </>
  );
}
