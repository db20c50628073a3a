import { useEffect, useState } from 'react';
import type { NewSynced, Section } from '../../../generated/editor';
import { recordOf } from '../../../kernel/record';
import { sectionLimits } from '../../../kernel/sectionLimits';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { FormDialog } from '../../kit/ui/FormDialog';
import { TextField } from '../../kit/ui/TextField';
import { sectionProblem } from './sectionProblem';
import { saveSection } from './sectionsFeature';
import styles from './Synced.module.css';
import { TypeNames } from './TypeNames';

interface SaveSectionDialogProps {
  /** JSON of the blocks, as the page has them. */
  readonly blocks: readonly unknown[];
  /** Format and colours of the page that they stand on. */
  readonly surroundings: { readonly schemaVersion: unknown; readonly theme?: unknown };
  readonly page: NewSynced;
  readonly onSaved: (section: Section) => void;
  readonly onClosed: () => void;
}

/** Keeps blocks under a name, for other pages and for the whole team. */
export function SaveSectionDialog({ blocks, surroundings, page, onSaved, onClosed }: SaveSectionDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [isChecked, check] = useState(false);
  const [isOne, setOne] = useState(false);
  const { value, isBusy, problem, run, forget } = useMutation(saveSection);
  useEffect(() => {
    if (!value) return;
    onSaved(value.section);
    forget();
    onClosed();
  });
  const isNameless = name.trim() === '';
  const submit = (): void => {
    check(true);
    if (!isNameless)
      run({ name, document: JSON.stringify({ ...surroundings, blocks }), ...(isOne && { synced: page }) });
  };
  return (
    <FormDialog
      title={translate('editorPalette:sections.saveTitle')}
      submitLabel={translate('editorPalette:sections.saveAction')}
      isBusy={isBusy}
      problem={problem}
      problemText={sectionProblem(translate, problem)}
      onSubmitted={submit}
      onClosed={onClosed}
    >
      <p>{translate('editorPalette:sections.saveHelp')}</p>
      <p>
        {translate('editorPalette:sections.contents')}:{' '}
        <TypeNames types={blocks.map((block) => String(recordOf(block).type))} />
      </p>
      <TextField
        label={translate('editorPalette:sections.name')}
        hint={translate('editorPalette:sections.nameHelp')}
        value={name}
        maxLength={sectionLimits.name}
        autoFocus
        onChange={setName}
        error={isChecked && isNameless ? translate('editorPalette:sections.nameMissing') : undefined}
      />
      <fieldset className={styles.choices}>
        <legend>{translate('editorSynced:how')}</legend>
        {[false, true].map((each) => (
          <label key={String(each)} className={styles.choice}>
            <input type="radio" name="how" checked={isOne === each} onChange={() => setOne(each)} />
            <span>
              <span className={styles.choiceName}>
                {translate(each ? 'editorSynced:asOne' : 'editorSynced:asCopy')}
              </span>
              <span className={styles.quiet}>
                {translate(each ? 'editorSynced:asOneHelp' : 'editorSynced:asCopyHelp')}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
