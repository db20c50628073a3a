import { useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import { FormDialog } from '../../kit/ui/FormDialog';
import { deleteBundle } from './bundlesFeature';

export function DeletePart({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(deleteBundle);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onPress={() => setAsking(true)}>
        {translate('editorBundles:delete')}
      </Button>
      {isAsking && (
        <FormDialog
          title={translate('editorBundles:delete')}
          submitLabel={translate('editorBundles:delete')}
          isDangerous
          isBusy={isBusy}
          problem={problem}
          onSubmitted={() => run(id)}
          onClosed={() => setAsking(false)}
        >
          <p>{translate('editorBundles:deleteText')}</p>
        </FormDialog>
      )}
    </>
  );
}
