import { useState } from 'react';
import type { TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { templateName } from '../../kit/data/template';
import { DocumentFileField } from '../../library/documents/DocumentFileField';
import {
  type DocumentFault,
  parseDocument,
  textIn,
  withIdentity,
  writeDocument,
} from '../../library/documents/documentText';
import { Differences } from '../../library/differences/Differences';
import { FormDialog } from '../../kit/ui/FormDialog';
import layout from '../../kit/ui/layout.module.css';
import { Section } from '../../kit/ui/Screen';
import { restoreDraft } from './restoreFeature';

interface ImportOverDialogProps {
  readonly details: TemplateDetails;
  readonly onClosed: () => void;
}

interface ChosenFile {
  readonly name: string;
  readonly document: string;
}

/** A file becomes the draft of a page that there is; what it changes is shown before. */
export function ImportOverDialog({ details, onClosed }: ImportOverDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(restoreDraft);
  const [file, setFile] = useState<ChosenFile>();
  const [fault, setFault] = useState<DocumentFault>();
  const { id, version } = details;
  const before = details.draft?.document ?? details.live?.document ?? '';

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    const parsed = parseDocument(await chosen.text());
    setFault(parsed.ok ? undefined : parsed.error);
    if (!parsed.ok) return setFile(undefined);
    // Whatever page the file is of: it stays this one.
    const name = textIn(parsed.value, 'name') || templateName(details);
    setFile({ name: chosen.name, document: writeDocument(withIdentity(parsed.value, { id, name })) });
  }

  function submit() {
    if (!file) return;
    const source = { kind: 'file', ...file } as const;
    run({ id, source, baseVersion: version, before: details.draft?.document ?? null });
    onClosed();
  }

  return (
    <FormDialog
      title={translate('editor:history.importTitle')}
      submitLabel={translate('editor:history.importDo')}
      isWide
      isBusy={isBusy}
      isDisabled={!file}
      problem={problem}
      onSubmitted={submit}
      onClosed={onClosed}
    >
      <p className={layout.muted}>{translate('editor:history.importText')}</p>
      <DocumentFileField fileName={file?.name} fault={fault} onChosen={(chosen) => void read(chosen)} />
      {file && (
        <Section title={translate('editor:history.importChanges')}>
          <Differences before={before} after={file.document} />
        </Section>
      )}
    </FormDialog>
  );
}
