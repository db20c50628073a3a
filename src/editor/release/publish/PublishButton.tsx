import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import { editEvents } from '../../workspace/model/editSlice';
import { flushForms } from '../../workspace/model/openForms';
import { PublishDialog } from './PublishDialog';
import { usePublishLabel } from './usePublishLabel';

/** The way to publish what is on the screen now, or to ask for it. */
export function PublishButton() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const word = usePublishLabel();
  return (
    <>
      <Button
        look="primary"
        onPress={() => {
          flushForms();
          dispatch(editEvents.saveRequested());
          setOpen(true);
        }}
      >
        {translate(`editorEdit:screen.${word}`)}
      </Button>
      {isOpen && <PublishDialog onClosed={() => setOpen(false)} />}
    </>
  );
}
