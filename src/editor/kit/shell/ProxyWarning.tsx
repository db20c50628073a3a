import { TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { proxyFault } from '../session/proxyFault';
import { selectMay } from '../session/sessionSlice';
import styles from './ProxyWarning.module.css';

/** Tells administrators, until the host is set right, that its limits count everybody as one. */
export function ProxyWarning() {
  const translate = useTranslate();
  const isAdministrator = useSelector(selectMay('administrator'));
  const fault = proxyFault();
  if (!fault || !isAdministrator) return null;
  return (
    <div className={styles.warning} role="note" data-testid="proxy-warning">
      <details>
        <summary className={styles.title}>
          <TriangleAlert size={18} className={styles.icon} aria-hidden="true" />
          {translate('editor:proxy.title')}
        </summary>
        <p className={styles.text}>{translate(`editor:proxy.${fault}`)}</p>
      </details>
    </div>
  );
}
