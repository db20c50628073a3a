import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { Differences } from '../../library/differences/Differences';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { Dialog } from '../../kit/ui/Dialog';
import stack from '../../kit/ui/layout.module.css';
import { editEvents, selectEdit } from '../model/editSlice';
import { formatMoment } from '../../kit/data/format';

/** Two people changed the same version: what differs, and a choice. The host keeps both. */
export function ConflictDialog() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const language = useSelector(selectLanguage);
  const { theirs, text } = useSelector(selectEdit);
  if (!theirs) return null;
  const values = { name: theirs.changedByName, time: formatMoment(theirs.changedAt, language) };
  return (
    <Dialog title={translate('editorEdit:conflict.title')} isWide>
      <div className={stack.stack}>
        <p>{translate('editorEdit:conflict.text', values)}</p>
        <h3>{translate('editorEdit:conflict.differences')}</h3>
        <Differences before={theirs.document} after={text} />
        <div className={stack.actions}>
          <Button onPress={() => dispatch(editEvents.theirsChosen())}>
            {translate('editorEdit:conflict.theirs')}
          </Button>
          <Button look="primary" onPress={() => dispatch(editEvents.mineChosen())}>
            {translate('editorEdit:conflict.mine')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Changes that a reload, a crash or a lost connection kept from the host. */
export function RecoveryDialog() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const language = useSelector(selectLanguage);
  const { kept, version, savedText, details, section } = useSelector(selectEdit);
  if (!kept) return null;
  const isOlder = kept.baseVersion !== version;
  const name = (section?.synced ?? details?.draft)?.changedByName ?? '';
  return (
    <Dialog title={translate('editorEdit:recovery.title')} isWide>
      <div className={stack.stack}>
        <p>{translate('editorEdit:recovery.text', { time: formatMoment(kept.at, language) })}</p>
        {isOlder && <p>{translate('editorEdit:recovery.textConflict', { name })}</p>}
        <h3>{translate('editorEdit:recovery.differences')}</h3>
        <Differences before={savedText} after={kept.document} />
        <div className={stack.actions}>
          <Button onPress={() => dispatch(editEvents.keptLeft())}>
            {translate('editorEdit:recovery.discard')}
          </Button>
          <Button look="primary" onPress={() => dispatch(editEvents.keptChosen())}>
            {translate('editorEdit:recovery.use')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
