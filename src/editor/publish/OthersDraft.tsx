import { useDispatch } from 'react-redux';
import type { TemplateDetails } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { editEvents } from '../edit/editSlice';
import { Button } from '../ui/Button';
import styles from './PublishDialog.module.css';

/** Somebody else saved another version since: it is looked at before anything is published. */
export function OthersDraft({ details }: { readonly details: TemplateDetails }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  return (
    <div className={styles.part} role="alert">
      <p className={styles.fault}>{translate('editorEdit:publish.othersDraft')}</p>
      <div>
        <Button onPress={() => dispatch(editEvents.detailsArrived(details))}>
          {translate('editorEdit:publish.openOthers')}
        </Button>
      </div>
    </div>
  );
}
