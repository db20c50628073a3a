import { FileJson } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Form } from 'react-aria-components/Form';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ProblemNote } from '../ui/ProblemNote';
import stack from '../ui/Stack.module.css';
import states from '../ui/states.module.css';
import {
  parseDocument,
  textIn,
  withIdentity,
  writeDocument,
  type DocumentFault,
  type DocumentObject,
} from './documentText';
import { IdentityFields, isIdentityValid, type Identity } from './IdentityFields';
import { createTemplate, selectCreation } from './listState';

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
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectCreation);
  const [file, setFile] = useState<ChosenFile>();
  const [fault, setFault] = useState<DocumentFault>();
  const [identity, setIdentity] = useState<Identity>({ id: '', name: '', isOwnId: true });
  const [takenId, setTakenId] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  useEffect(() => () => void dispatch(createTemplate.forgotten()), [dispatch]);
  const isBusy = status === 'underWay';
  const isConflict = problem?.code === 'conflict';

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    dispatch(createTemplate.forgotten());
    const text = await chosen.text();
    const parsed = parseDocument(text);
    setFault(parsed.ok ? undefined : parsed.error);
    setFile(parsed.ok ? { fileName: chosen.name, text, document: parsed.value } : undefined);
    if (!parsed.ok) return;
    const id = textIn(parsed.value, 'id');
    setIdentity({ id, name: textIn(parsed.value, 'name') || id, isOwnId: true });
  }

  function submit(event: { preventDefault(): void }) {
    event.preventDefault();
    setChecked(true);
    if (!file || !isIdentityValid(identity)) return;
    setTakenId(identity.id);
    dispatch(createTemplate.requested({ document: documentOf(file, identity), origin: 'import' }));
  }

  return (
    <Dialog title={translate('editor:list.importTitle')} onClosed={isBusy ? undefined : onClosed}>
      <Form className={stack.stack ?? ''} onSubmit={submit}>
        <p className={stack.muted}>{translate('editor:list.importText')}</p>
        <div>
          <FileTrigger
            acceptedFileTypes={['.json', 'application/json']}
            onSelect={(files) => void read(files?.[0])}
          >
            <Button icon={<FileJson aria-hidden="true" />}>
              {file?.fileName ?? translate('editor:list.chooseFile')}
            </Button>
          </FileTrigger>
        </div>
        <div role="alert">
          {fault && <p className={states.note}>{translate(`editor:list.fileFault.${fault}`)}</p>}
        </div>
        {file && (
          <IdentityFields
            identity={identity}
            isChecked={isChecked}
            isTaken={isConflict && takenId === identity.id}
            onChanged={setIdentity}
          />
        )}
        <ProblemNote
          problem={isConflict ? undefined : problem}
          text={problem?.code === 'invalid' ? translate('editor:list.importInvalid') : undefined}
        />
        <div className={stack.actions}>
          <Button onPress={onClosed} isDisabled={isBusy}>
            {translate('editor:cancel')}
          </Button>
          <Button look="primary" type="submit" isBusy={isBusy} isDisabled={!file}>
            {translate('editor:list.import')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
