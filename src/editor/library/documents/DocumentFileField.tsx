import { FileJson } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import states from '../../kit/ui/states.module.css';
import type { DocumentFault } from './documentText';

interface DocumentFileFieldProps {
  /** Name of the file that is chosen. */
  readonly fileName: string | undefined;
  /** Why the last one that was chosen can't be taken. */
  readonly fault: DocumentFault | undefined;
  readonly onChosen: (file: File | undefined) => void;
}

/** Takes the file of a template, and says what is wrong with it. */
export function DocumentFileField({ fileName, fault, onChosen }: DocumentFileFieldProps) {
  const translate = useTranslate();
  return (
    <>
      <div>
        <FileTrigger
          acceptedFileTypes={['.json', 'application/json']}
          onSelect={(files) => onChosen(files?.[0])}
        >
          <Button icon={<FileJson aria-hidden="true" />}>
            {fileName ?? translate('editor:list.chooseFile')}
          </Button>
        </FileTrigger>
      </div>
      <div role="alert">
        {fault && <p className={states.note}>{translate(`editor:list.fileFault.${fault}`)}</p>}
      </div>
    </>
  );
}
