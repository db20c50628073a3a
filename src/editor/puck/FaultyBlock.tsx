import type { TemplateFault } from '../../template/fault';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './CanvasBlock.module.css';

/** Stands where a block is that visitors don't see; the check panel says what to mend. */
export function FaultyBlock({ faults }: { readonly faults: readonly TemplateFault[] }) {
  const translate = useTranslate();
  return (
    <div className={styles.faulty}>
      <p className={styles.faultyTitle}>{translate('editorEdit:block.faulty')}</p>
      {faults.map(({ detail }) => (
        <p key={detail} lang="en">
          {detail}
        </p>
      ))}
    </div>
  );
}
