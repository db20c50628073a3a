import { useEffect } from 'react';
import type { AddedSecondFactor } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import type { SetUpProps } from './setUpProps';
import { RecoveryCodes } from './RecoveryCodes';

interface AddedProps extends Pick<SetUpProps, 'frame' | 'onDone'> {
  readonly title: string;
  readonly added: AddedSecondFactor;
}

/** What came of a set-up: new recovery codes to be kept, or nothing more to do. */
export function Added({ title, added: { recoveryCodes }, frame, onDone }: AddedProps) {
  const translate = useTranslate();
  const isOver = recoveryCodes.length === 0;
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  if (isOver) return frame(title, null);
  return frame(
    translate('editor:secondFactor.codesTitle'),
    <RecoveryCodes codes={recoveryCodes} onKept={onDone} />,
    true,
  );
}
