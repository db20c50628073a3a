import { useCallback, useState } from 'react';
import type { EditorGuard } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import { EndGuardDialog } from './EndGuardDialog';

export interface GuardProps {
  readonly id: string;
  readonly guard: EditorGuard;
}

/** Both ways to end it by hand. */
export function EndActions({ id, guard }: GuardProps) {
  const translate = useTranslate();
  const [to, setTo] = useState<'everybody' | 'before'>();
  const close = useCallback(() => setTo(undefined), []);
  return (
    <>
      <Button onPress={() => setTo('before')}>{translate('editorEdit:guard.takeBack')}</Button>
      <Button look="primary" onPress={() => setTo('everybody')}>
        {translate('editorEdit:guard.toEverybody')}
      </Button>
      {to && <EndGuardDialog id={id} guard={guard} to={to} onClosed={close} />}
    </>
  );
}
