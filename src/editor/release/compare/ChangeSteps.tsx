import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import styles from './ComparedPages.module.css';
import type { AlignedScroll } from './useAlignedScroll';

/** From change to change in the pictures. */
export function ChangeSteps({ scroll }: { readonly scroll: AlignedScroll }) {
  const translate = useTranslate();
  const { changes, step, toNext, toPrevious } = scroll;
  if (changes === 0) return null;
  return (
    <div className={styles.steps}>
      <span role="status">
        {step !== undefined && translate('editorEdit:pictures.step', { at: step + 1, count: changes })}
      </span>
      <Button
        icon={<ArrowUp aria-hidden="true" />}
        aria-label={translate('editorEdit:pictures.previous')}
        onPress={toPrevious}
      />
      <Button
        icon={<ArrowDown aria-hidden="true" />}
        aria-label={translate('editorEdit:pictures.next')}
        onPress={toNext}
      />
    </div>
  );
}
