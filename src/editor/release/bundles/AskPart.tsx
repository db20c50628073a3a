import { useState } from 'react';
import type { BundleDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { askForBundle } from './bundlesFeature';

/** Asks a second person about exactly these versions of all templates. */
export function AskPart({ bundle: { id, sha256, members } }: { readonly bundle: BundleDetails }) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(askForBundle);
  const [note, setNote] = useState('');
  const isBlocked = members.some(({ obstacle }) => obstacle !== null);
  return (
    <form
      className={stack.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlocked) run({ id, sha256, note: note.trim() });
      }}
    >
      <TextField
        label={translate('editorEdit:publish.note')}
        value={note}
        onChange={setNote}
        maxLength={1000}
        rows={2}
      />
      <ProblemNote
        problem={problem}
        text={problem?.code === 'conflict' ? translate('editorBundles:moved') : undefined}
      />
      <Button type="submit" look="primary" isBusy={isBusy} isDisabled={isBlocked}>
        {translate('editorBundles:ask')}
      </Button>
    </form>
  );
}
