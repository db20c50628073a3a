import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectEdit } from '../../workspace/model/editSlice';

/** Why nothing can be done with what is on the screen yet: the host has not got it. */
export function UnsavedNote() {
  const translate = useTranslate();
  const { phase, othersLock } = useSelector(selectEdit);
  if (phase === 'saved') return null;
  if (othersLock)
    return (
      <p role="status">{translate('editorEdit:publish.savedOnceFree', { name: othersLock.accountName })}</p>
    );
  return (
    <p role="status">
      {translate(phase === 'failed' ? 'editorEdit:publish.notSaved' : 'editorEdit:publish.saveFirst')}
    </p>
  );
}
