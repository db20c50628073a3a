import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { Dialog } from '../ui/Dialog';
import { createTemplate, selectCreation, selectStarterList, starterList } from './listState';
import { NameStep } from './NameStep';
import { StarterStep } from './StarterStep';
import type { Beginning } from './documentText';

/** First what it starts from, then how it is called. */
export function NewTemplateDialog({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const starters = useSelector(selectStarterList);
  const { status } = useSelector(selectCreation);
  const [beginning, setBeginning] = useState<Beginning>();
  useEffect(() => {
    dispatch(starterList.opened(undefined));
    return () => void dispatch(createTemplate.forgotten());
  }, [dispatch]);
  return (
    <Dialog
      // Another dialog to whoever hears it: the focus begins anew in each step.
      key={beginning === undefined ? 'start' : 'name'}
      title={translate(beginning === undefined ? 'editor:new.startTitle' : 'editor:new.nameTitle')}
      isWide={beginning === undefined}
      onClosed={status === 'underWay' ? undefined : onClosed}
    >
      {beginning === undefined ? (
        <StarterStep
          starters={starters}
          onChosen={setBeginning}
          onRetry={() => dispatch(starterList.renewed(undefined))}
        />
      ) : (
        <NameStep beginning={beginning} onBack={() => setBeginning(undefined)} />
      )}
    </Dialog>
  );
}
