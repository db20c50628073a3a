import { useState } from 'react';
import {} from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { Dialog } from '../ui/Dialog';
import { createTemplate, starterList } from './listFeature';
import { useMutation } from '../data/mutation';
import { useResource } from '../data/resource';
import { NameStep } from './NameStep';
import { StarterStep } from './StarterStep';
import type { Beginning } from './documentText';

/** First what it starts from, then how it is called. */
export function NewTemplateDialog({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate();
  const starters = useResource(starterList, undefined);
  const { isBusy } = useMutation(createTemplate);
  const [beginning, setBeginning] = useState<Beginning>();
  return (
    <Dialog
      // Another dialog to whoever hears it: the focus begins anew in each step.
      key={beginning === undefined ? 'start' : 'name'}
      title={translate(beginning === undefined ? 'editor:new.startTitle' : 'editor:new.nameTitle')}
      isWide={beginning === undefined}
      onClosed={isBusy ? undefined : onClosed}
    >
      {beginning === undefined ? (
        <StarterStep starters={starters} onChosen={setBeginning} />
      ) : (
        <NameStep beginning={beginning} onBack={() => setBeginning(undefined)} />
      )}
    </Dialog>
  );
}
