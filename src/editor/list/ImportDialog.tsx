import layout from '../kit/ui/layout.module.css';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import {
  parseDocument,
  textIn,
  withIdentity,
  writeDocument,
  type DocumentFault,
  type DocumentObject,
} from '../library/documents/documentText';
import { DocumentFileField } from '../library/documents/DocumentFileField';
import { isIdentityValid, type Identity } from './IdentityFields';
import { ImportedIdentity } from './ImportedIdentity';
import { createTemplate, importedId } from './listFeature';
import { useMutation } from '../kit/data/mutation';
import { FormDialog } from '../kit/ui/FormDialog';

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
  const [isIdTyped, setIdTyped] = useState(false);
  const [takenId, setTakenId] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const fileId = file ? textIn(file.document, 'id') : '';
  const { request, value: use } = useSelector(importedId.select);
  const isProposed = !isIdTyped && request === fileId && use?.takenBy !== undefined;
  const named = isProposed ? { ...identity, id: use.free } : identity;
  const isConflict = problem?.code === 'conflict';

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    forget();
    setFile(undefined);
    setIdTyped(false);
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
    if (!file || !isIdentityValid(named)) return;
    setTakenId(named.id);
    run({ document: documentOf(file, named), origin: 'import' });
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
        <ImportedIdentity
          fileId={fileId}
          identity={named}
          isChecked={isChecked}
          isTaken={isConflict && takenId === named.id}
          onChanged={(changed) => {
            setIdTyped(isIdTyped || changed.id !== named.id);
            setIdentity(changed);
          }}
        />
      )}
    </FormDialog>
  );
}
