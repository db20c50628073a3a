import { useState } from 'react';
import type { Section } from '../../../generated/editor';
import { sectionLimits } from '../../../kernel/sectionLimits';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { FormDialog } from '../../kit/ui/FormDialog';
import { UsedOn } from './UsedOn';
import { TextField } from '../../kit/ui/TextField';
import { sectionProblem } from './sectionProblem';
import { deleteSection, renameSection } from './sectionsFeature';

interface SectionDialogProps {
  readonly section: Section;
  readonly onClosed: () => void;
}

export function RenameSectionDialog({ section, onClosed }: SectionDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState(section.name);
  const { isBusy, problem, run } = useMutation(renameSection, onClosed);
  const isNameless = name.trim() === '';
  return (
    <FormDialog
      title={translate('editorPalette:sections.renameTitle')}
      submitLabel={translate('editorPalette:sections.renameAction')}
      isBusy={isBusy}
      problem={problem}
      problemText={sectionProblem(translate, problem)}
      onSubmitted={() => {
        if (!isNameless) run({ id: section.id, name });
      }}
      onClosed={onClosed}
    >
      {section.synced && <UsedOn id={section.id} />}
      <TextField
        label={translate('editorPalette:sections.name')}
        hint={translate('editorPalette:sections.nameHelp')}
        value={name}
        maxLength={sectionLimits.name}
        autoFocus
        onChange={setName}
        error={isNameless ? translate('editorPalette:sections.nameMissing') : undefined}
      />
    </FormDialog>
  );
}

export function DeleteSectionDialog({ section, onClosed }: SectionDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(deleteSection, onClosed);
  return (
    <FormDialog
      title={translate('editorPalette:sections.deleteTitle', { name: section.name })}
      submitLabel={translate('editorPalette:sections.deleteAction')}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      problemText={sectionProblem(translate, problem)}
      onSubmitted={() => run(section.id)}
      onClosed={onClosed}
    >
      {section.synced && <UsedOn id={section.id} />}
      <p>{translate(section.synced ? 'editorSynced:deleteText' : 'editorPalette:sections.deleteText')}</p>
    </FormDialog>
  );
}
