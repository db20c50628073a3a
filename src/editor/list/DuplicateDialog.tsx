import { useEffect, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useDispatch, useSelector } from 'react-redux';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ProblemNote } from '../ui/ProblemNote';
import stack from '../ui/Stack.module.css';
import { IdentityFields, isIdentityValid, type Identity } from './IdentityFields';
import { duplicateTemplate, selectDuplication } from './listState';
import { idFromName } from './templateId';

interface DuplicateDialogProps {
  readonly entry: TemplateEntry;
  readonly onClosed: () => void;
}

export function DuplicateDialog({ entry, onClosed }: DuplicateDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, request, problem } = useSelector(selectDuplication);
  const copyName = translate('editor:list.copyOf', { name: entry.name });
  const [identity, setIdentity] = useState<Identity>({
    name: copyName,
    id: idFromName(copyName),
    isOwnId: false,
  });
  const [isChecked, setChecked] = useState(false);
  useEffect(() => () => void dispatch(duplicateTemplate.forgotten()), [dispatch]);
  const isTaken = problem?.code === 'conflict' && request?.id === identity.id;
  const isBusy = status === 'underWay';
  return (
    <Dialog
      title={translate('editor:list.duplicateTitle', { name: entry.name })}
      onClosed={isBusy ? undefined : onClosed}
    >
      <Form
        className={stack.stack ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!isIdentityValid(identity)) return;
          dispatch(
            duplicateTemplate.requested({ sourceId: entry.id, id: identity.id, name: identity.name.trim() }),
          );
        }}
      >
        <p className={stack.muted}>{translate('editor:list.duplicateText')}</p>
        <IdentityFields identity={identity} isChecked={isChecked} isTaken={isTaken} onChanged={setIdentity} />
        <ProblemNote problem={problem?.code === 'conflict' ? undefined : problem} />
        <div className={stack.actions}>
          <Button onPress={onClosed} isDisabled={isBusy}>
            {translate('editor:cancel')}
          </Button>
          <Button look="primary" type="submit" isBusy={isBusy}>
            {translate('editor:list.duplicate')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
