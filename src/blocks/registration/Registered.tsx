import { useTranslate } from '../../texts/TranslateContext';
import { buttonClasses } from '../../ui/Button';
import { ActionControl } from '../ActionControl';
import { usePage } from '../PageContext';
import styles from './Registered.module.css';

/** What remains to do for someone whose number is registered. */
export function Registered() {
  const translate = useTranslate();
  const { hasDownload } = usePage();
  return (
    <div className={styles.done}>
      <p>{translate('blocks:registration.registered')}</p>
      {hasDownload && (
        <ActionControl action={{ type: 'download' }} className={buttonClasses('secondary')}>
          {translate('blocks:registration.continue')}
        </ActionControl>
      )}
    </div>
  );
}
