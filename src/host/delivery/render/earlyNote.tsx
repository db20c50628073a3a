import { renderToStaticMarkup } from 'react-dom/server';
import type { Translate } from '../../../texts/textKey';
import styles from '../../../ui/Toast.module.css';

/**
 * What a tap is answered with while the page can't act on it yet: it was noticed, and will be done. Stands before the
 * root element, since nothing inside may change before React has found it; the early script shows it.
 */
export const earlyNote = (translate: Translate): string =>
  renderToStaticMarkup(
    <div className={styles.region}>
      <div data-early-note="" hidden role="alert" className={styles.toast}>
        {translate('common:oneMoment')}
      </div>
    </div>,
  );
