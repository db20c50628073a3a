import { useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { FormDialog } from '../../kit/ui/FormDialog';
import layout from '../../kit/ui/layout.module.css';
import { TextField } from '../../kit/ui/TextField';
import styles from './Bundles.module.css';
import { makeBundle } from './makingBundle';

interface MakeBundleDialogProps {
  /** Names by id. */
  readonly templates: ReadonlyMap<string, string>;
  /** What it is called unless somebody says otherwise. */
  readonly suggestedName?: string;
  readonly onClosed: () => void;
}

const maxNameLength = 100;

/** Names a bundle of templates; once made, it is opened. */
export function MakeBundleDialog({ templates, suggestedName = '', onClosed }: MakeBundleDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(makeBundle);
  const [name, setName] = useState(suggestedName.slice(0, maxNameLength));
  const [isChecked, setChecked] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <FormDialog
      title={translate('editorBundles:make')}
      submitLabel={translate('editorBundles:make')}
      isBusy={isBusy}
      problem={problem}
      onSubmitted={() => {
        setChecked(true);
        if (!isMissing) run({ name: name.trim(), templateIds: [...templates.keys()] });
      }}
      onClosed={onClosed}
    >
      <p className={layout.muted}>{translate('editorBundles:makeText')}</p>
      <ul className={styles.names}>
        {[...templates].map(([id, each]) => (
          <li key={id}>{each}</li>
        ))}
      </ul>
      <TextField
        label={translate('editorBundles:name')}
        value={name}
        onChange={setName}
        maxLength={maxNameLength}
        autoFocus
        error={isChecked && isMissing ? translate('editor:required') : undefined}
      />
    </FormDialog>
  );
}
