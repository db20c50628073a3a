import layout from '../ui/layout.module.css';
import { useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import {
  parseDocument,
  textIn,
  withIdentity,
  writeDocument,
  type DocumentFault,
  type DocumentObject,
} from './documentText';
import { DocumentFileField } from './DocumentFileField';
import { isIdentityValid, type Identity, IdentityFields } from './IdentityFields';
import { createTemplate } from './listFeature';
import { useMutation } from '../data/mutation';
import { FormDialog } from '../ui/FormDialog';

interface ChosenFile {
  readonly fileName: string;
  readonly text: string;
  readonly document: DocumentObject;
}

/** A file whose identity nobody changed is sent byte for byte. */
function documentOf({ document, text }: ChosenFile, { id, name }: Identity): string {
  const isSame = textIn(document, 'id') === id && textIn(document, 'name') === name;
  return isSame ? text : writeDocument(withIdentity(document, { id, name: name.trim() }));
}

export function ImportDialog({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate();
  const { isBusy, problem, run, forget } = useMutation(createTemplate);
  const [file, setFile] = useState<ChosenFile>();
  const [fault, setFault] = useState<DocumentFault>();
  const [identity, setIdentity] = useState<Identity>({ id: '', name: '', isOwnId: true });
  const [takenId, setTakenId] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const isConflict = problem?.code === 'conflict';

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    forget();
    const text = await chosen.text();
    const parsed = parseDocument(text);
    setFault(parsed.ok ? undefined : parsed.error);
    setFile(parsed.ok ? { fileName: chosen.name, text, document: parsed.value } : undefined);
    if (!parsed.ok) return;
    const id = textIn(parsed.value, 'id');
    setIdentity({ id, name: textIn(parsed.value, 'name') || id, isOwnId: true });
  }

  function submit() {
    setChecked(true);
    if (!file || !isIdentityValid(identity)) return;
    setTakenId(identity.id);
    run({ document: documentOf(file, identity), origin: 'import' });
  }

  return (
    <FormDialog
      title={translate('editor:list.importTitle')}
      submitLabel={translate('editor:list.import')}
      isBusy={isBusy}
      isDisabled={!file}
      problem={isConflict ? undefined : problem}
      problemText={problem?.code === 'invalid' ? translate('editor:list.importInvalid') : undefined}
      onSubmitted={submit}
      onClosed={onClosed}
    >
      <p className={layout.muted}>{translate('editor:list.importText')}</p>
      <DocumentFileField fileName={file?.fileName} fault={fault} onChosen={(chosen) => void read(chosen)} />
      {file && (
        <IdentityFields
          identity={identity}
          isChecked={isChecked}
          isTaken={isConflict && takenId === identity.id}
          onChanged={setIdentity}
        />
      )}
    </FormDialog>
  );
}
